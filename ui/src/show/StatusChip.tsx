import CancelIcon from '@mui/icons-material/CancelOutlined'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import ClockIcon from '@mui/icons-material/ScheduleOutlined'
import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import { statusToken } from '../theme/theme.ts'
import type { StatusKey } from '../theme/tokens.ts'

export const statusIcons: Record<StatusKey, typeof CheckIcon> = {
  pendiente: HourglassIcon,
  enRevision: EyeIcon,
  activo: CheckIcon,
  rechazado: CancelIcon,
  vencido: ClockIcon,
  bloqueado: LockIcon,
}

interface StatusChipProps {
  status: StatusKey
  /** The word beside the icon: a status is never said by its colour alone. */
  label: string
  /** Why it is so; shown on hover and on focus, and read with the word. */
  reason?: string | undefined
}

export const StatusChip = ({ status, label, reason }: StatusChipProps) => {
  const Icon = statusIcons[status]
  const chip = (
    <Chip
      size="small"
      icon={<Icon />}
      label={label}
      tabIndex={reason ? 0 : undefined}
      sx={{
        color: statusToken(status, 'text'),
        backgroundColor: statusToken(status, 'soft'),
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
