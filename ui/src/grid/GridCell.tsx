import type { ReactNode } from 'react'
import { Hidden } from '../show/Hidden.tsx'
import { Link } from '../controls/Link.tsx'
import type { Tone } from '../theme/tokens.ts'
import styles from './grid.module.css'

/** One cell: what it shows, how it is told, and what it leads to or does. */
export interface Cell {
  content: ReactNode
  /** In words, whose and which it is among them: a cell is read by itself. */
  label: string
  tone?: Tone | undefined
  /** Without a ground, which draws the eye to what has one. */
  plain?: boolean
  /** Not a state but something chosen: on the product's own colour, or on a touch of it. */
  chosen?: 'strongly' | 'lightly' | undefined
  /** It was changed, and isn't saved. */
  changed?: boolean
  href?: string | undefined
  /** Tells more of it, beside the cell that was pressed. */
  onPress?: ((cell: HTMLElement) => void) | undefined
  /** More of it is told just now. */
  open?: boolean
}

interface GridCellProps extends Cell {
  /** It has the grid's stop of the Tab key. */
  active: boolean
  onActive: () => void
}

/** What takes the focus in a cell, also where there is nothing to press. */
export const GridCell = ({
  content,
  label,
  tone,
  plain = false,
  chosen,
  changed = false,
  href,
  onPress,
  open = false,
  active,
  onActive,
}: GridCellProps) => {
  const own = {
    className: styles.cell,
    'data-tone': tone,
    'data-plain': plain || undefined,
    'data-chosen': chosen,
    'data-changed': changed || undefined,
    'data-active': active || undefined,
    title: label,
    tabIndex: active ? 0 : -1,
    onFocus: onActive,
  }
  // Read in words, whatever is drawn: a name beside what stands in it would have to repeat it.
  const told = (
    <>
      <Hidden>{label}</Hidden>
      <span aria-hidden className="row gap-4 slim">
        {content}
      </span>
    </>
  )
  if (href !== undefined)
    return (
      <Link href={href} {...own}>
        {told}
      </Link>
    )
  if (onPress)
    return (
      <button
        type="button"
        {...own}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }) => onPress(currentTarget)}
      >
        {told}
      </button>
    )
  return (
    <span role="img" aria-label={label} {...own}>
      {content}
    </span>
  )
}
