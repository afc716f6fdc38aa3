import Box from '@mui/material/Box'
import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import type * as z from 'zod/mini'

export interface Recurso {
  tiporecurso: z.output<typeof TipoRecurso>
  nombre: string
  dominio: string | null
  pais_patente: string | null
  foto: string | null
}

/** Pixels: plates and faces of the console's lists. */
const small = 24

/** Whose a document is: a vehicle's plate, anybody else's face or initials, and the name that neither says. */
export const DeQuien = ({ tiporecurso, nombre, dominio, pais_patente, foto }: Recurso) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      verticalAlign: 'middle',
      alignItems: 'center',
      gap: 1,
      minWidth: 0,
      maxWidth: '100%',
    }}
  >
    {tiporecurso === 'dominio' && dominio !== null ? (
      <>
        <Plate dominio={dominio} pais={pais_patente} height={small} />
        {nombre !== dominio && <Said name={nombre} soft />}
      </>
    ) : (
      <>
        <PersonAvatar name={nombre} photo={foto} size={small} />
        <Said name={nombre} />
      </>
    )}
  </Box>
)

const Said = ({ name, soft = false }: { name: string; soft?: boolean }) => (
  <Box
    component="span"
    sx={{
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: soft ? token('inkSoft') : 'inherit',
    }}
  >
    {name}
  </Box>
)
