import type { FastifyBaseLogger } from 'fastify'

/** What may be logged with: lines of JSON that carry the request's id. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
