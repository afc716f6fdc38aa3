import type { FastifyReply } from 'fastify'

/** Told when whoever called has gone before the answer was sent. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
