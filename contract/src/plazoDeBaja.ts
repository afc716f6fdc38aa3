import { sumarDias } from './calendario.ts'
import type { EstadoCasilla } from './recursos.ts'

/** How long a paper of a chofer who left may take. The database's `plazo_de_baja` says the same. */

/** As many calendar days as a type may give, counted from the leave. */
export const maxPlazoDias = 3650

/** Papers that are still owed: what waits for the provider, or is in force, is owed no more. */
const debidos: readonly EstadoCasilla[] = ['pendiente', 'rechazado', 'vencido']

interface Baja {
  /** The day of the leave; null while the chofer works, and of a leave that says no day. */
  fecha_baja: string | null
  /** Null of a type that counts none. */
  plazo_dias: number | null
  estado: EstadoCasilla
}

/** The last day on which the paper is in time; null where nothing is counted, or nothing is owed. */
export const plazoDeBaja = ({ fecha_baja, plazo_dias, estado }: Baja): string | null =>
  fecha_baja !== null && plazo_dias !== null && debidos.includes(estado)
    ? sumarDias(fecha_baja, plazo_dias)
    : null
