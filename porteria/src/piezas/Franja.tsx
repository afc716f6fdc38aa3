import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TriangleAlert as RefusedIcon, WifiOff as NoSignalIcon } from 'lucide-react'
import { duracion } from '../edad.ts'
import hidden from '@portal/ui/show/hidden.module.css'
import styles from './franja.module.css'
import { enEspera, usePuesto, useReloj } from '../usePuesto.ts'

/** What is not as it should be: no signal, and how much waits for it; or what the server won't take. */
export const Franja = () => {
  const t = useTexts()
  const { estado, ir } = usePuesto()
  const { ahora } = useReloj()
  const { sinSenalDesde, rechazo, problemaDeLista, pasos } = estado
  const waiting = enEspera(estado)
  const refused = pasos.filter((paso) => paso.estado === 'rechazado').length
  if (sinSenalDesde === null && !rechazo && !problemaDeLista && refused === 0)
    return <div role="status" className={hidden.hidden} />
  const since = sinSenalDesde === null ? 0 : ahora - sinSenalDesde / 1000
  return (
    <div className={styles.strip} role="status">
      {rechazo !== undefined || sinSenalDesde === null ? (
        <RefusedIcon size={32} aria-hidden />
      ) : (
        <NoSignalIcon size={32} aria-hidden />
      )}
      <span className="grow slim">
        <b>
          {rechazo ??
            (sinSenalDesde !== null
              ? since < 60
                ? t('puesto.sinSenal')
                : t('puesto.sinSenalHace', { hace: duracion(t, since) })
              : problemaDeLista
                ? t('puesto.listaMala')
                : t('puesto.rechazados', { count: refused }))}
        </b>
        <small>
          {waiting > 0
            ? t('puesto.quedan', { count: waiting })
            : problemaDeLista && sinSenalDesde === null
              ? t('puesto.listaMalaDetalle')
              : t('puesto.nadaPorEnviar')}
        </small>
      </span>
      <button type="button" className="bold" onClick={() => ir({ que: 'pasos' })}>
        {t('puesto.ver')}
      </button>
    </div>
  )
}
