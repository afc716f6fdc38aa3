interface Archivo {
  readonly path: string
  /** As `fetch` takes it: `sha256-…`. */
  readonly integrity: string
}

/** The build puts it in wherever its name stands: so that is here alone. */
declare const CODIGO: {
  /** Of this very build. */
  readonly version: string
  /** Each fingerprinted file of the app. */
  readonly files: readonly Archivo[]
  /** The app's page. */
  readonly page: Archivo
}

export const codigo = CODIGO
