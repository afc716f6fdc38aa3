import type { CodigoCrudo } from '@portal/contract/giros.ts'

/** What is said between a page and `codesWorker`: one picture at a time. */

export interface Look {
  picture: ImageBitmap
  pdf417: boolean
  qr: boolean
  /** So long another look may begin. */
  patienceMs: number
  /** Degrees. */
  upTo: number
}

export type Asked = { wasm: ArrayBuffer } | Look

/** `failed`: what reads codes could not begin, or broke down. */
export type Said = { codes: CodigoCrudo[] } | 'ready' | 'failed'
