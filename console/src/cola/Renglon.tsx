import type { LucideIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import { toneToken, token } from '@portal/ui/theme/theme.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { ReactNode } from 'react'

interface RenglonProps {
  tone: Tone
  icon: LucideIcon
  title: string
  detail?: ReactNode
  action?: ReactNode
}

/** One thing of a short list: its sign, what it is, and what to do about it. */
export const Renglon = ({ tone, icon: Icon, title, detail, action }: RenglonProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      gap: '12px',
      alignItems: 'center',
      minHeight: 56,
      padding: '8px 16px',
      borderBlockStart: `1px solid ${token('line')}`,
      fontSize: '0.875rem',
      lineHeight: '20px',
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
    <Box
      sx={{ minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}
    >
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {detail && <Box sx={{ color: token('inkSoft') }}>{detail}</Box>}
    </Box>
    {action}
  </Box>
)

export const Renglones = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {children}
  </Box>
)
