import { useUiSettings } from '../theme/useUiSettings.ts'
import styles from './pageHeader.module.css'

/** The room of a head whose words are on their way. */
export const WaitingHead = () => (
  <div aria-hidden className={styles.head} data-reach={useUiSettings().settings.background}>
    <span className={styles.waiting} />
  </div>
)
