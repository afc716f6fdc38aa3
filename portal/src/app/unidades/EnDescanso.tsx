import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { useQuery } from '@tanstack/react-query'
import { rutas } from '../rutas.ts'
import styles from './unidades.module.css'

/** The units that don't go out for now, by name; nothing where there are none. */
export const EnDescanso = () => {
  const t = useTexts()
  const { data } = useQuery(operationQuery('ListUnidades', { estado: 'INACTIVA', pagesize: 100 }))
  // One of which a back office doesn't say so is among the others already.
  const resting = data?.records.filter(({ estado }) => estado === 'INACTIVA') ?? []
  if (resting.length === 0) return null
  return (
    <section className={styles.resting}>
      <h2 className="small-size semibold soft">{t('unidades.inactivas')}</h2>
      <ul className="cluster">
        {resting.map(({ unidadid, nombre }) => (
          <li key={unidadid}>
            <Link href={rutas.unidad(unidadid)}>{nombre}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
