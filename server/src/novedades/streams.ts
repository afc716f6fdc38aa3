/** Who listens to live updates here, by the session that opened each stream. */
export interface Streams {
  /** How often a stream shows that it lives, and looks whether its session does. */
  beatMs: number
  /** A browser has one, shared by its tabs; the oldest of more than a few is ended. */
  keep: (session: string, stream: Stream) => void
  forget: (session: string, stream: Stream) => void
  open: () => number
  /** A server that stops waits for nobody who only listens, nor for who begins to while it does. */
  endAll: () => void
}

interface Stream {
  end: () => void
}

const mostPerSession = 4

export function createStreams(beatMs = 15_000): Streams {
  const streams = new Map<string, readonly Stream[]>()
  const all = () => [...streams.values()].flat()
  let isOver = false
  return {
    beatMs,
    keep(session, stream) {
      if (isOver) {
        stream.end()
        return
      }
      const kept = [...(streams.get(session) ?? []), stream]
      streams.set(session, kept)
      if (kept.length > mostPerSession) kept[0]?.end()
    },
    forget(session, stream) {
      const rest = (streams.get(session) ?? []).filter((each) => each !== stream)
      if (rest.length > 0) streams.set(session, rest)
      else streams.delete(session)
    },
    open: () => all().length,
    endAll() {
      isOver = true
      for (const stream of all()) stream.end()
    },
  }
}
