import { ChevronDown as OpenIcon, ChevronRight as ClosedIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { Link } from '../controls/Link.tsx'
import styles from './sidebar.module.css'
import { contains, currentItem, type MenuItem } from './menu.ts'

interface NodeProps {
  item: MenuItem
  currentKey: string | undefined
}

const Leaf = ({ item, currentKey }: NodeProps) => (
  <Link
    className={styles.item}
    {...(item.link && { href: item.link })}
    {...(item.key === currentKey && { 'aria-current': 'page' as const })}
  >
    {item.icon}
    {item.name}
    {item.badge !== undefined && <span className={styles.badge}>{item.badge}</span>}
  </Link>
)

/** A screen and those under it: it is gone to like any other, and what is under it opens beside. */
const Group = ({ item, currentKey }: NodeProps) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? contains(item, currentKey)
  return (
    <li>
      <div className={`relative ${styles.group}`}>
        <Leaf item={item} currentKey={currentKey} />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-label={t('marco.grupo', { grupo: item.name })}
          onClick={() => setChosen(!open)}
        >
          {open ? <OpenIcon size={16} /> : <ClosedIcon size={16} className="flips" />}
        </button>
      </div>
      {open && <Nodes items={item.child ?? []} currentKey={currentKey} />}
    </li>
  )
}

const Node = ({ item, currentKey }: NodeProps) => {
  if (item.child) return <Group item={item} currentKey={currentKey} />
  if (item.title) return <li className={styles.title}>{item.name}</li>
  return (
    <li>
      <Leaf item={item} currentKey={currentKey} />
    </li>
  )
}

const Nodes = ({ items, currentKey }: { items: readonly MenuItem[]; currentKey: string | undefined }) => (
  <ul>
    {items.map((item) => (
      <Node key={item.key} item={item} currentKey={currentKey} />
    ))}
  </ul>
)

interface MenuTreeProps {
  items: readonly MenuItem[]
  pathname: string
  home: string
}

export const MenuTree = ({ items, pathname, home }: MenuTreeProps) => (
  <Nodes items={items} currentKey={currentItem(items, pathname, home)?.key} />
)
