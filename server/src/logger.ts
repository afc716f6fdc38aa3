import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** Where lines go: to the standard output, to somebody who reads them, or nowhere. */
export type LogTo = boolean | { write: (line: string) => void }

/** What may be logged with: lines of JSON that carry the request's id. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

interface Described {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/** A chain of causes is told so far. */
const mostCauses = 4

/**
 * What the log says of an error: where it was and what kind it is. What else hangs on it, it may have of somebody:
 * PostgreSQL's carry whole rows, and quote in their sentences what was typed.
 */
export function describeError(error: unknown, causes = mostCauses): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const isDatabase = error instanceof pg.DatabaseError
  const message = isDatabase && !isOurs(error) ? unquoted(error.message) : error.message
  return {
    type: error.name,
    message,
    stack: `${message}\n${framesOf(error)}`,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(isDatabase && { table: error.table, column: error.column, constraint: error.constraint }),
    ...(error.cause !== undefined && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  }
}

/** Of a statement that is wrong as it is written: the names in it are those of our tables. */
const isOurs = ({ code = '' }: pg.DatabaseError): boolean => code.startsWith('42')

const unquoted = (sentence: string): string => sentence.replace(/"[^"]*"?/g, '"…"')

/** Without the sentence that a stack begins with. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
