import { CircleCheck as GoodIcon, TriangleAlert as WarningIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { formatNumber } from '@portal/ui/show/format.ts'
import { toneToken, token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import type { Registro } from './registro.ts'

/** What the checks come to, in one sentence. */
export const Veredicto = ({ controles }: Pick<Registro, 'controles'>) => {
  const { t } = useTranslation()
  const bad = controles.filter(({ ok }) => !ok)
  const [first] = bad
  const tone = first ? 'ochre' : 'green'
  const Icon = first ? WarningIcon : GoodIcon
  return (
    <Card
      sx={{
        flex: 'none',
        display: 'grid',
        gridTemplateColumns: '32px minmax(0, 1fr)',
        gap: '12px',
        alignItems: 'center',
        padding: '16px 20px',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '8px',
          color: toneToken(tone, 'text'),
          backgroundColor: toneToken(tone, 'soft'),
        }}
      >
        <Icon />
      </Box>
      <Box component="p" sx={{ margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: '24px' }}>
        {!first
          ? t('registro.veredicto.bien')
          : bad.length === 1
            ? t('registro.veredicto.una', {
                control: first.nombre.charAt(0).toLocaleLowerCase('es') + first.nombre.slice(1),
              })
            : t('registro.veredicto.varias', { count: bad.length, n: formatNumber(bad.length) })}
        {bad.length === 1 && (
          <Box component="span" sx={{ fontWeight: 400, color: token('inkSoft') }}>
            {' '}
            {t('registro.veredicto.mirala')}
          </Box>
        )}
      </Box>
    </Card>
  )
}
