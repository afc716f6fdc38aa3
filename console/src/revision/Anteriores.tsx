import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { DocumentoChip } from '@portal/parts/chips.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import type { Revision } from './revision.ts'
import { Section } from './Section.tsx'

/** Every other presentation of the same document, newest first. */
export const Anteriores = ({ revision, queue }: { revision: Revision; queue: Address }) => {
  const { t } = useTranslation()
  if (revision.anteriores.length === 0) return null
  return (
    <Section title={t('revision.anteriores')}>
      <Box component="ul" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
        {revision.anteriores.map(
          ({ documentoid, estado, presentado, fecha_vencimiento, periodo, motivo }) => {
            const valid = fecha_vencimiento ?? periodo
            return (
              <Box component="li" key={documentoid} sx={{ fontSize: '0.875rem' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                  <Link href={rutas.documento(documentoid, queue)} sx={{ flex: 1 }}>
                    {formatDateTime(presentado)}
                  </Link>
                  <DocumentoChip estado={estado} />
                </Box>
                {valid && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(fecha_vencimiento ? 'revision.venceEl' : 'revision.delPeriodo', {
                      fecha: fechaLegible(valid),
                    })}
                  </Typography>
                )}
                {motivo && <Typography variant="body2">{t('decision.motivo', { motivo })}</Typography>}
              </Box>
            )
          },
        )}
      </Box>
    </Section>
  )
}
