import { useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { Link } from '../controls/Link.tsx'
import styles from './iconButton.module.css'
import type { FrameUser } from './Sidebar.tsx'
import { UserAvatar } from './UserAvatar.tsx'
import menu from './userMenu.module.css'

export interface UserMenuItem {
  key: string
  name: string
  icon?: ReactNode
  link?: string
  onSelect?: () => void
}

interface UserMenuProps {
  user: FrameUser
  items: readonly UserMenuItem[]
  /** Below them, for whoever is asked. */
  note?: string | undefined
}

/** A list of links that opens beside the face: the browser closes it on Esc or a click elsewhere, and gives the focus back. */
export const UserMenu = ({ user, items, note }: UserMenuProps) => {
  const t = useTexts()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const close = () => list.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        title={t('marco.menuUsuario')}
        aria-label={t('marco.menuUsuario')}
        popoverTarget={id}
      >
        <UserAvatar user={user} size={32} />
      </button>
      <nav ref={list} id={id} popover="auto" className={menu.list} aria-label={t('marco.menuUsuario')}>
        {items.map(({ key, name, icon, link, onSelect }) =>
          link === undefined ? (
            <button
              key={key}
              type="button"
              className={menu.item}
              onClick={() => {
                close()
                onSelect?.()
              }}
            >
              {icon}
              {name}
            </button>
          ) : (
            <Link key={key} href={link} className={menu.item} onClick={close}>
              {icon}
              {name}
            </Link>
          ),
        )}
        {note !== undefined && <p className={menu.note}>{note}</p>}
      </nav>
    </>
  )
}
