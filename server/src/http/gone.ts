import type { FastifyReply } from 'fastify'

/**
 * Told when whoever called has gone before the answer was sent, or at once when that was before. `matters` says whether
 * that stops anything by then.
 */
export function goneSignal({ raw }: FastifyReply, matters = () => true): AbortSignal {
  const gone = new AbortController()
  const left = () => {
    if (!raw.writableFinished && matters()) gone.abort()
  }
  if (raw.destroyed) left()
  raw.once('close', left)
  return gone.signal
}
