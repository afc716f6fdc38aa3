import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { esCorreo, type Tarea } from './tarea.ts'

/** What the last run got done and what not. Of one that never ended, or failed, there is nothing to say. */
export const QueHizo = ({ tarea }: { tarea: Tarea }) => {
  const t = useTexts()
  const { ultimo_fin, ultimo_error, hechos, fallidos } = tarea
  if (!esCorreo(tarea) && (ultimo_fin === null || ultimo_error !== null)) return '—'
  const [done, undone] = esCorreo(tarea)
    ? (['tareas.correos', 'tareas.correosFallidos'] as const)
    : (['tareas.hechos', 'tareas.fallidos'] as const)
  return (
    <>
      {t(done, { count: hechos, n: formatNumber(hechos) })}
      {fallidos > 0 && (
        <>
          {', '}
          <b>{t(undone, { count: fallidos, n: formatNumber(fallidos) })}</b>
        </>
      )}
    </>
  )
}
