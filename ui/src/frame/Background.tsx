import { useUiSettings } from '../theme/useUiSettings.ts'
import styles from './frame.module.css'

/** The coloured ground behind the head of every screen; it runs on under the first card. */
export const Background = () => {
  const { background, gradient } = useUiSettings().settings
  return (
    <div
      aria-hidden
      data-print="hide"
      className={styles.ground}
      data-reach={background}
      data-gradient={gradient || undefined}
    />
  )
}
