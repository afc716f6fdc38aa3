import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { token } from '../theme/theme.ts'
import { consoleBarHeight, railWidth } from '../theme/tokens.ts'
import { HeadSlot } from './frameKind.ts'
import { LoadingBar } from './LoadingBar.tsx'
import type { MenuItem } from './menu.ts'
import { ModeToggle } from './ModeToggle.tsx'
import { footRailHeight, Rail } from './Rail.tsx'
import type { Brand, FrameUser } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import type { UserMenuItem } from './UserMenu.tsx'

interface RailFrameProps {
  brand: Brand
  home: string
  /** Empty where the person has nowhere else to go yet. */
  menu: readonly MenuItem[]
  /** What a badge counts, said after its figure. */
  badgeLabel: string
  /** Absent where nobody is known to be signed in. */
  user?: FrameUser | undefined
  userMenu?: readonly UserMenuItem[]
  pathname: string
  loading: boolean
  children: ReactNode
}

const contentId = 'contenido'

/** For people who work all day: a rail and one bar, both of paper, and the rest of the window is the screen's. */
export const RailFrame = ({
  brand,
  home,
  menu,
  badgeLabel,
  user,
  userMenu = [],
  pathname,
  loading,
  children,
}: RailFrameProps) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <SkipLink target={contentId} />
      <LoadingBar loading={loading} />
      <Rail
        brand={brand}
        home={home}
        menu={menu}
        pathname={pathname}
        badgeLabel={badgeLabel}
        user={user}
        userMenu={userMenu}
      />
      <Box
        component="header"
        data-print="plain"
        sx={{
          position: 'fixed',
          insetBlockStart: 0,
          insetInlineStart: { xs: 0, sm: railWidth },
          insetInlineEnd: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 1.5 },
          height: consoleBarHeight,
          paddingInline: { xs: '16px 4px', sm: '24px 8px' },
          backgroundColor: token('card'),
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <Box
          ref={setSlot}
          sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, minWidth: 0 }}
        />
        <Box data-print="hide" sx={{ color: token('inkSoft') }}>
          <ModeToggle />
        </Box>
      </Box>
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        data-print="plain"
        sx={{
          marginInlineStart: { sm: `${railWidth}px` },
          paddingBlockStart: { xs: `${consoleBarHeight + 12}px`, sm: `${consoleBarHeight + 16}px` },
          paddingBlockEnd: { xs: `${footRailHeight + 16}px`, sm: 3 },
          paddingInline: { xs: 1.5, sm: 3 },
          '&:focus': { outline: 'none', boxShadow: 'none' },
        }}
      >
        <HeadSlot value={slot}>{children}</HeadSlot>
      </Box>
    </Box>
  )
}
