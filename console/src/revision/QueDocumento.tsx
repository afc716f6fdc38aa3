import { CircleAlert as CriticalIcon } from 'lucide-react'
import { token } from '@portal/ui/theme/theme.ts'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** What a document is called, marked when a resource is not fit without it. */
export const QueDocumento = ({ tipodocumento, critico }: { tipodocumento: string; critico: boolean }) => {
  const { t } = useTranslation()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {tipodocumento}
      {critico && (
        <CriticalIcon size={16} role="img" aria-label={t('revision.critico')} color={token('warning')} />
      )}
    </Box>
  )
}
