import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { useId } from 'react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { QueHizo } from './QueHizo.tsx'
import { esCorreo, type EstadoTarea, type Tarea } from './tarea.ts'
import { TareaChip } from './TareaChip.tsx'
import styles from './tareaDialog.module.css'
import type { Ejecucion } from './useEjecutar.ts'
import { useTareaTexts } from './useTareaTexts.ts'

interface TareaDialogProps {
  tarea: Tarea
  estado: EstadoTarea
  ejecucion: Ejecucion
  onClose: () => void
}

/** One job: what it is for, how it went and why it failed, and running it now. */
export const TareaDialog = ({ tarea, estado, ejecucion, onClose }: TareaDialogProps) => {
  const t = useTexts()
  const id = useId()
  const { nombre, paraQue, ultima, proxima } = useTareaTexts()
  const mayRun = useEsAdministrador() && !esCorreo(tarea)
  const { waits, late, failed, problem, busy, ejecutar } = ejecucion
  const { ultimo_error, fallidos } = tarea
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={560}>
      <DialogTitle id={id}>{nombre(tarea.tarea)}</DialogTitle>
      <DialogBody>
        <div className={`stack gap-16 ${styles.body}`}>
          <p>
            <TareaChip estado={estado} />
          </p>
          <p className="small soft">{paraQue(tarea.tarea)}</p>
          <DataList
            data={[
              { label: t('tareas.columnas.ultima'), value: ultima(tarea) },
              { label: t('tareas.columnas.hecho'), value: <QueHizo tarea={tarea} /> },
              { label: t('tareas.columnas.proxima'), value: proxima(tarea) },
            ]}
          />
          {ultimo_error !== null && (
            <p className={styles.error}>
              {t(esCorreo(tarea) ? 'tareas.errorCorreo' : 'tareas.error')}: «
              <span lang="en">{ultimo_error}</span>»
            </p>
          )}
          {esCorreo(tarea) && fallidos > 0 && (
            <p>
              <TextLink href={rutas.correos({ estado: 'fallido' })}>{t('tareas.verCorreos')}</TextLink>
            </p>
          )}
          <p role="status" className="if-any small soft" data-bad={failed || problem ? true : undefined}>
            {problem
              ? problem.message
              : failed
                ? t('tareas.ejecutar.fallo')
                : late
                  ? t('tareas.ejecutar.demora')
                  : waits
                    ? t('tareas.ejecutar.enCola')
                    : ''}
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
        {mayRun && (
          <Button kind="solid" busy={busy} onClick={ejecutar}>
            {t(busy ? 'tareas.ejecutar.corriendo' : 'tareas.ejecutar.accion')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
