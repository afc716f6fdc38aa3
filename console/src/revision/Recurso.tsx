import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import type { VehiculoDibujable } from '@portal/parts/vehiculos/drawingOf.ts'
import styles from '../piezas/celda.module.css'
import { DeQuien, type Recurso as DeUnRecurso } from '../piezas/DeQuien.tsx'

interface Fila extends DeUnRecurso, VehiculoDibujable {
  marca: string | null
  modelo: string | null
}

/** Whose it is in a row; of a vehicle also how it looks, and its make. */
export const Recurso = ({ marca, modelo, ...row }: Fila) =>
  row.tiporecurso !== 'dominio' ? (
    <DeQuien {...row} />
  ) : (
    <span className={styles.vehicle}>
      <DeQuien {...row} />
      <Silueta dominio={row} height={24} />
      <span className={styles.make}>{[marca, modelo].filter(Boolean).join(' ')}</span>
    </span>
  )
