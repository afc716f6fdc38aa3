import { mensajes } from '../mensajes.ts'
import styles from './Brand.module.css'

/** The sign of the portal and its name, which lead to the start. `onBand` where it stands on the coloured ground at every width. */
export const Brand = ({ onBand = false }: { onBand?: boolean }) => (
  <a className={styles.brand} data-on-band={onBand} href="/">
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="9" />
      <path className={styles.gate} d="M8 26V14a8 8 0 0 1 16 0v12" />
      <path className={styles.road} d="M16 14v3M16 20v2.5M16 25v1" />
    </svg>
    {mensajes.marca}
  </a>
)
