import { Refusal } from '@portal/contract/refusals.ts'
import { keptShared, type SharedFile } from '@portal/ui/kept/keptShared.ts'
import { usePerson } from '@portal/ui/kept/person.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadFile } from '../../campos/uploadFile.ts'
import { leerAparte } from '../../lote/leerAparte.ts'
import { enviar, type Recibida } from '../../lote/lote.ts'

export interface Llegada {
  done: number
  of: number
}

/** What other apps shared with this person's portal, on this device: it is brought in, or put away, by their press. */
export const useCompartidos = () => {
  const person = usePerson()
  const queryClient = useQueryClient()
  const recibir = useWrite('RecibirEntradas', { refreshBehind: true })
  const { data: shared = [], refetch } = useQuery({
    queryKey: ['compartidos', person],
    queryFn: () => keptShared.of(person),
    // The device answers, whatever the line does.
    networkMode: 'always',
    staleTime: 0,
  })
  const [llegada, setLlegada] = useState<Llegada>()
  /** Why one did not come in, by its id. */
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())

  const bringOne = async ({ id, file }: SharedFile) => {
    const papers = await leerAparte(file, (name, input) => queryClient.query(operationQuery(name, input)))
    const receive = (input: Recibida) => recibir.mutateAsync(input)
    for (const [i, { papel, hojas }] of papers.entries())
      await enviar({ entrega: await nameOf(id, i), archivos: [] }, papel, hojas, 'compartido', receive)
    if (papers.length === 0) {
      // What can't be read goes as it came: the server says what is wrong with it.
      const { archivoid } = await uploadFile(file, { idempotencyKey: id })
      await receive({
        origen: 'compartido',
        entradas: [
          {
            entrega: id,
            archivos: [archivoid],
            values: {},
            certeza: 'sin ubicar',
            porques: [],
            candidatos: [],
          },
        ],
      })
    }
    await keptShared.forget(id)
  }

  return {
    shared,
    llegada,
    problems,
    bring: async () => {
      const failed = new Map<string, string>()
      for (const [done, each] of shared.entries()) {
        setLlegada({ done, of: shared.length })
        try {
          await bringOne(each)
        } catch (error) {
          failed.set(each.id, error instanceof Error ? error.message : String(error))
          // Without a line, or without a session, the others would fare alike.
          if (!(error instanceof Refusal) || error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED')) break
        }
      }
      setLlegada(undefined)
      setProblems(failed)
      await refetch()
    },
    forget: async () => {
      for (const { id } of shared) await keptShared.forget(id)
      setProblems(new Map())
      await refetch()
    },
  }
}

/** Of each paper of a file its own name, the same whenever it is brought in again. */
const nameOf = async (id: string, i: number): Promise<string> => {
  if (i === 0) return id
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${id} ${i}`))
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // As RFC 9562 writes one that is made of something else.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
