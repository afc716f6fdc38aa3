import { FileCheck as DocumentosIcon, UserCheck as RegistrosIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { Trans, useTranslation } from 'react-i18next'
import { Antiguedad } from '../Antiguedad.tsx'
import { rutas } from '../rutas.ts'

type Espera = Result<'Cola'>['registros']

interface EsperaCardProps {
  Icon: typeof DocumentosIcon
  label: string
  espera: Espera | undefined
  href: string
}

/** How many wait and since when the oldest does; leads to them. */
const EsperaCard = ({ Icon, label, espera, href }: EsperaCardProps) => {
  const { t } = useTranslation()
  return (
    <Card>
      <CardActionArea
        href={href}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-start', gap: 2, padding: 2.5 }}
      >
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            borderRadius: '14px',
            color: token('primary'),
            backgroundColor: token('primarySoft'),
          }}
        >
          <Icon />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Typography
              component="span"
              sx={{ fontSize: '2rem', fontWeight: 650, lineHeight: 1.2, letterSpacing: '-0.02em' }}
            >
              {espera ? formatNumber(espera.cantidad) : <Skeleton width={40} />}
            </Typography>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
          </Box>
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {!espera ? (
              <Skeleton width={160} />
            ) : espera.desde === null ? (
              t('cola.nadaEspera')
            ) : (
              <Trans
                i18nKey="cola.elMasAntiguo"
                components={{ antiguedad: <Antiguedad desde={espera.desde} /> }}
              />
            )}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  )
}

interface EsperasProps {
  registros: Espera | undefined
  documentos: Espera | undefined
}

export const Esperas = ({ registros, documentos }: EsperasProps) => {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <EsperaCard
        Icon={DocumentosIcon}
        label={t('cola.documentos', { count: documentos?.cantidad ?? 0 })}
        espera={documentos}
        href={rutas.revision()}
      />
      <EsperaCard
        Icon={RegistrosIcon}
        label={t('cola.registros', { count: registros?.cantidad ?? 0 })}
        espera={registros}
        href={rutas.registros()}
      />
    </Box>
  )
}
