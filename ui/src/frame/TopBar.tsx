import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { AlertBadge, type FrameAlert } from './AlertBadge.tsx'
import { ChatLink, type FrameChat } from './ChatLink.tsx'
import styles from './frame.module.css'
import icon from './iconButton.module.css'
import { ModeToggle } from './ModeToggle.tsx'
import type { FrameUser } from './Sidebar.tsx'
import { useScrolledPast } from './useScrolledPast.ts'
import { UserMenu, type UserMenuItem } from './UserMenu.tsx'

/** It takes a ground of its own first, and once the head is out of sight it stands above the page. */
const fixedPastPx = 30
const raisedPastPx = 64

interface TopBarProps {
  /** Where one is, or the menu itself. */
  start: ReactNode
  user: FrameUser
  userMenu: readonly UserMenuItem[]
  alert?: FrameAlert | undefined
  chat?: FrameChat | undefined
  /** A search box, for instance. */
  tools?: ReactNode
  /** The menu wants the room. */
  narrowTools: boolean
  menuOpen: boolean
  onToggleMenu?: (() => void) | undefined
}

/** Lies on the coloured ground, and turns into a bar of its own once the page is scrolled. */
export const TopBar = ({
  start,
  user,
  userMenu,
  alert,
  chat,
  tools,
  narrowTools,
  menuOpen,
  onToggleMenu,
}: TopBarProps) => {
  const t = useTexts()
  const fixed = useScrolledPast(fixedPastPx)
  const raised = useScrolledPast(raisedPastPx)
  const menuLabel = menuOpen ? t('marco.cerrarMenu') : t('marco.abrirMenu')
  return (
    <header
      className={styles.bar}
      data-fixed={fixed || undefined}
      data-raised={raised || undefined}
      data-print="hide"
    >
      {onToggleMenu && (
        <button
          type="button"
          className={icon.iconButton}
          title={menuLabel}
          aria-label={menuLabel}
          aria-expanded={menuOpen}
          onClick={onToggleMenu}
        >
          <MenuIcon />
        </button>
      )}
      {start}
      <div className={styles.tools} data-narrow={narrowTools || undefined}>
        {tools}
      </div>
      {chat && <ChatLink {...chat} />}
      <div className="off-phones">
        <ModeToggle />
      </div>
      {alert && <AlertBadge {...alert} />}
      <UserMenu user={user} items={userMenu} />
    </header>
  )
}
