import { operationQuery } from '@portal/ui/app/queries.ts'
import { usePerson } from '@portal/ui/kept/person.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Ask } from './cuenta.ts'
import { agregarHojas, loteDe, suscribirLote } from './lote.ts'

/** The bundle of whoever is signed in, and how files are added to it. */
export const useLote = () => {
  const person = usePerson()
  const queryClient = useQueryClient()
  const lote = useSyncExternalStore(suscribirLote, () => loteDe(person))
  const ask: Ask = (name, input) => queryClient.query(operationQuery(name, input))
  const isOpen = lote !== undefined && lote.hojas.length > 0
  // Closing the tab would lose what was read.
  useEffect(() => {
    if (!isOpen) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOpen])
  return { lote, agregar: (files: readonly File[]) => agregarHojas(person, files, ask) }
}
