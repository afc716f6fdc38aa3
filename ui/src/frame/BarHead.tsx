import { ArrowLeft as BackIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { token } from '../theme/theme.ts'
import type { ScreenHead } from './frameKind.ts'

/** The head of a screen in one line, inside the bar of its frame. */
export const BarHead = ({ title, subtitle, leading, actions, back }: ScreenHead) => (
  <>
    {back && (
      <Tooltip title={back.label}>
        <IconButton
          aria-label={back.label}
          href={back.href}
          data-print="hide"
          sx={{
            minWidth: 32,
            width: 32,
            marginInline: '-8px',
            color: token('inkSoft'),
            '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
          }}
        >
          <BackIcon />
        </IconButton>
      </Tooltip>
    )}
    {leading}
    <Typography
      variant="h1"
      noWrap
      sx={{ minWidth: 0, fontSize: '1.125rem', lineHeight: '24px', letterSpacing: 0 }}
    >
      {title}
    </Typography>
    {subtitle && (
      <Typography
        variant="body2"
        component="div"
        noWrap
        sx={{
          display: { xs: 'none', lg: 'block' },
          flex: '0 1 auto',
          minWidth: 0,
          paddingInlineStart: 2,
          borderInlineStart: `1px solid ${token('line')}`,
          lineHeight: '24px',
          color: token('inkSoft'),
        }}
      >
        {subtitle}
      </Typography>
    )}
    <Box sx={{ flex: 1 }} />
    {actions && (
      <Box data-print="hide" sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1 }}>
        {actions}
      </Box>
    )}
  </>
)
