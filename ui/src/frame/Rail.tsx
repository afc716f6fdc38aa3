import { useTexts } from '../texts/useTexts.ts'
import { Hidden } from '../show/Hidden.tsx'
import { Link } from '../controls/Link.tsx'
import { BrandMark } from './BrandMark.tsx'
import { contains, currentItem, type MenuItem } from './menu.ts'
import styles from './rail.module.css'
import type { Brand, FrameUser } from './Sidebar.tsx'
import { UserMenu, type UserMenuItem } from './UserMenu.tsx'

interface RailProps {
  brand: Brand
  home: string
  menu: readonly MenuItem[]
  /** After a line. */
  below: readonly MenuItem[]
  pathname: string
  user?: FrameUser | undefined
  userMenu: readonly UserMenuItem[]
  userNote?: string | undefined
}

interface RailItemProps {
  item: MenuItem
  current: boolean
  afterLine?: boolean
}

const RailItem = ({ item: { name, icon, link, badge, badgeLabel }, current, afterLine }: RailItemProps) => (
  <li data-line={afterLine || undefined}>
    <Link
      className={styles.item}
      {...(link && { href: link })}
      {...(current && { 'aria-current': 'page' as const })}
    >
      {icon}
      {name}
      {badge !== undefined && (
        <span className={styles.badge}>
          {badge}
          <Hidden> {badgeLabel}</Hidden>
        </span>
      )}
    </Link>
  </li>
)

/** The menu of an app as a strip of icons with their words: at the side, and on a phone at the foot. */
export const Rail = ({ brand, home, menu, below, pathname, user, userMenu, userNote }: RailProps) => {
  const t = useTexts()
  const current = currentItem([...menu, ...below], pathname, home)?.key
  const isCurrent = (item: MenuItem) => item.key === current || contains(item, current)
  return (
    <nav className={styles.rail} aria-label={t('marco.menuPrincipal')} data-print="hide">
      <Link href={home} aria-label={brand.name} className={styles.brand}>
        {brand.logo ? <img src={brand.logo} alt="" /> : <BrandMark />}
      </Link>
      <ul className="flex gap-4 grow">
        {menu.map((item) => (
          <RailItem key={item.key} item={item} current={isCurrent(item)} />
        ))}
        {below.map((item, index) => (
          <RailItem key={item.key} item={item} current={isCurrent(item)} afterLine={index === 0} />
        ))}
      </ul>
      {user && <UserMenu user={user} items={userMenu} note={userNote} />}
    </nav>
  )
}
