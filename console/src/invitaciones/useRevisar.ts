import { maxLineas } from '@portal/contract/invitaciones.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Linea } from './invitacion.ts'

const none: readonly Linea[] = []
const pauseMs = 300

/** So many of the lines as go at a time, as they stand once nobody types for a moment, and what was told of them. */
export function useRevisar(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const all = settled.split(/\r?\n/)
  const lineas = all.slice(0, maxLineas)
  const empty = settled.trim() === ''
  const { data, error, isFetching } = useQuery({
    ...operationQuery('RevisarInvitaciones', { lineas }),
    enabled: !empty,
    placeholderData: keepPreviousData,
  })
  return {
    records: empty ? none : (data?.records ?? none),
    error: empty ? null : error,
    lineas,
    tooMany: all.length > maxLineas,
    /** What is shown is about what stands in the field. */
    current: !isFetching && settled === text,
  }
}
