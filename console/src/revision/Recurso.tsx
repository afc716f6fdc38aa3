import Box from '@mui/material/Box'
import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import type { VehiculoDibujable } from '@portal/parts/vehiculos/drawingOf.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { DeQuien, type Recurso as DeUnRecurso } from '../DeQuien.tsx'

interface Fila extends DeUnRecurso, VehiculoDibujable {
  marca: string | null
  modelo: string | null
}

/** Whose it is in a row; of a vehicle also how it looks, and its make. */
export const Recurso = ({ marca, modelo, ...row }: Fila) =>
  row.tiporecurso !== 'dominio' ? (
    <DeQuien {...row} />
  ) : (
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
