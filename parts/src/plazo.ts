import { diasEntre } from '@portal/contract/calendario.ts'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { porVencer, type Vigencia } from '@portal/contract/vigencia.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { Suceso } from './tiempo.ts'

/** What of a slot tells its time. A back office elsewhere may leave any of it out. */
export interface CasillaEnElTiempo {
  estado?: EstadoCasilla | undefined
  vigencia?: Vigencia | undefined
  fecha_vencimiento?: string | null | undefined
  /** The day since which it is in review, rejected or blocked. */
  desde?: string | null | undefined
  /** The last day on which the provider lifts it. */
  exceptuado_hasta?: string | null | undefined
  /** Of a month's paper that is missing: the last day on which that month serves. */
  hasta?: string | null | undefined
  /** Of a paper that who left still owes: the last day on which it is in time. */
  plazo?: string | undefined
}

export interface Plazo {
  suceso: Suceso
  dias: number
  fecha: string
  /** Absent while nobody has to hurry. */
  tone?: Tone
}

/**
 * Valid, and so near its end that it is told. Where a back office does not say how a document stays valid, it is told as
 * early as of any: too early is better than never.
 */
export const venceProntoEl = (
  { estado, vigencia, fecha_vencimiento }: CasillaEnElTiempo,
  hoy: string,
): string | null =>
  estado === 'activo' && fecha_vencimiento && porVencer(vigencia ?? 'impresa', fecha_vencimiento, hoy)
    ? fecha_vencimiento
    : null

const since = (suceso: Suceso, desde: string | null | undefined, hoy: string, tone: Tone): Plazo | null =>
  desde ? { suceso, dias: Math.max(0, diasEntre(desde, hoy)), fecha: desde, tone } : null

/** A day that the provider counts to says more than since when the paper is missing. */
const hastaElPlazo = (fecha: string, hoy: string): Plazo =>
  fecha < hoy
    ? { suceso: 'vencio', dias: diasEntre(fecha, hoy), fecha, tone: 'red' }
    : { suceso: 'faltan', dias: diasEntre(hoy, fecha), fecha, tone: 'ochre' }

/** When what a slot says began, or ends. Null where no date says it. */
export function plazoDe(casilla: CasillaEnElTiempo, hoy: string): Plazo | null {
  const { estado, fecha_vencimiento, desde, plazo } = casilla
  if (plazo !== undefined) return hastaElPlazo(plazo, hoy)
  switch (estado) {
    case 'en revision':
      return since('desde', desde, hoy, 'blue')
    case 'rechazado':
      return since('rechazado', desde, hoy, 'red')
    case 'bloqueado':
      return since('desde', desde, hoy, 'ink')
    case 'vencido':
      return since('vencio', fecha_vencimiento, hoy, 'red')
    case 'activo': {
      if (!fecha_vencimiento) return null
      const dias = Math.max(0, diasEntre(hoy, fecha_vencimiento))
      const soon = venceProntoEl(casilla, hoy) !== null
      return { suceso: 'en', dias, fecha: fecha_vencimiento, ...(soon && { tone: 'ochre' as const }) }
    }
    case 'pendiente':
    case undefined:
      return null
  }
}
