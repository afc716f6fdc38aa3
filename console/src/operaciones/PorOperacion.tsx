import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextButton, TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Bloque } from '../piezas/Bloque.tsx'
import { rutas } from '../rutas.ts'
import { BarraDeAptos } from './BarraDeAptos.tsx'
import styles from './porOperacion.module.css'
import { pueden, type Aptos, type Operacion } from './operacion.ts'

/** As many as are looked at at once; all of them are a page of their own. */
const shown = 6

/** What nobody looks at every minute, counted over everybody: it is asked for anew only then. */
const staleTime = 5 * 60_000

const share = (aptos: Aptos) => (aptos.total === 0 ? 1 : pueden(aptos) / aptos.total)

/** Of most that may not go first. */
const worst = (one: Operacion, other: Operacion) =>
  share(one.choferes) + share(one.dominios) - share(other.choferes) - share(other.dominios)

/** Who may go where today, operacion by operacion; nothing of a provider that has none, or nobody in any. */
export const PorOperacion = () => {
  const t = useTexts()
  const { data, error, refetch } = useQuery({
    ...operationQuery('ListCatalogoOperaciones', {}),
    staleTime,
  })
  if (error && !data)
    return (
      <div className="room-above">
        <Bloque padded title={t('operacion.enInicio.titulo')}>
          <p className="small">
            {t('operacion.enInicio.noSeSabe')}{' '}
            <TextButton onClick={() => void refetch()}>{t('acciones.reintentar')}</TextButton>
          </p>
        </Bloque>
      </div>
    )
  // Whoever takes part and nobody looked into yet is no reason to say nothing of it.
  const open =
    data?.records.filter(({ activa, transportes, sinMirar }) => activa && transportes.total + sinMirar > 0) ??
    []
  if (open.length === 0) return null
  return (
    <div className="room-above">
      <Bloque
        title={t('operacion.enInicio.titulo')}
        more={
          <TextLink href={rutas.operaciones()}>
            {t('operacion.enInicio.todas', { count: open.length, n: formatNumber(open.length) })}
          </TextLink>
        }
      >
        <ul className={styles.list}>
          {open
            .toSorted(worst)
            .slice(0, shown)
            .map((operacion) => (
              <li key={operacion.operacionid} className="grid at-middle gap-16 line-above">
                <TextLink href={rutas.operacion(operacion.operacionid)}>{operacion.nombre}</TextLink>
                {(['choferes', 'dominios'] as const).map((clase) => (
                  <Cuantos
                    key={clase}
                    clase={clase}
                    aptos={operacion[clase]}
                    unknown={operacion.sinMirar > 0}
                  />
                ))}
              </li>
            ))}
        </ul>
      </Bloque>
    </div>
  )
}

interface CuantosProps {
  clase: 'choferes' | 'dominios'
  aptos: Aptos
  /** There are accounts whose are not counted yet. */
  unknown: boolean
}

const Cuantos = ({ clase, aptos, unknown }: CuantosProps) => {
  const t = useTexts()
  const { total } = aptos
  if (total === 0)
    return (
      <span className="small soft">
        {t(unknown ? 'operacion.calculando' : `operacion.quien.ninguno.${clase}`)}
      </span>
    )
  return (
    <span className="stack gap-4">
      <span className="small soft digits">
        {t(`operacion.quien.de.${clase}`, {
          count: total,
          n: formatNumber(pueden(aptos)),
          total: formatNumber(total),
        })}
      </span>
      <BarraDeAptos aptos={aptos} />
    </span>
  )
}
