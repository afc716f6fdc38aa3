import { useId, useRef, type ReactNode, type RefObject } from 'react'
import styles from './dropPanel.module.css'

const below = 4

interface DropPanelProps {
  name: string
  icon: ReactNode
  /** The button shows its name beside the icon. */
  inWords?: boolean
  className: string | undefined
  /** The button, for who gives it the focus. */
  opener?: RefObject<HTMLButtonElement | null>
  /** Whose edge of the button the panel keeps to. */
  edge: 'start' | 'end'
  children: ReactNode
}

/** A button and the panel that opens under it, above everything: the browser closes it on Esc or a click elsewhere. */
export const DropPanel = ({
  name,
  icon,
  inWords = false,
  className,
  opener,
  edge,
  children,
}: DropPanelProps) => {
  const id = useId()
  const own = useRef<HTMLButtonElement>(null)
  const button = opener ?? own
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        {...(!inWords && { title: name, 'aria-label': name })}
        popoverTarget={id}
      >
        {icon}
        {inWords && name}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className={styles.panel}
        onBeforeToggle={(event) => {
          const box = button.current?.getBoundingClientRect()
          if (!box) return
          const { style } = event.currentTarget
          const fromRight = (document.documentElement.dir === 'rtl') === (edge === 'start')
          style.insetBlockStart = `${box.bottom + below}px`
          style[edge === 'start' ? 'insetInlineStart' : 'insetInlineEnd'] =
            `${fromRight ? window.innerWidth - box.right : box.left}px`
        }}
      >
        {children}
      </div>
    </>
  )
}
