import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { RowOpener } from '@portal/ui/table/RowTitle.tsx'
import { useState } from 'react'
import { QueHizo } from './QueHizo.tsx'
import { estadoDe, type Tarea } from './tarea.ts'
import { TareaChip } from './TareaChip.tsx'
import { TareaDialog } from './TareaDialog.tsx'
import { useEjecutar } from './useEjecutar.ts'
import { useTareaTexts } from './useTareaTexts.ts'

interface TareaRowProps {
  tarea: Tarea
  onWaits: (waits: boolean) => void
}

/** One job: what it is for, how it went and when it goes again; its name opens the rest. */
export const TareaRow = ({ tarea, onWaits }: TareaRowProps) => {
  const t = useTexts()
  const { nombre, paraQue, ultima, proxima } = useTareaTexts()
  const [open, setOpen] = useState(false)
  // Here, so that a run is followed to its end when its detail is closed meanwhile.
  const ejecucion = useEjecutar(tarea, onWaits)
  const estado = ejecucion.waits ? 'corriendo' : estadoDe(tarea)
  return (
    <tr className="relative shades">
      <th scope="row">
        <RowOpener onClick={() => setOpen(true)}>{nombre(tarea.tarea)}</RowOpener>
        <span className="block soft">{paraQue(tarea.tarea)}</span>
        {open && (
          <TareaDialog tarea={tarea} estado={estado} ejecucion={ejecucion} onClose={() => setOpen(false)} />
        )}
      </th>
      <td data-label={t('tareas.columnas.estado')}>
        <TareaChip estado={estado} />
      </td>
      <td data-label={t('tareas.columnas.ultima')}>{ultima(tarea)}</td>
      <td data-label={t('tareas.columnas.hecho')}>
        <QueHizo tarea={tarea} />
      </td>
      <td data-label={t('tareas.columnas.proxima')}>{proxima(tarea)}</td>
    </tr>
  )
}
