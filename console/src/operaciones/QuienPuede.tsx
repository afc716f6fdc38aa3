import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Truck as NadieIcon } from 'lucide-react'
import { hoyEnPalabras } from '../cola/hoyEnPalabras.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import { BarraDeAptos } from './BarraDeAptos.tsx'
import styles from './operacion.module.css'
import { pueden, sinMirar, type Aptos, type Operacion } from './operacion.ts'

const clases = ['choferes', 'dominios', 'transportes'] as const
type Clase = (typeof clases)[number]

/** How many of each kind may go there today out of all that take part. */
export const QuienPuede = ({ operacion }: { operacion: Operacion }) => {
  const t = useTexts()
  const nobody = !operacion.activa || (operacion.transportes.total === 0 && operacion.sinMirar === 0)
  return (
    <Bloque
      title={t('operacion.quien.titulo')}
      more={!nobody && t('operacion.quien.hoy', { hoy: hoyEnPalabras() })}
    >
      {nobody ? (
        <EmptyState
          icon={<NadieIcon />}
          title={t(operacion.activa ? 'operacion.quien.nadie' : 'operacion.quien.cerrada')}
          message={t(operacion.activa ? 'operacion.quien.nadieMensaje' : 'operacion.quien.cerradaMensaje')}
        />
      ) : (
        <>
          {operacion.sinMirar > 0 && (
            <p role="status" className="small soft pad-foot">
              {t('operacion.quien.faltan', {
                count: operacion.sinMirar,
                n: formatNumber(operacion.sinMirar),
              })}
            </p>
          )}
          {operacion.transportes.total > 0 && (
            <ul className={styles.kinds}>
              {clases.map((clase) => (
                <li key={clase}>
                  <Cuantos clase={clase} aptos={operacion[clase]} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Bloque>
  )
}

const Cuantos = ({ clase, aptos }: { clase: Clase; aptos: Aptos }) => {
  const t = useTexts()
  const { porVencer, noHabilitados, total } = aptos
  const said = (key: 'porVencer' | 'no' | 'sinMirar', count: number) =>
    count > 0 && t(`operacion.quien.${key}`, { count, n: formatNumber(count) })
  if (total === 0) return <p className="soft">{t(`operacion.quien.ninguno.${clase}`)}</p>
  return (
    <>
      <p className="heading">
        {t(`operacion.quien.de.${clase}`, {
          count: total,
          n: formatNumber(pueden(aptos)),
          total: formatNumber(total),
        })}
      </p>
      <BarraDeAptos aptos={aptos} />
      <p className="tiny soft">
        {[said('porVencer', porVencer), said('no', noHabilitados), said('sinMirar', sinMirar(aptos))]
          .filter(Boolean)
          .join(' · ') || t('operacion.quien.todos')}
      </p>
    </>
  )
}
