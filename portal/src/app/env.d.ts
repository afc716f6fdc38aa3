interface ImportMetaEnv {
  /** The version of the product, for the side menu. */
  readonly APP_VERSION: string
  /** Of the pages before sign-in, which are built once for each. */
  readonly IDIOMA: string
}
