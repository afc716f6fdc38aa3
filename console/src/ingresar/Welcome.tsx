import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Background } from '@portal/ui/frame/Background.tsx'
import { BrandMark } from '@portal/ui/frame/BrandMark.tsx'
import { ModeToggle } from '@portal/ui/frame/ModeToggle.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The ground of the page before sign-in: who this is for, and one card to act on. */
export const Welcome = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 0,
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100vh',
        paddingInline: { xs: 2, sm: 4 },
        paddingBlockEnd: 4,
      }}
    >
      <Background />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 72,
          color: token('onBand'),
        }}
      >
        <BrandMark />
        <Typography
          component="span"
          sx={{ flex: 1, fontSize: '1.25rem', fontWeight: 700, letterSpacing: '-0.02em' }}
        >
          {t('marca.consola')}
        </Typography>
        <ModeToggle />
      </Box>
      <Box
        component="main"
        sx={{ width: '100%', maxWidth: 440, margin: 'auto', paddingBlockEnd: { sm: '8vh' } }}
      >
        <Typography variant="h1" sx={{ color: token('onBand'), fontSize: '2rem', textWrap: 'balance' }}>
          {t('ingresar.bienvenida')}
        </Typography>
        <Typography sx={{ color: token('onBandSoft'), marginBlock: '8px 24px' }}>
          {t('ingresar.explicacion')}
        </Typography>
        <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>{children}</Card>
      </Box>
    </Box>
  )
}
