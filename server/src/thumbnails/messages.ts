/** What is said between the server and `drawProgram`. */

export interface Asked {
  mediatype: string
  bytes: Uint8Array
}

export interface Answered {
  /** A WebP; nothing when the bytes are none that it can draw. */
  picture: Uint8Array | undefined
}
