import { fechaLegible } from '@portal/contract/calendario.ts'
import type { CulpableEnOrden } from '@portal/contract/recursos.ts'

/** Reasons as sentences, for whoever shows them as they are. */

/** A resource of a unit with its reasons. */
export interface ParteCulpable {
  tiporecurso: string
  /** A plate or a full name. */
  nombre: string
  culpables: readonly CulpableEnOrden[]
}

const ofDocument = {
  pendiente: ': falta presentar',
  'en revision': ': en revisión',
  rechazado: ': rechazado',
  bloqueado: ': bloqueado por el proveedor',
} as const

/** Sentences come in another order than the reasons: what keeps from being fit, what ends soon, what is lifted. */
const lugares: Partial<Record<CulpableEnOrden['estado'], number>> = { activo: 1, exceptuado: 2 }
const lugarDe = ({ estado }: CulpableEnOrden) => lugares[estado] ?? 0

/** How the resource itself stands, where that is a reason. */
export function motivoDeEstado(culpables: readonly CulpableEnOrden[]): string | null {
  for (const { estado, fecha } of culpables) {
    if (estado === 'BLOQUEADO') return 'Bloqueado por el proveedor'
    if (estado === 'BAJA') return fecha === null ? 'Dado de baja' : `Dado de baja el ${fechaLegible(fecha)}`
  }
  return null
}

/** What documents say against their resource. `de` follows each type's name: ' de AB123CD'. */
export function motivosDeDocumentos(culpables: readonly CulpableEnOrden[], hoy: string, de = ''): string[] {
  return culpables
    .toSorted((a, b) => lugarDe(a) - lugarDe(b) || (a.orden ?? 0) - (b.orden ?? 0))
    .flatMap((culpable) => motivoDeDocumento(culpable, hoy, de) ?? [])
}

function motivoDeDocumento(
  { estado, tipodocumento, fecha }: CulpableEnOrden,
  hoy: string,
  de: string,
): string | undefined {
  if (tipodocumento === null || estado === 'BAJA' || estado === 'BLOQUEADO') return undefined
  const nombre = tipodocumento + de
  switch (estado) {
    case 'activo':
    case 'vencido':
      if (fecha === null) return `${nombre}: vencido`
      // Asked about another day, what will have ended has not ended yet.
      return `${nombre} ${fecha < hoy ? 'venció' : 'vence'} el ${fechaLegible(fecha)}`
    case 'exceptuado':
      return `${nombre}: exceptuado hasta el ${fechaLegible(fecha ?? hoy)}`
    default:
      return nombre + ofDocument[estado]
  }
}

/** All that is said against a resource: how it stands itself, then what its documents say. */
export const motivosDeRecurso = (culpables: readonly CulpableEnOrden[], hoy: string): string[] => [
  ...[motivoDeEstado(culpables) ?? []].flat(),
  ...motivosDeDocumentos(culpables, hoy),
]

/** The same of a unit, each reason with whose it is. */
export const motivosDeUnidad = (
  estado: 'ACTIVA' | 'INACTIVA',
  partes: readonly ParteCulpable[],
  hoy: string,
): string[] => [
  ...(estado === 'INACTIVA' ? ['La unidad está inactiva'] : []),
  ...partes.flatMap(({ tiporecurso, nombre, culpables }) => [
    ...culpables.flatMap((culpable) => estadoDeParte(nombre, culpable.estado) ?? []),
    ...motivosDeDocumentos(
      culpables,
      hoy,
      tiporecurso === 'transporte' ? ' del transporte' : ` de ${nombre}`,
    ),
  ]),
]

/** What keeps a part out of its unit, by itself. */
export function estadoDeParte(nombre: string, estado: string): string | undefined {
  if (estado === 'BAJA') return `${nombre} está dado de baja`
  if (estado === 'BLOQUEADO') return `${nombre} está bloqueado por el proveedor`
  return undefined
}
