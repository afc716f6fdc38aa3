import type { Kept } from '../kept/kept.ts'

/** A write that waits for the line. */
export interface WaitingWrite {
  /** Its idempotency key: however often it leaves, it is done once. */
  readonly key: string
  readonly operation: string
  readonly input: unknown
  /** Who wrote it; nobody else sends it. */
  readonly person: string
  /** As people call it: «Datos de Llanos, Óscar». */
  readonly what: string
  /** What it changes. A newer one about the same takes its place, unless it may have arrived. */
  readonly about: string
  /** The screen where it was written. */
  readonly href: string
  /** It left once, and how that ended is not known. */
  readonly left: boolean
  /** Why it was not taken. */
  readonly refused?: string
}

const isWaitingWrite = (value: unknown): value is WaitingWrite =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'operation', 'person', 'what', 'about', 'href'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** What an earlier page of this tab left; anything else in its place is nothing. */
export const readWaitingWrites = (store: Kept): WaitingWrite[] => {
  try {
    const kept: unknown = JSON.parse(store.read() ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaitingWrite) : []
  } catch {
    return []
  }
}

/** In this tab alone, and only what the person wrote: no answer of the server. */
export const keepWaitingWrites = (store: Kept, waitingWrites: readonly WaitingWrite[]) => {
  if (waitingWrites.length === 0) store.forget()
  else store.write(JSON.stringify(waitingWrites))
}
