import { useState, type ReactNode } from 'react'
import { OnDemand } from '../onDemand/OnDemand.tsx'
import type { Part } from '../onDemand/part.ts'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import { useUiSettings } from '../theme/useUiSettings.ts'
import type { FrameAlert } from './AlertBadge.tsx'
import { Background } from './Background.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './frame.module.css'
import { UnderFrame } from './underFrame.ts'
import { LoadingBar } from './LoadingBar.tsx'
import type { MenuItem } from './menu.ts'
import { Sidebar, type Brand, type FrameUser, type SidebarProps } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import type { FrameChat } from './ChatLink.tsx'
import { TopBar } from './TopBar.tsx'
import { topNavPart } from './top/topNavPart.ts'
import type { MegaMenu } from './top/megaMenu.ts'
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
  chat?: FrameChat | undefined
  tools?: ReactNode
  /** Something that has to be said on every screen. */
  banner?: ReactNode
  /** What heads are decorated with. */
  art?: ReactNode
  /** The menu where it has more room: each item with how it stands. */
  bigSidebar: Part<SidebarProps>
  /** The menu as one panel under the bar. */
  megaMenu: MegaMenu
  children: ReactNode
}

const contentId = 'contenido'

/** Menu, top bar, coloured ground and the screen itself, as the person laid them out. */
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
  chat,
  tools,
  banner,
  art,
  bigSidebar,
  megaMenu,
  children,
}: FrameProps) => {
  const wide = useMediaQuery('(min-width: 1200px)')
  const { layout } = useUiSettings().settings
  const [shownOnWide, setShownOnWide] = useState(true)
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  // The drawer belongs to the screen it was opened on, so following a link closes it.
  const drawerOpen = !wide && drawerAt === pathname
  const atTop =
    menu !== undefined && wide && (layout === 'top-navigation' || layout === 'mega-menu') ? layout : undefined
  const beside = menu !== undefined && wide && !atTop && shownOnWide ? layout : undefined

  const sidebar = menu && { brand, home, menu, pathname, user, version }
  const toggleMenu = () => {
    if (wide) setShownOnWide(!shownOnWide)
    else setDrawerAt(drawerOpen ? null : pathname)
  }
  const crumbs = <Breadcrumb pathname={pathname} labels={breadcrumbLabels} />

  return (
    <div className={styles.app}>
      <SkipLink target={contentId} />
      <LoadingBar />
      <Background />
      {sidebar && beside && (
        <div data-print="hide" className={styles.side}>
          {beside === 'big-sidebar' ? (
            <OnDemand part={bigSidebar} props={sidebar} otherwise={() => <Sidebar {...sidebar} />} />
          ) : (
            <Sidebar {...sidebar} />
          )}
        </div>
      )}
      {sidebar && (
        <Drawer open={drawerOpen} onClose={() => setDrawerAt(null)}>
          <Sidebar {...sidebar} />
        </Drawer>
      )}
      <div data-print="plain" className={`relative ${styles.main}`} data-beside={beside}>
        <TopBar
          start={
            sidebar && atTop ? (
              <OnDemand
                part={topNavPart}
                props={{ ...sidebar, mega: atTop === 'mega-menu' ? megaMenu : undefined }}
                otherwise={() => crumbs}
              />
            ) : (
              crumbs
            )
          }
          narrowTools={atTop !== undefined}
          user={user}
          userMenu={userMenu}
          alert={alert}
          chat={chat}
          tools={tools}
          menuOpen={wide ? shownOnWide : drawerOpen}
          onToggleMenu={menu && !atTop ? toggleMenu : undefined}
        />
        <main id={contentId} tabIndex={-1} className={styles.body}>
          <UnderFrame value={{ art, banner, crumbs: atTop && crumbs }}>{children}</UnderFrame>
        </main>
      </div>
    </div>
  )
}
