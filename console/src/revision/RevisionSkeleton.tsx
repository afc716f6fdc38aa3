import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { reviewGrid } from './reviewGrid.ts'

export const RevisionSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('acciones.cargando')}>
      <Skeleton variant="rounded" width={320} height={56} sx={{ maxWidth: '100%', marginBlockEnd: 3 }} />
      <Box sx={reviewGrid}>
        <Skeleton
          variant="rounded"
          sx={{ height: { xs: 'max(420px, 70dvh)', md: 'max(420px, 58dvh)', lg: '100%' } }}
        />
        <Skeleton variant="rounded" sx={{ height: { xs: 480, lg: '100%' } }} />
      </Box>
    </Box>
  )
}
