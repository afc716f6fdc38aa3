import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import { Seccion } from '../piezas/Seccion.tsx'
import { useOperaciones, type Operacion } from '../operaciones/useOperaciones.ts'
import styles from './transporte.module.css'

type Exigencia = Operacion['exigencias'][number]

/** Where the company works or will: since when, what each asks beyond the general, and how many may go. Of most, nothing. */
export const SusOperaciones = ({ conocidas }: { conocidas: boolean }) => {
  const t = useTexts()
  const { operaciones, error, retry } = useOperaciones()
  // Who takes part in none is not troubled by what could not be read.
  if (error && conocidas)
    return (
      <Seccion title={t('transporte.operaciones.titulo')}>
        <ErrorState error={error} onRetry={retry} />
      </Seccion>
    )
  if (!operaciones || operaciones.length === 0) return null
  return (
    <Seccion title={t('transporte.operaciones.titulo')} of={formatNumber(operaciones.length)}>
      <ul className={`lined ${styles.people}`}>
        {operaciones.map((operacion) => (
          <li key={operacion.operacionid} className={`small ${styles.operacion}`}>
            <UnaOperacion operacion={operacion} />
          </li>
        ))}
      </ul>
    </Seccion>
  )
}

const UnaOperacion = ({ operacion }: { operacion: Operacion }) => {
  const t = useTexts()
  const { nombre, sede, desde, hasta, exigencias, choferes, dominios } = operacion
  const pueden = (['choferes', 'dominios'] as const).flatMap((noun) => {
    const { habilitados, porVencer, total } = { choferes, dominios }[noun]
    return total === 0
      ? []
      : [
          t(`transporte.operaciones.${noun}`, {
            n: formatNumber(habilitados + porVencer),
            total: formatNumber(total),
          }),
        ]
  })
  return (
    <>
      <h3 className="heading-16 breaks">{nombre}</h3>
      <p className="tiny soft breaks">{[sede, plazo(t, { desde, hasta })].filter(Boolean).join(' · ')}</p>
      {desde <= hoyEnBuenosAires() && pueden.length > 0 && <p>{pueden.join(' · ')}</p>}
      {exigencias.length === 0 ? (
        <p className="soft">{t('transporte.operaciones.nadaMas')}</p>
      ) : (
        <ul
          className={`bulleted ${styles.exigencias}`}
          aria-label={t('transporte.operaciones.pide', { nombre })}
        >
          {exigencias.map((exigencia) => (
            <li key={exigencia.tipodocumentoid} className="breaks">
              {exigencia.tipodocumento}
              <span className="tiny soft block">{detalle(t, exigencia)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Since when, and through when where it ends. */
const plazo = (t: TFunction, { desde, hasta }: { desde: string | null; hasta: string | null }): string =>
  [
    desde !== null && t('transporte.operaciones.desde', { fecha: formatDate(desde) }),
    hasta !== null && t('transporte.operaciones.hasta', { fecha: formatDate(hasta) }),
  ]
    .filter(Boolean)
    .join(' · ')

const detalle = (t: TFunction, exigencia: Exigencia): string => {
  const { docrectipo_recurso, critico, obligatorio, vigente_desde, vigente_hasta, fuente } = exigencia
  return [
    t(`tipoRecurso.${docrectipo_recurso}`),
    critico ? t('casilla.critico') : !obligatorio && t('casilla.opcional'),
    plazo(t, { desde: vigente_desde, hasta: vigente_hasta }),
    fuente,
  ]
    .filter(Boolean)
    .join(' · ')
}
