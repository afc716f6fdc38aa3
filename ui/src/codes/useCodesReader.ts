import { useEffect, useState } from 'react'
import type { CodesReader } from './openReader.ts'

/** A reader of codes for as long as what asks for it is shown: had when there is something to read, and ended with it. */
export const useCodesReader = () => {
  const [held] = useState(holdReader)
  useEffect(() => {
    held.begin()
    return held.end
  }, [held])
  return held
}

function holdReader() {
  let opened: Promise<CodesReader> | undefined
  let over = false
  /** The next one asks for it anew. */
  const forget = () => {
    opened = undefined
  }
  return {
    get: () => (opened ??= import('./openReader.ts').then(({ openReader }) => openReader())),
    forget,
    isOver: () => over,
    begin: () => {
      over = false
    },
    end: () => {
      over = true
      void opened?.then(
        (reader) => reader.end(),
        () => undefined,
      )
      forget()
    },
  }
}
