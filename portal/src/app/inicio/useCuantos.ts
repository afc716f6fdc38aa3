import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQueries } from '@tanstack/react-query'
import type { Grupo } from './grupos.ts'

/**
 * For how many each paper of several is asked: the first few things to do need not name all of them. Of one that was rejected
 * those that are named were rejected together.
 */
export const useCuantos = (grupos: readonly Grupo[]): ((grupo: Grupo) => number) => {
  const asked = grupos.filter(
    ({ juntas, tareas: [first] }) => juntas && first.mes !== true && first.estado !== 'rechazado',
  )
  const answers = useQueries({
    queries: asked.map(({ tareas: [{ tipodocumentoid }] }) =>
      operationQuery('RecursosDelTipo', { tipodocumentoid }),
    ),
  })
  return (grupo) => {
    const [first] = grupo.tareas
    const alike = answers[asked.indexOf(grupo)]?.data?.records.filter(
      ({ estado, fecha_vencimiento, renovacion }) =>
        estado === first.estado &&
        (fecha_vencimiento ?? null) === (first.fecha_vencimiento ?? null) &&
        renovacion !== true,
    )
    return Math.max(grupo.tareas.length, alike?.length ?? 0)
  }
}
