import type { Palabra } from '@portal/contract/lugar.ts'

/** What is said between a page of the product and `pdfWorker`: one thing is asked at a time. */

export type Asked =
  | { ask: 'open'; bytes: Uint8Array }
  /** Of a page turned by so many degrees: its width by its height. */
  | { ask: 'ratio'; number: number; rotation: number }
  /** As wide as that in pixels of the screen, or as wide as its height allows. */
  | { ask: 'draw'; number: number; rotation: number; width: number }
  | { ask: 'text'; number: number }
  /** Where on the page its text stands, as it lies unturned. */
  | { ask: 'words'; number: number }

export interface Answers {
  open: number
  ratio: number
  draw: ImageBitmap
  text: string
  words: Palabra[]
}

/** `ready` once its script is there, before anything is asked. */
export type Said = 'ready' | { answer: Answers[keyof Answers] } | 'failed'
