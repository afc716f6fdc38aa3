import styles from './frame.module.css'

/** The room of a head whose words are on their way. */
export const WaitingHead = () => (
  <div aria-hidden className={styles.head}>
    <span className={styles.waiting} />
  </div>
)
