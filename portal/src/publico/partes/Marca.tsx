import { comun } from '../mensajes/es/comun.ts'
import styles from './Marca.module.css'

/** The sign and the name: whoever came by a link is led nowhere else. */
export const Marca = () => (
  <span className={styles.brand}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M8 26V14a8 8 0 0 1 16 0v12M16 14v3M16 20v2.5M16 25v1" />
    </svg>
    {comun.marca}
  </span>
)
