import styles from './kbd.module.css'
import { useShortcutsEnabled } from './useShortcutsEnabled.ts'

/** The key that does what stands beside it; drawn only where there is a keyboard, and read by nobody twice. */
export const Kbd = ({ children }: { children: string }) => {
  const [enabled] = useShortcutsEnabled()
  if (!enabled) return null
  return (
    <kbd aria-hidden className={styles.kbd}>
      {children}
    </kbd>
  )
}
