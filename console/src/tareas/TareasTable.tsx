import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { estadoDe, type Tarea } from './tarea.ts'
import { TareaRow } from './TareaRow.tsx'
import styles from './tareas.module.css'

/** What needs an eye first. */
const order = ['fallo', 'atrasada', 'corriendo', 'nunca', 'bien'] as const

const columns = ['tarea', 'estado', 'ultima', 'hecho', 'proxima'] as const

interface TareasTableProps {
  tareas: readonly Tarea[]
  onWaits: (waits: boolean) => void
}

/** Every job; on a phone each is a block of its own. */
export const TareasTable = ({ tareas, onWaits }: TareasTableProps) => {
  const t = useTexts()
  const place = (tarea: Tarea) => order.indexOf(estadoDe(tarea))
  return (
    <table aria-label={t('tareas.tabla')} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`tareas.columnas.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tareas
          .toSorted((one, other) => place(one) - place(other))
          .map((tarea) => (
            <TareaRow key={tarea.tarea} tarea={tarea} onWaits={onWaits} />
          ))}
      </tbody>
    </table>
  )
}
