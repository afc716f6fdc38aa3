import styles from './spinner.module.css'

/** Something is on its way; whoever can't see it is told by `aria-busy` of what waits, or by words beside it. */
export const Spinner = () => <span aria-hidden className={styles.spinner} />
