import { Refusal } from '@portal/contract'
import { shrinkPicture } from '@portal/ui/fields/files/shrinkPicture.ts'
import { keptShared, type SharedFile } from '@portal/ui/kept/keptShared.ts'
import { usePerson } from '@portal/ui/kept/person.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadFile } from '../../campos/uploadFile.ts'

export interface Llegada {
  done: number
  of: number
}

/** What other apps shared with this person's portal, on this device: it is brought in, or put away, by their press. */
export const useCompartidos = () => {
  const person = usePerson()
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
    // What can't be drawn goes as it came: the server says what is wrong with it.
    const travels = await shrinkPicture(file).catch(() => file)
    const { archivoid } = await uploadFile(travels, { idempotencyKey: id })
    await recibir.mutateAsync({
      origen: 'compartido',
      entradas: [{ entrega: id, archivos: [archivoid], values: {}, certeza: 'sin ubicar', porques: [] }],
    })
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
