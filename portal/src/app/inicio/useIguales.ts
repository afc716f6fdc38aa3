import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQueries } from '@tanstack/react-query'
import type { Tarea } from './grupos.ts'

type Recurso = Answer<'RecursosDelTipo'>['records'][number]

/**
 * Whose paper of several stands as that of a task does: the first few things to do need not name all of them. Absent until it is
 * known. Of one that was rejected, those that are named were rejected together.
 */
export const useIguales = (
  tareas: readonly Tarea[],
  operacionid: string | undefined,
): ((tarea: Tarea) => readonly Recurso[]) | undefined => {
  const isAsked = ({ compartido, mes, estado }: Tarea) =>
    // Who takes part in an operacion is not told of all: the tasks that are named are.
    operacionid === undefined && compartido === true && mes !== true && estado !== 'rechazado'
  const tipos = [...new Set(tareas.filter(isAsked).map(({ tipodocumentoid }) => tipodocumentoid))]
  const answers = useQueries({
    queries: tipos.map((tipodocumentoid) => operationQuery('RecursosDelTipo', { tipodocumentoid })),
  })
  // Without a line it does not become known.
  if (answers.some(({ isPending, isPaused }) => isPending && !isPaused)) return undefined
  return (tarea) =>
    (isAsked(tarea) ? answers[tipos.indexOf(tarea.tipodocumentoid)]?.data?.records : undefined)?.filter(
      ({ estado, fecha_vencimiento, renovacion }) =>
        estado === tarea.estado &&
        (fecha_vencimiento ?? null) === (tarea.fecha_vencimiento ?? null) &&
        renovacion !== true,
    ) ?? []
}
