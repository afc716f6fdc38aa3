import { TriangleAlert as WarningIcon } from 'lucide-react'
import styles from './veredicto.module.css'

/** What looks odd and does not block. */
export const Advertencia = ({ children }: { children: string }) => (
  <p className={styles.warning}>
    <WarningIcon size={16} />
    {children}
  </p>
)
