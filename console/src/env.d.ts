interface ImportMetaEnv {
  /** The version of the product, for the side menu. */
  readonly APP_VERSION: string
}
