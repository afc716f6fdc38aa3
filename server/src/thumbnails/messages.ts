/** What is said between the server and `drawProgram`. */

export interface Asked {
  mediatype: string
  bytes: Uint8Array
}

export interface Drawn {
  /** A WebP; nothing when it can't be drawn. */
  picture: Uint8Array | undefined
}
