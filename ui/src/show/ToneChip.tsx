import type { LucideIcon } from 'lucide-react'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import { toneToken } from '../theme/theme.ts'
import type { Tone } from '../theme/tokens.ts'

interface ToneChipProps {
  tone: Tone
  icon: LucideIcon
  /** The word beside the icon: nothing is said by colour alone. */
  label: string
  /** Why it is so; shown on hover and on focus, and read with the word. */
  reason?: string | undefined
}

/** How something stands: icon, word and colour. */
export const ToneChip = ({ tone, icon: Icon, label, reason }: ToneChipProps) => {
  const chip = (
    <Chip
      size="small"
      icon={<Icon size={16} />}
      label={label}
      tabIndex={reason ? 0 : undefined}
      sx={{
        color: toneToken(tone, 'text'),
        backgroundColor: toneToken(tone, 'soft'),
        fontWeight: 600,
        fontSize: '0.8125rem',
        borderRadius: '6px',
        height: 26,
        '& .MuiChip-icon': { color: 'inherit', fontSize: '1rem', marginInline: '7px -4px' },
      }}
    />
  )
  return reason ? (
    <Tooltip title={reason} describeChild>
      {chip}
    </Tooltip>
  ) : (
    chip
  )
}
