import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { useQuery } from '@tanstack/react-query'
import { rutas } from '../../rutas.ts'
import type { Cuenta } from '../cuenta.ts'
import { SituacionChip } from '../situacion/SituacionChip.tsx'
import { UnidadPintada } from './UnidadPintada.tsx'
import styles from './unidadesDeCuenta.module.css'

const shown = 4

/** The carrier's units as they stand in the yard, those that may not go out first. */
export const UnidadesDeCuenta = ({ cuenta: { cuentaid, cantidades } }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(
    operationQuery('ListUnidadesCuenta', {
      cuentaid,
      estado: 'ACTIVA',
      order: 'aptitud ASC',
      pagesize: shown,
    }),
  )
  if (cantidades.unidades === 0) return null
  const more = cantidades.unidades - shown
  return (
    <Card as="section" aria-label={t('unidadesDeCuenta.titulo')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.units} aria-busy={!data || undefined}>
          {data
            ? data.records.map((unidad) => (
                <li key={unidad.unidadid}>
                  <Link
                    className="column small gap-8 slim ink unlined underlines-name pad-12-16"
                    href={rutas.cuenta(cuentaid, { solapa: 'unidades', search: unidad.nombre })}
                  >
                    <UnidadPintada unidad={unidad} height={36} />
                    <span className={styles.said}>
                      <b className="slim clipped semibold">{unidad.nombre}</b>
                      <SituacionChip aptitud={unidad.aptitud} culpable={unidad.culpable} />
                    </span>
                  </Link>
                </li>
              ))
            : Array.from({ length: Math.min(shown, cantidades.unidades) }, (_, index) => (
                <li key={index}>
                  <Placeholder height={68} />
                </li>
              ))}
        </ul>
      )}
      {more > 0 && (
        <p className="small line-above pad-8-16">
          <Link className="thumb semibold petrol" href={rutas.cuenta(cuentaid, { solapa: 'unidades' })}>
            {t('unidadesDeCuenta.otras', { count: more, n: formatNumber(more) })}
          </Link>
        </p>
      )}
    </Card>
  )
}
