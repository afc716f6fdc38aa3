import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { rutas } from '../rutas.ts'
import { QueHizo } from './QueHizo.tsx'
import { esCorreo, estadoDe, type Tarea } from './tarea.ts'
import { TareaChip } from './TareaChip.tsx'
import styles from './tareas.module.css'
import { useEjecutar } from './useEjecutar.ts'
import { useTareaTexts } from './useTareaTexts.ts'

interface TareaRowProps {
  tarea: Tarea
  mayRun: boolean
  onWaits: (waits: boolean) => void
}

/** One job: what it is for, how it went, when it goes again, and what to do where it did not. */
export const TareaRow = ({ tarea, mayRun, onWaits }: TareaRowProps) => {
  const t = useTexts()
  const { nombre, paraQue } = useTareaTexts()
  const { waits, late, failed, problem, busy, ejecutar } = useEjecutar(tarea, onWaits)
  const { ultimo_fin, ultimo_error, proxima } = tarea
  const estado = waits ? 'corriendo' : estadoDe(tarea)
  const name = nombre(tarea.tarea)
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <span>{paraQue(tarea.tarea)}</span>
        {ultimo_error !== null && (
          <span className={styles.error}>
            {t(esCorreo(tarea) ? 'tareas.errorCorreo' : 'tareas.error')}: «
            <span lang="en">{ultimo_error}</span>»
            {esCorreo(tarea) && tarea.fallidos > 0 && (
              <>
                {' '}
                <TextLink href={rutas.correos({ estado: 'fallido' })}>{t('tareas.verCorreos')}</TextLink>
              </>
            )}
          </span>
        )}
      </th>
      <td data-label={t('tareas.columnas.estado')}>
        <TareaChip estado={estado} />
      </td>
      <td data-label={t('tareas.columnas.ultima')}>
        {ultimo_fin !== null
          ? formatDateTime(ultimo_fin)
          : t(esCorreo(tarea) ? 'tareas.ninguno' : 'tareas.nunca')}
      </td>
      <td data-label={t('tareas.columnas.hecho')}>
        <QueHizo tarea={tarea} />
      </td>
      <td data-label={t('tareas.columnas.proxima')}>
        {proxima === null ? t('tareas.continua') : formatDateTime(proxima)}
      </td>
      {mayRun && (
        <td className={styles.action}>
          {!esCorreo(tarea) && (
            <Button
              size="small"
              busy={busy}
              aria-label={`${t(busy ? 'tareas.ejecutar.corriendo' : 'tareas.ejecutar.accion')}: ${name}`}
              onClick={ejecutar}
            >
              {t(busy ? 'tareas.ejecutar.corriendo' : 'tareas.ejecutar.accion')}
            </Button>
          )}
          <span role="status" className={styles.how} data-bad={failed || problem ? true : undefined}>
            {problem
              ? problem.message
              : failed
                ? t('tareas.ejecutar.fallo')
                : late
                  ? t('tareas.ejecutar.demora')
                  : waits
                    ? t('tareas.ejecutar.enCola')
                    : ''}
          </span>
        </td>
      )}
    </tr>
  )
}
