import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { DocumentoChip } from '@portal/parts/chips.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import type { Documento } from './documento.ts'

/** What was presented before, or since, for the same document: nothing is ever lost. */
export const OtherPresentations = ({
  presentations,
}: {
  presentations: NonNullable<Documento['anteriores']>
}) => {
  const { t } = useTranslation()
  if (presentations.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('documento.sinAnteriores')}
      </Typography>
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {presentations.map(({ documentoid, estado, presentado }) => (
        <Box
          component="li"
          key={documentoid}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            paddingBlock: 1.5,
            borderBlockStart: `1px solid ${token('line')}`,
            '&:first-of-type': { borderBlockStart: 0 },
          }}
        >
          <Link href={rutas.documento(documentoid)}>{presentado ? formatDateTime(presentado) : '—'}</Link>
          {estado && <DocumentoChip estado={estado} />}
        </Box>
      ))}
    </Box>
  )
}
