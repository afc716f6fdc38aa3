import type { LucideIcon } from 'lucide-react'
import button from '@portal/ui/controls/button.module.css'

interface KeyToolProps {
  label: string
  keys: string
  Icon: LucideIcon
  pressed?: boolean
  onClick?: () => void
  /** Something to look at in a tab of its own. */
  href?: string
}

/** A tool known by its icon, that has a key too: both are shown under the pointer. */
export const KeyTool = ({ label, keys, Icon, pressed, onClick, href }: KeyToolProps) => {
  const shared = {
    className: button.softIcon,
    'aria-label': label,
    'aria-keyshortcuts': keys,
    title: `${label} (${keys})`,
  }
  return href === undefined ? (
    <button type="button" aria-pressed={pressed} onClick={onClick} {...shared}>
      <Icon />
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener" {...shared}>
      <Icon />
    </a>
  )
}
