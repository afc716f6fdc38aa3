import type { Answer } from '@portal/contract'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { mesesDe } from '@portal/parts/meses.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { documentosEn } from '../rutas.ts'
import styles from './inicio.module.css'
import { Seccion } from '../piezas/Seccion.tsx'

const barHeight = 100

interface VencimientosProps {
  semanas: NonNullable<Answer<'Dashboard'>['vencimientos']>
  /** The operacion whose they are. */
  operacionid: string | undefined
}

/** Documents that end in each of the coming weeks; a week leads to its documents. */
export const Vencimientos = ({ semanas, operacionid }: VencimientosProps) => {
  const t = useTexts()
  const most = Math.max(...semanas.map(({ cantidad }) => cantidad))
  return (
    <Seccion title={t('inicio.vencimientos.titulo')} of={t('inicio.vencimientos.semanas')}>
      {most === 0 ? (
        <EmptyState title={t('inicio.vencimientos.ninguno')} />
      ) : (
        <>
          <ul className={styles.weeks}>
            {semanas.map(({ desde, hasta, cantidad }) => (
              <li key={desde}>
                <Link
                  className="thumb unlined uncoloured tints"
                  href={documentosEn('presentados', { vence_desde: desde, vence_hasta: hasta, operacionid })}
                >
                  <Hidden>
                    {t('inicio.vencimientos.semana', {
                      desde: formatDate(desde),
                      hasta: formatDate(hasta),
                      count: cantidad,
                    })}
                  </Hidden>
                  {cantidad > 0 && (
                    <b className="tiny semibold digits" aria-hidden>
                      {cantidad}
                    </b>
                  )}
                  <i style={{ height: cantidad === 0 ? 1 : Math.max(4, (cantidad / most) * barHeight) }} />
                  <span className="whole tiny soft centered" aria-hidden>
                    {Number(desde.slice(8))}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p aria-hidden className={styles.months} style={{ margin: 0 }}>
            {mesesDe(semanas.map(({ desde }) => desde)).map(({ name, weeks }) => (
              <span key={name} style={{ gridColumn: `span ${weeks}` }}>
                {weeks < 3 ? name.slice(0, 3) : name}
              </span>
            ))}
          </p>
        </>
      )}
    </Seccion>
  )
}
