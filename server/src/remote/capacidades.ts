import { Refusal, refuse } from '@portal/contract'
import type { Perfil } from '../perfiles/perfil.ts'

/** What a remote turned out not to know, so that it is not asked again and again. */
export interface Capacidades {
  /** Asks for an operation; throws without asking where it is known to be none of the remote's. */
  asked: <Result>(operation: string, ask: () => Promise<Result>) => Promise<Result>
  /** Operations that are none of its. */
  absent: () => string[]
}

/** Whoever runs the remote may teach it something. */
const forgottenMs = 10 * 60_000

/** As its profile says: `never` are those that it does not know, `conoce` those that it is sure to. */
export function createCapacidades({
  sinOperaciones: never,
  conoce,
}: Pick<Perfil, 'sinOperaciones' | 'conoce'>): Capacidades {
  const until = new Map<string, number>()
  const has = new Set(Object.keys(conoce))
  /** The first time that something is asked for: others wait for what comes of it. */
  const trying = new Map<string, Promise<unknown>>()

  const isAbsent = (operation: string) =>
    never.includes(operation) || (until.get(operation) ?? 0) > Date.now()

  async function noted<Result>(operation: string, ask: () => Promise<Result>): Promise<Result> {
    try {
      const result = await ask()
      has.add(operation)
      until.delete(operation)
      return result
    } catch (error) {
      if (error instanceof Refusal && error.is('UNKNOWN_OPERATION')) {
        has.delete(operation)
        until.set(operation, Date.now() + forgottenMs)
      }
      throw error
    }
  }

  return {
    async asked(operation, ask) {
      const before = trying.get(operation)
      if (before) await before
      if (isAbsent(operation)) throw refuse('UNKNOWN_OPERATION')
      if (has.has(operation) || trying.has(operation)) return noted(operation, ask)
      const first = noted(operation, ask)
      trying.set(
        operation,
        first.then(
          () => undefined,
          () => undefined,
        ),
      )
      try {
        return await first
      } finally {
        trying.delete(operation)
      }
    },
    absent: () => [...new Set([...never, ...[...until.keys()].filter(isAbsent)])].sort(),
  }
}
