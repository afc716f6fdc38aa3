import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import { Said } from '@portal/ui/show/Said.tsx'

type Row = Result<'ListRevision'>['records'][number]

/** Whose it is, and of what kind. */
export const DeQuien = ({
  nombre,
  tiporecurso,
  dominio,
}: Pick<Row, 'nombre' | 'tiporecurso' | 'dominio'>) => (
  <>
    {nombre}
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      <Said text={`tipoRecurso.${tiporecurso}`} />
      {dominio !== null && dominio !== nombre && ` · ${dominio}`}
    </Typography>
  </>
)
