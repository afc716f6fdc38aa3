import { useEffect, useRef, useState } from 'react'
import { receiveZip } from './receiveZip.ts'

/** What is told of a ZIP before it comes. */
interface ToldZip {
  url: string
  /** What it is saved as. */
  name: string
  files: number
  /** Of the files together; nothing where nobody said. */
  bytes: number | undefined
}

type ZipState =
  | { is: 'idle' | 'asking' | 'saved' | 'handedOver' }
  | { is: 'coming'; bytes: number; of: number; files: number }
  | { is: 'failed'; why: unknown }

interface Manner {
  /** More than this is the browser's own to receive: here all of it would be in memory at once. */
  maxHereBytes: number
  /** Whether it comes to its end when nobody looks at it any more. */
  goesOn: boolean
}

const save = (url: string, name: string) =>
  Object.assign(document.createElement('a'), { href: url, download: name }).click()

/**
 * A ZIP that is asked for, received and given to the person, and how far it is. `ask` throws what keeps it from coming;
 * nothing leaves the screen, whatever is answered.
 */
export function useZip({ maxHereBytes, goesOn }: Manner) {
  const [state, setState] = useState<ZipState>({ is: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => (goesOn ? undefined : leaving.current?.abort()), [goesOn])

  const take = async (ask: () => Promise<ToldZip>) => {
    const abort = new AbortController()
    leaving.current = abort
    setState({ is: 'asking' })
    try {
      const { url, name, files, bytes } = await ask()
      if (bytes === undefined || bytes > maxHereBytes) {
        save(url, name)
        setState({ is: 'handedOver' })
        return
      }
      const zip = await receiveZip(url, {
        signal: abort.signal,
        onBytes: (come) => setState({ is: 'coming', bytes: come, of: bytes, files }),
      })
      const here = URL.createObjectURL(zip)
      save(here, name)
      setTimeout(() => URL.revokeObjectURL(here), 60_000)
      setState({ is: 'saved' })
    } catch (why) {
      if (!abort.signal.aborted) setState({ is: 'failed', why })
    }
  }
  return { state, busy: state.is === 'asking' || state.is === 'coming', take }
}
