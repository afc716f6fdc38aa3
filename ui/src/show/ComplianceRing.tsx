import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatNumber } from './format.ts'
import { toneToken, token } from '../theme/theme.ts'
import type { Tone } from '../theme/tokens.ts'

export interface RingPart {
  label: string
  value: number
  tone: Tone
  /** Counts towards the percentage. */
  done?: boolean
}

interface ComplianceRingProps {
  label: string
  /** In the order they are drawn. */
  parts: readonly RingPart[]
  size?: number
}

const radius = 42
const around = 2 * Math.PI * radius
const gap = 1.5

/** The share that is in order, as a ring with the same figures written beside it. */
export const ComplianceRing = ({ label, parts, size = 128 }: ComplianceRingProps) => {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const done = parts.reduce((sum, part) => sum + (part.done ? part.value : 0), 0)
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total)
  const drawn = parts.filter(({ value }) => value > 0)
  const arcs = drawn.map((part, index) => ({
    ...part,
    length: (part.value / total) * around,
    start: (drawn.slice(0, index).reduce((sum, { value }) => sum + value, 0) / total) * around,
  }))

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ position: 'relative', flex: 'none', width: size, height: size }}>
        <svg viewBox="0 0 100 100" width={size} height={size} role="img" aria-label={`${label}: ${percent}%`}>
          <g fill="none" strokeWidth="10" transform="rotate(-90 50 50)">
            <circle cx="50" cy="50" r={radius} stroke={token('line')} />
            {arcs.map(({ label: name, tone, length, start }) => (
              <circle
                key={name}
                cx="50"
                cy="50"
                r={radius}
                stroke={toneToken(tone, 'text')}
                strokeDasharray={`${Math.max(length - (arcs.length > 1 ? gap : 0), 0.5)} ${around}`}
                strokeDashoffset={-start}
              />
            ))}
          </g>
        </svg>
        <Box aria-hidden sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' }}>
          <Typography sx={{ fontSize: size * 0.2, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {percent}%
          </Typography>
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography variant="h3" component="p" sx={{ marginBlockEnd: 0.5 }}>
          {label}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {parts.map(({ label: name, value, tone }) => (
            <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box
                aria-hidden
                sx={{
                  width: 10,
                  height: 10,
                  borderRadius: '3px',
                  backgroundColor: toneToken(tone, 'text'),
                }}
              />
              <Typography variant="body2" component="span" sx={{ flex: 1, color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography
                variant="body2"
                component="span"
                sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
              >
                {formatNumber(value)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
