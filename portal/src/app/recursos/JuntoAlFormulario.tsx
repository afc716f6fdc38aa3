import { VehiculoDibujado } from '@portal/parts/vehiculos/VehiculoDibujado.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { DespuesDeGuardar } from './DespuesDeGuardar.tsx'
import styles from './pedidos.module.css'

interface JuntoAlFormularioProps {
  form: UseFormReturn
  tiporecurso: 'chofer' | 'dominio'
  nuevo: boolean
}

/** What follows from what is filled in: how it looks, and what it will be asked for. */
export const JuntoAlFormulario = ({ form, tiporecurso, nuevo }: JuntoAlFormularioProps) => (
  <div className={styles.beside}>
    {tiporecurso === 'dominio' && <VehiculoDibujado form={form} />}
    {nuevo && <DespuesDeGuardar form={form} tiporecurso={tiporecurso} />}
  </div>
)
