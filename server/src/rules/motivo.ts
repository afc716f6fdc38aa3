import { sentence, type Sentence } from '@portal/contract/wording.ts'
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
export function motivoDeEstado(culpables: readonly CulpableEnOrden[]): Sentence | null {
  for (const { estado, fecha } of culpables) {
    if (estado === 'BLOQUEADO') return sentence('bloqueadoPorElProveedor')
    if (estado === 'BAJA')
      return fecha === null ? sentence('dadoDeBaja') : sentence('dadoDeBajaEl', { fecha: { dia: fecha } })
  }
  return null
}

/** What documents say against their resource. `named` says whose each type is, where several resources are told of. */
export function motivosDeDocumentos(
  culpables: readonly CulpableEnOrden[],
  hoy: string,
  named: (tipo: string) => string = (tipo) => tipo,
): Sentence[] {
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
): Sentence | undefined {
  switch (estado) {
    case 'pendiente':
      return sentence('motivoPendiente', { nombre })
    case 'en revision':
      return sentence('motivoEnRevision', { nombre })
    case 'rechazado':
      return sentence('motivoRechazado', { nombre })
    case 'bloqueado':
      return sentence('motivoBloqueado', { nombre })
    case 'exceptuado':
      return sentence('motivoExceptuado', { nombre, fecha: { dia: fecha ?? hoy } })
    case 'activo':
    case 'vencido':
      if (fecha === null) return sentence('motivoVencido', { nombre })
      // Asked about another day, what will have ended has not ended yet.
      return sentence(fecha < hoy ? 'motivoVencio' : 'motivoVence', { nombre, fecha: { dia: fecha } })
    case 'BAJA':
    case 'BLOQUEADO':
    case 'NO PARTICIPA':
      return undefined
  }
}

/** All that is said against a resource: how it stands itself, then what its documents say. */
export const motivosDeRecurso = (culpables: readonly CulpableEnOrden[], hoy: string): Sentence[] => [
  ...[motivoDeEstado(culpables) ?? []].flat(),
  ...motivosDeDocumentos(culpables, hoy),
]

/** The same of a unit, each reason with whose it is. */
export const motivosDeUnidad = (
  estado: 'ACTIVA' | 'INACTIVA',
  partes: readonly ParteCulpable[],
  hoy: string,
): Sentence[] => [
  ...(estado === 'INACTIVA' ? [sentence('laUnidadEstaInactiva')] : []),
  ...partes.flatMap(({ tiporecurso, nombre, culpables }) => [
    ...culpables.flatMap((culpable) => estadoDeParte(nombre, culpable.estado) ?? []),
    ...motivosDeDocumentos(culpables, hoy, (documento) =>
      tiporecurso === 'transporte'
        ? sentence('documentoDelTransporte', { documento })
        : sentence('documentoDe', { documento, recurso: nombre }),
    ),
  ]),
]

/** What keeps a part out of its unit, by itself. */
export function estadoDeParte(nombre: string, estado: string): Sentence | undefined {
  if (estado === 'BAJA') return sentence('parteDadaDeBaja', { nombre })
  if (estado === 'BLOQUEADO') return sentence('parteBloqueada', { nombre })
  if (estado === 'NO PARTICIPA') return sentence('parteNoParticipa', { nombre })
  return undefined
}
