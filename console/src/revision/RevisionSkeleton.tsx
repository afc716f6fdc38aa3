import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { workspace } from '../workspace.ts'

export const RevisionSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Screen title={t('revision.titulo')} back={{ label: t('revision.nav.lista'), href: rutas.revision() }}>
      <Box role="status" aria-busy aria-label={t('acciones.cargando')} sx={workspace}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            height: { xs: 'max(420px, 72dvh)', md: 'auto' },
            padding: '12px 12px 52px',
            backgroundColor: token('stage'),
          }}
        >
          <Skeleton
            variant="rectangular"
            sx={{ height: '100%', width: 'auto', maxWidth: '100%', aspectRatio: '595 / 842' }}
          />
        </Box>
        <Box sx={{ padding: 2, backgroundColor: token('card') }}>
          {[72, 72, 96, 96].map((height, index) => (
            <Skeleton key={index} variant="rounded" height={height} sx={{ marginBlockEnd: 3 }} />
          ))}
        </Box>
      </Box>
    </Screen>
  )
}
