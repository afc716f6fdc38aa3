import type { Codigo } from '@portal/contract/codigos.ts'

/** What is said between a page of the product and `lettersWorker`: one picture at a time. */

/** What makes letters out, and what it learnt of Spanish. */
export interface Begin {
  wasm: ArrayBuffer
  learnt: Uint8Array<ArrayBuffer>
}

/** `dorsoDe`: the day on which a card's lines for machines are asked for, and nothing else of the picture. */
export interface Look {
  picture: ImageBitmap
  dorsoDe?: string
}

export type Asked = Begin | Look

/** `failed`: it could not begin, or broke down. */
export type Said = { texto: string } | { dorso: Codigo | undefined } | 'ready' | 'failed'
