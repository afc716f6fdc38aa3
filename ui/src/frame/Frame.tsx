import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import type { FrameAlert } from './AlertBadge.tsx'
import { Background } from './Background.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './frame.module.css'
import { UnderFrame } from './underFrame.ts'
import { LoadingBar } from './LoadingBar.tsx'
import type { MenuItem } from './menu.ts'
import { Sidebar, type Brand, type FrameUser } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import type { UserMenuItem } from './UserMenu.tsx'

interface FrameProps {
  brand: Brand
  home: string
  /** Absent where the person has nowhere else to go yet. */
  menu?: readonly MenuItem[] | undefined
  user: FrameUser
  userMenu: readonly UserMenuItem[]
  version: string
  pathname: string
  /** Path segment → what it reads as. */
  breadcrumbLabels: Readonly<Record<string, string>>
  alert?: FrameAlert | undefined
  tools?: ReactNode
  /** Something that has to be said on every screen. */
  banner?: ReactNode
  /** What heads are decorated with. */
  art?: ReactNode
  children: ReactNode
}

const contentId = 'contenido'

/** Side menu, top bar, coloured ground and the screen itself. */
export const Frame = ({
  brand,
  home,
  menu,
  user,
  userMenu,
  version,
  pathname,
  breadcrumbLabels,
  alert,
  tools,
  banner,
  art,
  children,
}: FrameProps) => {
  const wide = useMediaQuery('(min-width: 1200px)')
  const [shownOnWide, setShownOnWide] = useState(true)
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  // The drawer belongs to the screen it was opened on, so following a link closes it.
  const drawerOpen = !wide && drawerAt === pathname
  const sidebarShown = menu !== undefined && wide && shownOnWide

  const sidebar = menu && (
    <Sidebar brand={brand} home={home} menu={menu} pathname={pathname} user={user} version={version} />
  )
  const toggleMenu = () => {
    if (wide) setShownOnWide(!shownOnWide)
    else setDrawerAt(drawerOpen ? null : pathname)
  }

  return (
    <div className={styles.app}>
      <SkipLink target={contentId} />
      <LoadingBar />
      <Background />
      {sidebarShown && (
        <div data-print="hide" className={styles.side}>
          {sidebar}
        </div>
      )}
      {sidebar && (
        <Drawer open={drawerOpen} onClose={() => setDrawerAt(null)}>
          {sidebar}
        </Drawer>
      )}
      <div data-print="plain" className={styles.main} data-beside={sidebarShown || undefined}>
        <TopBar
          crumbs={<Breadcrumb pathname={pathname} labels={breadcrumbLabels} />}
          user={user}
          userMenu={userMenu}
          alert={alert}
          tools={tools}
          menuOpen={wide ? shownOnWide : drawerOpen}
          onToggleMenu={menu && toggleMenu}
        />
        <main id={contentId} tabIndex={-1} className={styles.body}>
          <UnderFrame value={{ art, banner }}>{children}</UnderFrame>
        </main>
      </div>
    </div>
  )
}
