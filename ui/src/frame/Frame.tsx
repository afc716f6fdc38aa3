import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import GlobalStyles from '@mui/material/GlobalStyles'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState, type ReactNode } from 'react'
import type { FrameAlert } from './AlertBadge.tsx'
import { Background } from './Background.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import type { MenuItem } from './menu.ts'
import { Sidebar, type Brand, type FrameUser } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import type { UserMenuItem } from './UserMenu.tsx'
import { token } from '../theme/theme.ts'
import { sidebarWidth } from '../theme/tokens.ts'

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
  loading: boolean
  /** Something that has to be said on every screen. */
  banner?: ReactNode
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
  loading,
  banner,
  children,
}: FrameProps) => {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true })
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
    <Box sx={{ position: 'relative', zIndex: 0, minHeight: '100vh' }}>
      <GlobalStyles styles={{ ':root': { '--frame-start': sidebarShown ? `${sidebarWidth}px` : '0px' } }} />
      <SkipLink target={contentId} />
      <LoadingBar loading={loading} />
      <Background />
      {sidebarShown && (
        <Box
          data-print="hide"
          sx={{
            position: 'fixed',
            insetBlock: 0,
            insetInlineStart: 0,
            zIndex: 'appBar',
            width: sidebarWidth,
            backgroundColor: token('card'),
            borderInlineEnd: `1px solid ${token('line')}`,
          }}
        >
          {sidebar}
        </Box>
      )}
      {menu && !wide && (
        <Drawer
          open={drawerOpen}
          onClose={() => setDrawerAt(null)}
          slotProps={{ paper: { sx: { width: sidebarWidth, backgroundImage: 'none' } } }}
        >
          {sidebar}
        </Drawer>
      )}
      <Box data-print="plain" sx={{ marginInlineStart: sidebarShown ? `${sidebarWidth}px` : 0 }}>
        <TopBar
          user={user}
          userMenu={userMenu}
          alert={alert}
          tools={tools}
          menuOpen={wide ? shownOnWide : drawerOpen}
          onToggleMenu={menu && toggleMenu}
        />
        <Container
          component="main"
          id={contentId}
          tabIndex={-1}
          maxWidth="xl"
          sx={{ paddingBlock: { xs: '8px 40px', md: '12px 64px' }, '&:focus': { outline: 'none' } }}
        >
          <Box data-print="hide">
            <Breadcrumb pathname={pathname} labels={breadcrumbLabels} />
            {banner}
          </Box>
          {children}
        </Container>
      </Box>
    </Box>
  )
}
