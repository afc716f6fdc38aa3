import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import styles from '../operacion.module.css'
import { sinMirar, type Participacion } from '../operacion.ts'
import { usePlazo } from '../usePlazo.ts'

/** What keeps its resources from going: that its account is not enabled, and which papers, with of how many; of one that takes no part today, when it did or will. */
export const LoQueFalta = ({ participacion }: { participacion: Participacion }) => {
  const t = useTexts()
  const plazo = usePlazo()
  const { estado, estado_cuenta, hasta, aptitud, choferes, dominios, faltan } = participacion
  if (estado !== 'vigente') return <span className="soft">{plazo(participacion)}</span>
  const enabled = estado_cuenta === estadoCuenta.habilitado
  if (aptitud === null && enabled) return <span className="soft">{t('operacion.calculando')}</span>
  const unknown = sinMirar(choferes) + sinMirar(dominios)
  const said = [
    ...(enabled ? [] : [t(`estadoCuenta.${estado_cuenta}`)]),
    ...faltan.map(({ tipodocumento, nombre_corto, recursos }) =>
      t('operacion.falta', { documento: nombre_corto || tipodocumento, n: formatNumber(recursos) }),
    ),
    ...(unknown > 0 ? [t('operacion.quien.sinMirar', { count: unknown, n: formatNumber(unknown) })] : []),
    ...(hasta === null ? [] : [plazo(participacion)]),
  ]
  const none = choferes.total + dominios.total === 0
  const all = choferes.noHabilitados + dominios.noHabilitados === 0 && aptitud !== 'no habilitado'
  if (said.length === 0 && none) return <span className="soft">{t('operacion.sinRecursos')}</span>
  if (said.length === 0 && all) return <span className="soft">{t('operacion.todosPueden')}</span>
  return <span className={`soft ${styles.falta}`}>{capitalized(said.join(' · '))}</span>
}
