import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { isCritica, vencePronto, type CasillaExigida } from './aptitud.ts'

const motivos: Partial<Record<EstadoCasilla, string>> = {
  pendiente: ': falta presentar',
  'en revision': ': en revisión',
  rechazado: ': rechazado',
  bloqueado: ': bloqueado por el proveedor',
}

/** What a slot that stops its resource, or soon will, says of itself on the day `hoy`. The database's `motivo_casilla` says the same. */
export function motivoCasilla(
  nombre: string,
  { estado, fecha_vencimiento }: { estado: EstadoCasilla; fecha_vencimiento: string | null },
  hoy: string,
): string {
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

/** What keeps a resource from being fit on `dia`, then what ends soon after it. `de` follows each type's name: ' de AB123CD'. */
export function motivosDocumentos(
  casillas: readonly CasillaConNombre[],
  { dia, hoy, de = '' }: { dia: string; hoy: string; de?: string },
): string[] {
  const isActiva = ({ estado }: CasillaConNombre) => Number(estado === 'activo')
  return casillas
    .filter((casilla) => isCritica(casilla) && (casilla.estado !== 'activo' || vencePronto(casilla, dia)))
    .toSorted((a, b) => isActiva(a) - isActiva(b) || a.orden - b.orden)
    .map((casilla) => motivoCasilla(casilla.nombre + de, casilla, hoy))
}
