/** What is said between a page of the product and `lettersWorker`: one picture at a time. */

/** What makes letters out, and what it learnt of Spanish. */
export interface Begin {
  wasm: ArrayBuffer
  learnt: Uint8Array<ArrayBuffer>
}

export type Asked = Begin | { picture: ImageBitmap }

/** `failed`: it could not begin, or broke down. */
export type Said = { texto: string } | 'ready' | 'failed'
