import Box from '@mui/material/Box'
import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import type { VehiculoDibujable } from '@portal/parts/vehiculos/drawingOf.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { DeQuien, type Recurso } from '../DeQuien.tsx'

interface Vehiculo extends Recurso, VehiculoDibujable {
  marca: string | null
  modelo: string | null
}

/** A vehicle in a row: its plate, how it looks, and what it is. */
export const DeQuienVehiculo = ({ marca, modelo, ...row }: Vehiculo) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1.5 }}
  >
    <DeQuien {...row} />
    <Silueta dominio={row} height={24} />
    <Box component="span" sx={{ color: token('inkSoft') }}>
      {[marca, modelo].filter(Boolean).join(' ')}
    </Box>
  </Box>
)
