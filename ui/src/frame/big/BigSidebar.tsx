import type { ReactNode } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Link } from '../../controls/Link.tsx'
import { BrandMark } from '../BrandMark.tsx'
import sidebar from '../sidebar.module.css'
import { currentItem, type MenuItem } from '../menu.ts'
import type { SidebarProps } from '../Sidebar.tsx'
import { UserAvatar } from '../UserAvatar.tsx'
import styles from './bigSidebar.module.css'

interface BigSidebarProps extends SidebarProps {
  /** How the account stands. */
  state?: ReactNode
  /** How each item stands, by its key. */
  said: Readonly<Partial<Record<string, string>>>
}

/** The menu with room for how things stand: nothing of it is folded away. */
export const BigSidebar = ({ brand, home, menu, pathname, user, version, state, said }: BigSidebarProps) => {
  const t = useTexts()
  const current = currentItem(menu, pathname, home)?.key
  const item = (entry: MenuItem, below: boolean) => (
    <Link
      className={styles.item}
      data-below={below || undefined}
      {...(entry.link && { href: entry.link })}
      {...(entry.key === current && { 'aria-current': 'page' as const })}
    >
      {!below && (
        <span aria-hidden className={`tile square-40 ${styles.tile}`}>
          {entry.icon}
        </span>
      )}
      <span className="slim">
        <b className="block semibold">{entry.name}</b>
        {said[entry.key] && <small className="block tiny soft">{said[entry.key]}</small>}
      </span>
    </Link>
  )
  return (
    <nav className={sidebar.sidebar} aria-label={t('marco.menuPrincipal')}>
      <Link href={home} className={sidebar.brand}>
        {brand.logo ? <img src={brand.logo} alt="" /> : <BrandMark />}
        {brand.name}
      </Link>
      <div className={styles.who}>
        <UserAvatar user={user} size={48} />
        <div>
          <b className="heading-16 block">
            {user.firstname} {user.lastname}
          </b>
          <p>{user.accountname}</p>
          {state}
        </div>
      </div>
      <ul className={styles.items}>
        {menu.map((entry) => (
          <li key={entry.key}>
            {item(entry, false)}
            {entry.child && (
              <ul>
                {entry.child.map((child) => (
                  <li key={child.key}>{item(child, true)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className="tiny-size soft pad-16-20">{t('marco.version', { version })}</p>
    </nav>
  )
}
