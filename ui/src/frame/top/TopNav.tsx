import { ChevronDown as OpenIcon } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { OnDemand } from '../../onDemand/OnDemand.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Link } from '../../controls/Link.tsx'
import { BrandMark } from '../BrandMark.tsx'
import { contains, currentItem, type MenuItem } from '../menu.ts'
import type { SidebarProps } from '../Sidebar.tsx'
import type { MegaMenu } from './megaMenu.ts'
import styles from './topNav.module.css'

interface TopNavProps extends SidebarProps {
  /** Groups open one panel for all of them, instead of a list each. */
  mega?: MegaMenu | undefined
}

/** The menu in the bar. */
export const TopNav = ({ brand, home, menu, pathname, version, mega }: TopNavProps) => {
  const t = useTexts()
  const current = currentItem(menu, pathname, home)?.key
  return (
    <>
      <Link href={home} className={styles.brand}>
        {brand.logo ? <img src={brand.logo} alt="" /> : <BrandMark onBand />}
        {brand.name}
      </Link>
      <nav aria-label={t('marco.menuPrincipal')}>
        <ul className="flex gap-4">
          {menu.map((item) => {
            const here = item.key === current || contains(item, current)
            if (mega?.keys.includes(item.key))
              return (
                <Opener key={item.key} item={item} here={here} wide>
                  {(close) => (
                    <OnDemand
                      part={mega.panel}
                      props={{ open: item.key, version, onClose: close }}
                      waiting={<div className={styles.waiting} />}
                      otherwise={() => <Links item={item} current={current} onFollow={close} />}
                    />
                  )}
                </Opener>
              )
            return item.child ? (
              <Opener key={item.key} item={item} here={here}>
                {(close) => <Links item={item} current={current} onFollow={close} />}
              </Opener>
            ) : (
              <li key={item.key}>
                <Link
                  className={styles.item}
                  {...(item.link && { href: item.link })}
                  {...(here && { 'aria-current': 'page' as const })}
                >
                  {item.name}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}

interface OpenerProps {
  item: MenuItem
  /** The person is somewhere in it. */
  here: boolean
  /** As wide as the page, its item a tab on it. */
  wide?: boolean
  children: (close: () => void) => ReactNode
}

/** An item that opens something below it: the browser closes it on Esc or a click elsewhere, and gives the focus back. */
const Opener = ({ item, here, wide = false, children }: OpenerProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={styles.item}
        popoverTarget={id}
        aria-expanded={open}
        data-here={here || undefined}
        data-tab={wide || undefined}
      >
        {item.name}
        <OpenIcon size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={item.name}
        className={wide ? styles.panel : styles.list}
        onBeforeToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open')
          const box = button.current?.getBoundingClientRect()
          if (wide || !box) return
          const rtl = document.documentElement.dir === 'rtl'
          currentTarget.style.insetInlineStart = `${rtl ? window.innerWidth - box.right : box.left}px`
        }}
      >
        {open && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </li>
  )
}

interface LinksProps {
  item: MenuItem
  current: string | undefined
  onFollow: () => void
}

/** A group's own screen, and those under it. */
const Links = ({ item, current, onFollow }: LinksProps) => (
  <ul>
    {[item, ...(item.child ?? [])].map(({ key, name, link }) => (
      <li key={key}>
        <Link
          {...(link && { href: link })}
          {...(key === current && { 'aria-current': 'page' as const })}
          onClick={onFollow}
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
