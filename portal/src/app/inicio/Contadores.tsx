import type { Answer } from '@portal/contract'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { casillaLook } from '@portal/parts/estados.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { documentosEn } from '../rutas.ts'
import styles from './inicio.module.css'

const contadores = [
  ['pendientes', 'pendiente'],
  ['rechazados', 'rechazado'],
  ['activos', 'activo'],
  ['enRevision', 'en revision'],
  ['vencidos', 'vencido'],
  ['bloqueados', 'bloqueado'],
] as const satisfies [keyof Answer<'Dashboard'>, EstadoCasilla][]

/** What was never presented is in a tab of its own. */
const documentosDe = (estado: EstadoCasilla, operacionid: string | undefined) =>
  estado === 'pendiente'
    ? documentosEn('pendientes', { operacionid })
    : documentosEn('presentados', { estado, operacionid })

interface ContadoresProps {
  totales: Answer<'Dashboard'> | undefined
  /** The operacion whose they are. */
  operacionid: string | undefined
}

/** Each figure leads to the documents that it counts. */
export const Contadores = ({ totales, operacionid }: ContadoresProps) => {
  const t = useTexts()
  const known = contadores.filter(([total]) => !totales || totales[total] !== undefined)
  if (known.length === 0) return null
  return (
    <nav className={`${styles.card} ${styles.counters}`} aria-label={t('inicio.contadores.titulo')}>
      {known.map(([total, estado]) => {
        const { icon: Icon, tone } = casillaLook[estado]
        const cantidad = totales?.[total]
        return (
          <Link
            key={total}
            className="thumb row gap-8 soft unlined tints"
            href={documentosDe(estado, operacionid)}
          >
            <Icon color={toneToken(tone, 'text')} />
            <b className="ink digits">
              {/* As wide as a figure: a wider one breaks the words beside it on a phone, and all below would jump. */}
              {cantidad === undefined ? <Placeholder width={10} /> : formatNumber(cantidad)}
            </b>
            <span>{t(`inicio.contadores.${total}`, { count: cantidad ?? 0 })}</span>
          </Link>
        )
      })}
    </nav>
  )
}
