import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { culpa, rigeDe, type CasillaExigida } from './aptitud.ts'

const motivos: Partial<Record<EstadoCasilla, string>> = {
  pendiente: ': falta presentar',
  'en revision': ': en revisión',
  rechazado: ': rechazado',
  bloqueado: ': bloqueado por el proveedor',
}

/** What a slot that stops its resource, or soon will, says of itself on the day `hoy`. The database's `motivo_casilla` says the same. */
export function motivoCasilla(
  nombre: string,
  casilla: Pick<CasillaExigida, 'estado' | 'fecha_vencimiento' | 'exceptuado_hasta'>,
  hoy: string,
): string {
  const { estado, fecha_vencimiento, exceptuado_hasta } = casilla
  if (exceptuado_hasta !== null) return `${nombre}: exceptuado hasta el ${fechaLegible(exceptuado_hasta)}`
  const motivo = motivos[estado]
  if (motivo !== undefined) return nombre + motivo
  if (fecha_vencimiento === null) return estado === 'vencido' ? `${nombre}: vencido` : nombre
  // Asked about another day, what will have ended has not ended yet.
  return `${nombre} ${fecha_vencimiento < hoy ? 'venció' : 'vence'} el ${fechaLegible(fecha_vencimiento)}`
}

export interface CasillaConNombre extends CasillaExigida {
  nombre: string
  orden: number
}

/** In which order they are told. */
const lugares = { activo: 1, exceptuado: 2 } as const
const lugarDe = (casilla: CasillaConNombre): number => {
  const rige = rigeDe(casilla)
  return rige === 'activo' || rige === 'exceptuado' ? lugares[rige] : 0
}

/**
 * What keeps a resource from being fit on `dia`, then what ends soon after it, then what is lifted. `de` follows each type's
 * name: ' de AB123CD'.
 */
export function motivosDocumentos(
  casillas: readonly CasillaConNombre[],
  { dia, hoy, de = '' }: { dia: string; hoy: string; de?: string },
): string[] {
  return casillas
    .filter((casilla) => culpa(casilla, dia))
    .toSorted((a, b) => lugarDe(a) - lugarDe(b) || a.orden - b.orden)
    .map((casilla) => motivoCasilla(casilla.nombre + de, casilla, hoy))
}
