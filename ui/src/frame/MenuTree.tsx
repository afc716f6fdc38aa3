import { ChevronDown as OpenIcon, ChevronRight as ClosedIcon } from 'lucide-react'
import { useState } from 'react'
import { LinkBehavior } from '../theme/LinkBehavior.tsx'
import styles from './frame.module.css'
import { contains, currentItem, type MenuItem } from './menu.ts'

interface NodeProps {
  item: MenuItem
  currentKey: string | undefined
}

const Group = ({ item, currentKey }: NodeProps) => {
  const [open, setOpen] = useState(() => contains(item, currentKey))
  return (
    <li>
      <button type="button" className={styles.item} aria-expanded={open} onClick={() => setOpen(!open)}>
        {item.icon}
        {item.name}
        {open ? <OpenIcon size={16} /> : <ClosedIcon size={16} className="flips" />}
      </button>
      {open && <Nodes items={item.child ?? []} currentKey={currentKey} />}
    </li>
  )
}

const Node = ({ item, currentKey }: NodeProps) => {
  if (item.child) return <Group item={item} currentKey={currentKey} />
  if (item.title) return <li className={styles.title}>{item.name}</li>
  return (
    <li>
      <LinkBehavior
        className={styles.item}
        {...(item.link && { href: item.link })}
        {...(item.key === currentKey && { 'aria-current': 'page' as const })}
      >
        {item.icon}
        {item.name}
      </LinkBehavior>
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
