import { useTexts } from '../texts/useTexts.ts'
import { Link } from '../controls/Link.tsx'
import { BrandMark } from './BrandMark.tsx'
import styles from './sidebar.module.css'
import type { MenuItem } from './menu.ts'
import { MenuTree } from './MenuTree.tsx'
import { UserAvatar } from './UserAvatar.tsx'

export interface FrameUser {
  logo?: string | null | undefined
  firstname: string
  lastname: string
  accountname: string
}

export interface Brand {
  name: string
  /** A picture in place of the portal's own sign. */
  logo?: string | null | undefined
}

export interface SidebarProps {
  brand: Brand
  home: string
  menu: readonly MenuItem[]
  pathname: string
  user: FrameUser
  version: string
}

export const Sidebar = ({ brand, home, menu, pathname, user, version }: SidebarProps) => {
  const t = useTexts()
  return (
    <nav className={styles.sidebar} aria-label={t('marco.menuPrincipal')}>
      <Link href={home} className={styles.brand}>
        {brand.logo ? <img src={brand.logo} alt="" /> : <BrandMark />}
        {brand.name}
      </Link>
      <div className={styles.who}>
        <UserAvatar user={user} size={40} />
        <div className="slim">
          <p className="breaks">
            {user.firstname} {user.lastname}
          </p>
          <p className="breaks" title={user.accountname}>
            {user.accountname}
          </p>
        </div>
      </div>
      <div className={styles.nav}>
        <MenuTree items={menu} pathname={pathname} home={home} />
      </div>
      <p className="tiny-size soft pad-16-20">{t('marco.version', { version })}</p>
    </nav>
  )
}
