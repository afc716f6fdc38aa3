import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import styles from './control.module.css'

/** Where the people of a month will stand. */
export const EsperaDelMes = () => (
  <div className={styles.waiting} aria-busy>
    {Array.from({ length: 8 }, (_, index) => (
      <Placeholder key={index} height={20} />
    ))}
  </div>
)
