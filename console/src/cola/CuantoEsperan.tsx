import type { Result } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEspera } from '../piezas/useEspera.ts'
import { rutas } from '../rutas.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import styles from './cuantoEsperan.module.css'
import { tramosDe, type Tramo } from './tramos.ts'

type Cola = Result<'Cola'>

/** Pixels, of the tallest bar. */
const tallest = 30

/** What waits by how long it does; what is past the promise stands behind a dashed line. */
export const CuantoEsperan = ({ cola }: { cola: Cola }) => {
  const t = useTexts()
  const { dias } = useEspera()
  const { documentos, plazo_revision_dias: plazo } = cola
  const bars = tramosDe(documentos.porDias, plazo)
  const most = Math.max(1, ...bars.map(({ cantidad }) => cantidad))
  const firstLate = bars.findIndex(({ tarde }) => tarde)
  const say = ({ desde, hasta }: Tramo) =>
    desde === hasta ? dias(desde) : t('cola.cuanto.tramo', { desde, hasta })

  return (
    <Bloque
      title={t('cola.cuanto.titulo')}
      more={
        plazo !== null &&
        (documentos.fuera_de_plazo > 0
          ? t('cola.cuanto.pasaron', {
              count: documentos.fuera_de_plazo,
              n: formatNumber(documentos.fuera_de_plazo),
              dias: dias(plazo),
            })
          : t('cola.cuanto.promesa', { count: plazo, n: formatNumber(plazo) }))
      }
    >
      <ul className={styles.bars}>
        {bars.map((bar, index) => {
          const { desde, cantidad, tarde } = bar
          const label = t('cola.cuanto.barra', {
            count: cantidad,
            n: formatNumber(cantidad),
            tramo: say(bar),
          })
          const height = Math.max(1, Math.round((cantidad / most) * tallest))
          const drawn = (
            <>
              <b className="block semibold ink" aria-hidden={cantidad > 0}>
                {formatNumber(cantidad)}
              </b>
              <span data-late={tarde || undefined} className={styles.bar} style={{ height }} />
              <span aria-hidden={cantidad > 0} className={styles.days}>
                {say(bar)}
              </span>
            </>
          )
          return (
            <li className="grow slim" key={desde} data-first-late={index === firstLate || undefined}>
              {cantidad > 0 ? (
                <Link
                  className="thumb block soft unlined"
                  href={rutas.revision(plazo === null ? {} : { fuera_de_plazo: tarde ? 'SI' : 'NO' })}
                >
                  <Hidden>{label}</Hidden>
                  {drawn}
                </Link>
              ) : (
                <span className="block soft">{drawn}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Bloque>
  )
}
