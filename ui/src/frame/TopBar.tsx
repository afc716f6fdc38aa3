import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../app/useTexts.ts'
import { AlertBadge, type FrameAlert } from './AlertBadge.tsx'
import styles from './frame.module.css'
import { ModeToggle } from './ModeToggle.tsx'
import type { FrameUser } from './Sidebar.tsx'
import { useScrolledPast } from './useScrolledPast.ts'
import { UserMenu, type UserMenuItem } from './UserMenu.tsx'

const fixedPastPx = 30

interface TopBarProps {
  crumbs: ReactNode
  user: FrameUser
  userMenu: readonly UserMenuItem[]
  alert?: FrameAlert | undefined
  /** A search box, for instance. */
  tools?: ReactNode
  menuOpen: boolean
  onToggleMenu?: (() => void) | undefined
}

/** Lies on the coloured ground, and turns into a bar of its own once the page is scrolled. */
export const TopBar = ({ crumbs, user, userMenu, alert, tools, menuOpen, onToggleMenu }: TopBarProps) => {
  const t = useTexts()
  const fixed = useScrolledPast(fixedPastPx)
  const menuLabel = menuOpen ? t('marco.cerrarMenu') : t('marco.abrirMenu')
  return (
    <header className={styles.bar} data-fixed={fixed || undefined} data-print="hide">
      {onToggleMenu && (
        <button
          type="button"
          className={styles.iconButton}
          title={menuLabel}
          aria-label={menuLabel}
          aria-expanded={menuOpen}
          onClick={onToggleMenu}
        >
          <MenuIcon />
        </button>
      )}
      {crumbs}
      <div className={styles.tools}>{tools}</div>
      <ModeToggle />
      {alert && <AlertBadge {...alert} />}
      <UserMenu user={user} items={userMenu} />
    </header>
  )
}
