import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { BrandMark } from '@portal/ui/frame/BrandMark.tsx'
import { ModeToggle } from '@portal/ui/frame/ModeToggle.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import { consoleBarHeight } from '@portal/ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The page before sign-in, on the console's own paper: who this is for, and one card to act on. */
export const Welcome = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: consoleBarHeight,
          paddingInline: { xs: '16px 4px', sm: '16px 8px' },
          backgroundColor: token('card'),
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <BrandMark />
        <Typography component="span" sx={{ flex: 1, fontSize: '1.125rem', fontWeight: 650 }}>
          {t('marca.consola')}
        </Typography>
        <Box sx={{ color: token('inkSoft') }}>
          <ModeToggle />
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          width: '100%',
          maxWidth: 440,
          margin: 'auto',
          padding: { xs: '24px 16px 32px', sm: '24px 0 8vh' },
        }}
      >
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          {t('ingresar.bienvenida')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: '4px 24px' }}>
          {t('ingresar.explicacion')}
        </Typography>
        <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>{children}</Card>
        <Typography
          variant="caption"
          component="p"
          sx={{ marginBlockStart: 2, textAlign: 'center', color: 'text.secondary' }}
        >
          {t('marco.version', { version: import.meta.env.APP_VERSION })}
        </Typography>
      </Box>
    </Box>
  )
}
