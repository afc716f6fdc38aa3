import type { FastifyBaseLogger } from 'fastify'

/** Where lines go: to the standard output, to somebody who reads them, or nowhere. */
export type LogTo = boolean | { write: (line: string) => void }

/** What may be logged with: lines of JSON that carry the request's id. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
