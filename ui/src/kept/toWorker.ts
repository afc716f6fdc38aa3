/** What an app says to its service worker. */
export type ToWorker =
  /** Somebody is signed in: from now on the code is kept. */
  | { what: 'keep'; idioma: string }
  /** Somebody signed out. */
  | { what: 'forget' }
