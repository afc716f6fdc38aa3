import { VehiculoDibujado } from '@portal/parts/vehiculos/VehiculoDibujado.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { DespuesDeGuardar } from './DespuesDeGuardar.tsx'

interface JuntoAlFormularioProps {
  form: UseFormReturn
  tiporecurso: 'chofer' | 'dominio'
  nuevo: boolean
}

/** What follows from what is filled in: how it looks, and what it will be asked for. */
export const JuntoAlFormulario = ({ form, tiporecurso, nuevo }: JuntoAlFormularioProps) => (
  <div className="stack gap-16 if-any">
    {tiporecurso === 'dominio' && <VehiculoDibujado form={form} />}
    {nuevo && <DespuesDeGuardar form={form} tiporecurso={tiporecurso} />}
  </div>
)
