import { CircleCheck as CheckIcon, TriangleAlert as WarningIcon } from 'lucide-react'
import { token } from '@portal/ui/theme/theme.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import { useTranslation } from 'react-i18next'

type Control = Result<'DetailRegistro'>['records'][number]['controles'][number]

/** What was looked up for the person who decides. A warning forbids nothing. */
export const Controles = ({ controles }: { controles: readonly Control[] }) => {
  const { t } = useTranslation()
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {controles.map(({ nombre, ok, detalle }) => {
        const Icon = ok ? CheckIcon : WarningIcon
        return (
          <Box component="li" key={nombre} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
            <Icon
              role="img"
              aria-label={t(ok ? 'registro.control.bien' : 'registro.control.atencion')}
              color={token(ok ? 'success' : 'warning')}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{nombre}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {detalle}
              </Typography>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
