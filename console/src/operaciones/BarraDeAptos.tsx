import { sinMirar, type Aptos } from './operacion.ts'
import styles from './operacion.module.css'

/** Those that may go, those of them whose papers end soon, those that may not, and whom nobody looked into. Words beside it say the same. */
export const BarraDeAptos = ({ aptos }: { aptos: Aptos }) => {
  const parts = {
    puede: aptos.habilitados,
    pronto: aptos.porVencer,
    no: aptos.noHabilitados,
    nadie: sinMirar(aptos),
  }
  return (
    <span aria-hidden className={styles.bar}>
      {Object.entries(parts).map(
        ([part, count]) => count > 0 && <i key={part} data-part={part} style={{ flexGrow: count }} />,
      )}
    </span>
  )
}
