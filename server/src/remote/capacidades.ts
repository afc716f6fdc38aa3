import { carrierOperations, Refusal, refuse } from '@portal/contract'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { vtiger } from '../dialects/vtiger.ts'

/** What a remote turned out not to know, so that it is not asked again and again. */
export interface Capacidades {
  /** Asks for something that it may not know; throws without asking where it is known not to. */
  asked: <Result>(question: Question, ask: () => Promise<Result>) => Promise<Result>
  /** What its `ping` told of the rest. */
  greeted: (greeting: Greeting) => void
  /** Operations that are none of its. */
  absent: () => string[]
}

/**
 * The operations that it names; `all` where it knows `ping` and names none, `none` where it says that it doesn't know it,
 * and `dumb` where it says nothing at all: such a one answers any other call that it doesn't know with nothing too.
 */
export type Greeting = readonly string[] | 'all' | 'none' | 'dumb'

/** An operation, and of one that answers about many things, about which: one absent pick list is one absent pick list. */
export interface Question {
  operation: string
  about?: string | undefined
}

/** Whoever runs the remote may teach it something. */
const forgottenMs = 10 * 60_000

/** What every back office of before this product was written for. */
const ofTheSeed = new Set(Object.keys(vtiger.conoce))

/** Asked for whatever the greeting: what whoever has no session may do, and the greeting itself. */
const askedAnyway: ReadonlySet<string> = new Set([
  'ping',
  ...Object.entries<CarrierOperation>(carrierOperations).flatMap(([name, { access }]) =>
    access === 'publico' ? [name] : [],
  ),
])

/** What has another answer here: nobody is offered it, and a no costs nothing. */
export const hasAnother: ReadonlySet<string> = new Set([
  'ContarFaltantes',
  'ListDocumentos',
  'UnidadesDelDia',
])

/**
 * As its profile says: `never` are those that it does not know, `conoce` those that it is sure to. Of the others `ping`
 * decides: a remote that does not know it knows none of what this product added, unless its profile names it.
 */
export function createCapacidades({
  sinOperaciones: never,
  conoce,
}: Pick<Dialect, 'sinOperaciones' | 'conoce'>): Capacidades {
  const until = new Map<string, number>()
  const has = new Set(Object.keys(conoce))
  /** The first time that something is asked for: others wait for what comes of it. */
  const trying = new Map<string, Promise<unknown>>()
  let greeting: { of: Greeting; until: number } | undefined

  const isAbsent = ({ operation, about }: Question) =>
    never.includes(operation) ||
    [operation, keyOf({ operation, about })].some((key) => (until.get(key) ?? 0) > Date.now()) ||
    isUntold(operation)

  /** What it greeted without. */
  function isUntold(operation: string): boolean {
    if (greeting === undefined || greeting.until < Date.now() || greeting.of === 'all') return false
    if (askedAnyway.has(operation) || ofTheSeed.has(operation) || operation in conoce) return false
    return hasAnother.has(operation)
      ? greeting.of === 'dumb'
      : typeof greeting.of === 'string' || !greeting.of.includes(operation)
  }

  async function noted<Result>(question: Question, ask: () => Promise<Result>): Promise<Result> {
    const key = keyOf(question)
    try {
      const result = await ask()
      has.add(key)
      until.delete(key)
      return result
    } catch (error) {
      if (error instanceof Refusal && error.is('UNKNOWN_OPERATION')) {
        has.delete(key)
        until.set(key, Date.now() + forgottenMs)
      }
      throw error
    }
  }

  return {
    async asked(question, ask) {
      const key = keyOf(question)
      const before = trying.get(key)
      if (before) await before
      if (isAbsent(question)) throw refuse('UNKNOWN_OPERATION')
      if (has.has(key) || trying.has(key)) return noted(question, ask)
      const first = noted(question, ask)
      trying.set(
        key,
        first.then(
          () => undefined,
          () => undefined,
        ),
      )
      try {
        return await first
      } finally {
        trying.delete(key)
      }
    },
    greeted(of) {
      greeting = { of, until: Date.now() + forgottenMs }
    },
    absent: () =>
      [...new Set([...never, ...Object.keys(carrierOperations)])]
        .filter((operation) => isAbsent({ operation }))
        .sort(),
  }
}

const keyOf = ({ operation, about }: Question) => (about === undefined ? operation : `${operation} ${about}`)
