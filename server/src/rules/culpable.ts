import type { Culpable, CulpableEnOrden, EstadoRecurso } from '@portal/contract/recursos.ts'
import { culpa, finDe, rigeDe, type CasillaExigida } from './aptitud.ts'

/** A slot with what a reason says of it. */
export interface CasillaConMotivo extends CasillaExigida {
  tipodocumentoid: string
  nombre: string
  orden: number
  nombre_corto: string | null
  /** Its newest presentation, and the approved one in force or last in force. */
  documentoid: string | null
  vigente_documentoid: string | null
  vigente_bloqueado: boolean
  renovacion: boolean
  /** Since when it is in review, rejected or blocked. */
  desde: string | null
  motivo: string | null
  /** Why it is lifted. */
  excepcion_motivo: string | null
}

/** How a resource itself stands; `NO PARTICIPA` where somebody works that it was taken out of. */
export interface Situacion {
  estado: EstadoRecurso | 'NO PARTICIPA'
  fecha_baja: string | null
  motivo_baja: string | null
  /** Why it was taken out. */
  motivo_exclusion?: string | null
}

/**
 * The order in which reasons are told: how the resource itself stands, what its carrier can mend, what the provider has
 * in its hands, what ends soon, what is lifted. The database's `rango_culpable` says the same.
 */
const rangos: readonly Culpable['estado'][] = [
  'BLOQUEADO',
  'BAJA',
  'NO PARTICIPA',
  'vencido',
  'rechazado',
  'pendiente',
  'bloqueado',
  'en revision',
  'activo',
  'exceptuado',
]
export const rangoDe = ({ estado }: Pick<Culpable, 'estado'>): number => rangos.indexOf(estado)

/**
 * Every reason why a resource is not fit on `dia`, will stop being, or would be if nothing were lifted, the first to be
 * told first. Whoever is not fit has one. The database's views say the same for today.
 */
export function culpablesDe(
  casillas: readonly CasillaConMotivo[],
  situacion: Situacion,
  dia: string,
): CulpableEnOrden[] {
  const rango = (casilla: CasillaConMotivo) => rangoDe({ estado: rigeDe(casilla) })
  const endOf = (casilla: CasillaConMotivo) =>
    ['activo', 'exceptuado'].includes(rigeDe(casilla)) ? (finDe(casilla) ?? '') : ''
  const ofDocuments = casillas
    .filter((casilla) => culpa(casilla, dia))
    .toSorted(
      (a, b) =>
        rango(a) - rango(b) ||
        compare(endOf(a), endOf(b)) ||
        a.orden - b.orden ||
        compare(a.tipodocumentoid, b.tipodocumentoid),
    )
    .map(culpableCasilla)
  return [...culpableEstado(situacion), ...ofDocuments]
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function culpableCasilla(casilla: CasillaConMotivo): CulpableEnOrden {
  const { tipodocumentoid, nombre, nombre_corto, orden, desde, motivo, excepcion_motivo } = casilla
  const { documentoid, vigente_documentoid, vigente_bloqueado, renovacion } = casilla
  const estado = rigeDe(casilla)
  const ofVigente = estado === 'activo' || estado === 'vencido'
  const textos = { rechazado: motivo, bloqueado: motivo, exceptuado: excepcion_motivo }
  return {
    estado,
    tipodocumentoid,
    tipodocumento: nombre,
    nombre_corto,
    orden,
    fecha: ofVigente || estado === 'exceptuado' ? finDe(casilla) : desde,
    texto:
      estado === 'rechazado' || estado === 'bloqueado' || estado === 'exceptuado' ? textos[estado] : null,
    documentoid: ofVigente || vigente_bloqueado ? vigente_documentoid : documentoid,
    renovacion: estado === 'activo' && renovacion,
  }
}

/** The state of a resource as what keeps it from working. Who blocked it and why is in `historial`, and told beside it. */
function culpableEstado({ estado, fecha_baja, motivo_baja, motivo_exclusion }: Situacion): CulpableEnOrden[] {
  if (estado === 'ACTIVO') return []
  const left = estado === 'BAJA'
  return [
    {
      estado,
      tipodocumentoid: null,
      tipodocumento: null,
      nombre_corto: null,
      orden: null,
      fecha: left ? fecha_baja : null,
      texto: left ? motivo_baja : estado === 'NO PARTICIPA' ? (motivo_exclusion ?? null) : null,
      documentoid: null,
      renovacion: false,
    },
  ]
}
