import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import { HeadSlot } from './frameKind.ts'
import { LoadingBar } from './LoadingBar.tsx'
import type { MenuItem } from './menu.ts'
import { ModeToggle } from './ModeToggle.tsx'
import { Rail } from './Rail.tsx'
import styles from './railFrame.module.css'
import type { Brand, FrameUser } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import type { UserMenuItem } from './UserMenu.tsx'

interface RailFrameProps {
  brand: Brand
  home: string
  /** Empty where the person has nowhere else to go yet. */
  menu: readonly MenuItem[]
  /** After a line; where there is no room for them, in the person's menu. */
  below?: readonly MenuItem[]
  /** Absent where nobody is known to be signed in. */
  user?: FrameUser | undefined
  userMenu?: readonly UserMenuItem[]
  /** At the end of that menu. */
  userNote?: string | undefined
  /** Beside the mode, at the end of the bar. */
  tools?: ReactNode
  pathname: string
  children: ReactNode
}

const contentId = 'contenido'

/** An item of the rail among words: its badge is one of them. */
const inWords = ({ key, name, icon, link, badge, badgeLabel }: MenuItem): UserMenuItem => ({
  key,
  name: badge === undefined ? name : `${name} (${badge} ${badgeLabel ?? ''})`,
  icon,
  ...(link !== undefined && { link }),
})

/** For people who work all day: a rail and one bar, both of paper, and the rest of the window is the screen's. */
export const RailFrame = ({
  brand,
  home,
  menu,
  below = [],
  user,
  userMenu = [],
  userNote,
  tools,
  pathname,
  children,
}: RailFrameProps) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const narrow = useMediaQuery('(max-width: 599.95px)')
  return (
    <div className={styles.app}>
      <SkipLink target={contentId} />
      <LoadingBar />
      <Rail
        brand={brand}
        home={home}
        menu={menu}
        pathname={pathname}
        below={narrow ? [] : below}
        user={user}
        userMenu={narrow ? [...below.map(inWords), ...userMenu] : userMenu}
        userNote={userNote}
      />
      <header className={styles.bar} data-print="plain">
        <div ref={setSlot} className={`row gap-8 grow slim ${styles.head}`} />
        <div className={styles.tools} data-print="hide">
          {tools}
          <ModeToggle />
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.body} data-print="plain">
        <HeadSlot value={slot}>{children}</HeadSlot>
      </main>
    </div>
  )
}
