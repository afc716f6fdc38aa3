import type { FastifyReply } from 'fastify'

/** Told when whoever called has gone before the answer was sent, or at once when that was before. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed && !raw.writableFinished) gone.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
