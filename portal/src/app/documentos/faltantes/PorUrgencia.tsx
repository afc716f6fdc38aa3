import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { faltanteId, type Faltante } from '../faltantes.ts'
import { recursoHref } from '../../piezas/recursoHref.ts'
import styles from './faltantes.module.css'
import { FilaFaltante } from './FilaFaltante.tsx'

interface PorUrgenciaProps {
  faltantes: readonly Faltante[]
  onPresent: (faltante: Faltante, files?: readonly File[]) => void
}

/** What is missing, the most urgent first, whoever's it is. */
export const PorUrgencia = ({ faltantes, onPresent }: PorUrgenciaProps) => (
  <ol className={`small ${styles.urgent}`}>
    {faltantes.map((faltante) => {
      const href = recursoHref(faltante)
      const face = <RecursoCell recurso={faltante} />
      return (
        <li className="grid at-middle gap-12" key={faltanteId(faltante)}>
          {href === undefined ? (
            <div className={styles.whose}>{face}</div>
          ) : (
            <Link href={href} className={styles.whose}>
              {face}
            </Link>
          )}
          <FilaFaltante faltante={faltante} onPresent={(files) => onPresent(faltante, files)} />
        </li>
      )
    })}
  </ol>
)
