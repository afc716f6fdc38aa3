import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../app.ts'

/** This tab, among those of all who review. */
const pestania = crypto.randomUUID()

/** Half of what it holds for: one renewal may get lost. */
const renewEveryMs = 60_000

const free = () =>
  void call('MirarDocumentos', { pestania, documentoids: [] }, { keepalive: true }).catch(() => undefined)

/**
 * Holds the document on screen, and the one that is drawn behind it, for as long as somebody looks. Answers who else looks
 * at the first, and which were found in somebody else's hands so far.
 */
export const useMirada = (current: string, next: string | undefined) => {
  const documentoids = next === undefined || next === current ? [current] : [current, next]
  const { data } = useQuery({
    ...operationQuery('MirarDocumentos', { pestania, documentoids }),
    // What was held a moment ago was let go of since: it is asked for anew each time.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: renewEveryMs,
  })
  const mirando = data?.records.find(({ documentoid }) => documentoid === current)?.mirando ?? null
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map())
  const nextTaken = data?.records.find(({ documentoid }) => documentoid === next)?.mirando
  if (next !== undefined && nextTaken != null && taken.get(next) !== nextTaken)
    setTaken(new Map([...taken, [next, nextTaken]]))

  useEffect(() => {
    window.addEventListener('pagehide', free)
    return () => {
      window.removeEventListener('pagehide', free)
      free()
    }
  }, [])
  return { mirando, taken }
}
