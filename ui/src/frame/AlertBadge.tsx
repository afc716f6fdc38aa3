import { Bell as NotificationsIcon } from 'lucide-react'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

export interface FrameAlert {
  count: number
  /** The whole sentence, with the figure in it. */
  label: string
  link: string
}

export const AlertBadge = ({ count, label, link }: FrameAlert) => (
  <Tooltip title={label}>
    <IconButton color="inherit" href={link} aria-label={label}>
      <Badge badgeContent={count} color="secondary" max={99}>
        <NotificationsIcon />
      </Badge>
    </IconButton>
  </Tooltip>
)
