import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useId, useState, type ReactNode } from 'react'
import { LinkBehavior } from '../theme/LinkBehavior.tsx'
import { useTranslation } from 'react-i18next'
import { UserAvatar, type FrameUser } from './Sidebar.tsx'

export interface UserMenuItem {
  key: string
  name: string
  icon?: ReactNode
  link?: string
  onSelect?: () => void
}

export const UserMenu = ({ user, items }: { user: FrameUser; items: readonly UserMenuItem[] }) => {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  return (
    <>
      <Tooltip title={t('marco.menuUsuario')}>
        <IconButton
          aria-label={t('marco.menuUsuario')}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ padding: 0.5 }}
        >
          <UserAvatar user={user} size={34} />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {items.map(({ key, name, icon, link, onSelect }) => (
          <MenuItem
            key={key}
            {...(link && { component: LinkBehavior, href: link })}
            onClick={() => {
              setAnchor(null)
              onSelect?.()
            }}
            sx={{ minWidth: 180, minHeight: 44 }}
          >
            {icon && <ListItemIcon>{icon}</ListItemIcon>}
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
