import {
  FileText as DocumentsIcon,
  Users as DriversIcon,
  ChevronRight as ForwardIcon,
  Truck as PlatesIcon,
  UserCog as UsersIcon,
} from 'lucide-react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Answer } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'

type Cantidades = NonNullable<Answer<'Dashboard'>['cantidades']>

const known = (cantidad: number | undefined) => (cantidad === undefined ? '—' : formatNumber(cantidad))

/** The four tiles, each with how many there are behind it. */
export const Accesos = ({ cantidades }: { cantidades: Cantidades | undefined }) => {
  const { t } = useTranslation()
  const accesos = [
    { key: 'choferes', Icon: DriversIcon, href: rutas.choferes() },
    { key: 'dominios', Icon: PlatesIcon, href: rutas.dominios() },
    { key: 'usuarios', Icon: UsersIcon, href: rutas.proximamente({ pantalla: t('menu.usuarios') }) },
    { key: 'documentos', Icon: DocumentsIcon, href: rutas.documentos() },
  ] as const
  return (
    <Box
      component="section"
      aria-label={t('inicio.accesos.titulo')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
      }}
    >
      {accesos.map(({ key, Icon, href }) => (
        <Card key={key}>
          <CardActionArea href={href} sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: 2 }}>
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 48,
                borderRadius: '12px',
                color: token('primary'),
                backgroundColor: token('primarySoft'),
              }}
            >
              <Icon />
            </Box>
            <Box sx={{ flex: 1 }}>
              <Typography sx={{ fontWeight: 650 }}>{t(`inicio.accesos.${key}`)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {cantidades ? known(cantidades[key]) : <Skeleton width={32} />}
              </Typography>
            </Box>
            <ForwardIcon size={16} className="flips" color={token('inkSoft')} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
