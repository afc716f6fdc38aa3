import { oracion, type Dicho } from '@portal/contract/dicho.ts'
import type { CulpableEnOrden } from '@portal/contract/recursos.ts'

/** Reasons as sentences, for whoever shows them as they are. */

/** A resource of a unit with its reasons. */
export interface ParteCulpable {
  tiporecurso: string
  /** A plate or a full name. */
  nombre: string
  culpables: readonly CulpableEnOrden[]
}

/** Sentences come in another order than the reasons: what keeps from being fit, what ends soon, what is lifted. */
const lugares: Partial<Record<CulpableEnOrden['estado'], number>> = { activo: 1, exceptuado: 2 }
const lugarDe = ({ estado }: CulpableEnOrden) => lugares[estado] ?? 0

/** How the resource itself stands, where that is a reason. */
export function motivoDeEstado(culpables: readonly CulpableEnOrden[]): Dicho | null {
  for (const { estado, fecha } of culpables) {
    if (estado === 'BLOQUEADO') return oracion('bloqueadoPorElProveedor')
    if (estado === 'BAJA')
      return fecha === null ? oracion('dadoDeBaja') : oracion('dadoDeBajaEl', { fecha: { dia: fecha } })
  }
  return null
}

/** What documents say against their resource. `named` says whose each type is, where several resources are told of. */
export function motivosDeDocumentos(
  culpables: readonly CulpableEnOrden[],
  hoy: string,
  named: (tipo: string) => string = (tipo) => tipo,
): Dicho[] {
  return culpables
    .toSorted((a, b) => lugarDe(a) - lugarDe(b) || (a.orden ?? 0) - (b.orden ?? 0))
    .flatMap(({ estado, tipodocumento, fecha }) =>
      tipodocumento === null ? [] : (motivoDeDocumento(estado, named(tipodocumento), fecha, hoy) ?? []),
    )
}

function motivoDeDocumento(
  estado: CulpableEnOrden['estado'],
  nombre: string,
  fecha: string | null,
  hoy: string,
): Dicho | undefined {
  switch (estado) {
    case 'pendiente':
      return oracion('motivoPendiente', { nombre })
    case 'en revision':
      return oracion('motivoEnRevision', { nombre })
    case 'rechazado':
      return oracion('motivoRechazado', { nombre })
    case 'bloqueado':
      return oracion('motivoBloqueado', { nombre })
    case 'exceptuado':
      return oracion('motivoExceptuado', { nombre, fecha: { dia: fecha ?? hoy } })
    case 'activo':
    case 'vencido':
      if (fecha === null) return oracion('motivoVencido', { nombre })
      // Asked about another day, what will have ended has not ended yet.
      return oracion(fecha < hoy ? 'motivoVencio' : 'motivoVence', { nombre, fecha: { dia: fecha } })
    case 'BAJA':
    case 'BLOQUEADO':
      return undefined
  }
}

/** All that is said against a resource: how it stands itself, then what its documents say. */
export const motivosDeRecurso = (culpables: readonly CulpableEnOrden[], hoy: string): Dicho[] => [
  ...[motivoDeEstado(culpables) ?? []].flat(),
  ...motivosDeDocumentos(culpables, hoy),
]

/** The same of a unit, each reason with whose it is. */
export const motivosDeUnidad = (
  estado: 'ACTIVA' | 'INACTIVA',
  partes: readonly ParteCulpable[],
  hoy: string,
): Dicho[] => [
  ...(estado === 'INACTIVA' ? [oracion('laUnidadEstaInactiva')] : []),
  ...partes.flatMap(({ tiporecurso, nombre, culpables }) => [
    ...culpables.flatMap((culpable) => estadoDeParte(nombre, culpable.estado) ?? []),
    ...motivosDeDocumentos(culpables, hoy, (documento) =>
      tiporecurso === 'transporte'
        ? oracion('documentoDelTransporte', { documento })
        : oracion('documentoDe', { documento, recurso: nombre }),
    ),
  ]),
]

/** What keeps a part out of its unit, by itself. */
export function estadoDeParte(nombre: string, estado: string): Dicho | undefined {
  if (estado === 'BAJA') return oracion('parteDadaDeBaja', { nombre })
  if (estado === 'BLOQUEADO') return oracion('parteBloqueada', { nombre })
  return undefined
}
