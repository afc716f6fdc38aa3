import { Menu as MenuIcon } from 'lucide-react'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import type { ReactNode } from 'react'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { AlertBadge, type FrameAlert } from './AlertBadge.tsx'
import { ModeToggle } from './ModeToggle.tsx'
import type { FrameUser } from './Sidebar.tsx'
import { UserMenu, type UserMenuItem } from './UserMenu.tsx'

const fixedPastPx = 30

interface TopBarProps {
  user: FrameUser
  userMenu: readonly UserMenuItem[]
  alert?: FrameAlert | undefined
  /** A search box, for instance. */
  tools?: ReactNode
  menuOpen: boolean
  onToggleMenu?: (() => void) | undefined
}

/** Lies on the coloured ground, and turns into a bar of its own once the page is scrolled. */
export const TopBar = ({ user, userMenu, alert, tools, menuOpen, onToggleMenu }: TopBarProps) => {
  const { t } = useTranslation()
  const fixed = useScrollTrigger({ disableHysteresis: true, threshold: fixedPastPx })
  const menuLabel = menuOpen ? t('marco.cerrarMenu') : t('marco.abrirMenu')
  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      data-print="hide"
      sx={{
        color: fixed ? token('ink') : token('onBand'),
        background: fixed ? token('card') : 'transparent',
        borderBlockEnd: '1px solid',
        borderColor: fixed ? token('line') : 'transparent',
        boxShadow: fixed ? '0 4px 16px -8px rgb(13 20 24 / 0.25)' : 'none',
        transition: 'background-color 180ms, color 180ms, box-shadow 180ms',
      }}
    >
      <Toolbar sx={{ gap: 1, minHeight: { xs: 56, md: 64 } }}>
        {onToggleMenu && (
          <Tooltip title={menuLabel}>
            <IconButton
              color="inherit"
              edge="start"
              aria-label={menuLabel}
              aria-expanded={menuOpen}
              onClick={onToggleMenu}
            >
              <MenuIcon />
            </IconButton>
          </Tooltip>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>{tools}</Box>
        <ModeToggle />
        {alert && <AlertBadge {...alert} />}
        <UserMenu user={user} items={userMenu} />
      </Toolbar>
    </AppBar>
  )
}
