import type { LucideIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatNumber } from './format.ts'
import { toneToken } from '../theme/theme.ts'
import type { Tone } from '../theme/tokens.ts'

interface CounterProps {
  tone: Tone
  icon: LucideIcon
  label: string
  /** `undefined` while it is on its way. */
  value: number | undefined
  href: string
}

/** A figure that leads to what it counts. */
export const Counter = ({ tone, icon: Icon, label, value, href }: CounterProps) => {
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea
        href={href}
        sx={{ height: '100%', padding: 2, '&:hover': { '& .figure': { textDecoration: 'underline' } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography
            className="figure"
            component="span"
            sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.02em' }}
          >
            {value === undefined ? <Skeleton width={48} /> : formatNumber(value)}
          </Typography>
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              width: 36,
              height: 36,
              borderRadius: '10px',
              color: toneToken(tone, 'text'),
              backgroundColor: toneToken(tone, 'soft'),
            }}
          >
            <Icon />
          </Box>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 500 }}>
          {label}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
