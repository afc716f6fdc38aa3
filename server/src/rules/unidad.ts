import { sentence, type Sentence } from '@portal/contract/wording.ts'
import type { Aptitud, CulpableEnOrden, EstadoRecurso } from '@portal/contract/recursos.ts'
import { esDeChofer, lugares, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import { requerido } from '@portal/contract/values.ts'
import { aptitud } from './aptitud.ts'
import { culpablesDe, rangoDe, type CasillaConMotivo, type Situacion } from './culpable.ts'
import { estadoDeParte, motivosDeUnidad } from './motivo.ts'

/** What a unit's part can be. */
export interface Recurso {
  recursoid: string
  /** A plate or a full name. */
  nombre: string
  estado: EstadoRecurso
  /** Null for a chofer. */
  tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE' | null
}

export interface Composicion extends Record<Lugar, string | null> {
  estado: 'ACTIVA' | 'INACTIVA'
}

/**
 * What is wrong with how a unit is put together: a sentence for each place. `recursos` are the carrier's own among the
 * parts. A part is looked at when it is put in; `before` says what was there.
 */
export function unidadProblems(
  unidad: Composicion,
  recursos: readonly Recurso[],
  before: Composicion,
): Record<string, string> {
  const problems: Record<string, string> = {}
  if (unidad.tractor === null && unidad.estado === 'ACTIVA') problems['tractor'] = requerido
  const seen = new Set<string>()
  for (const lugar of lugares) {
    const recursoid = unidad[lugar]
    if (recursoid === null) continue
    if (seen.has(recursoid)) problems[lugar] = sentence('yaEstaEnLaUnidad')
    else if (recursoid !== before[lugar]) {
      const recurso = recursos.find((each) => each.recursoid === recursoid)
      const problem = parteProblem(lugar, recurso)
      if (problem !== undefined) problems[lugar] = problem
    }
    seen.add(recursoid)
  }
  return problems
}

function parteProblem(lugar: Lugar, recurso: Recurso | undefined): Sentence | undefined {
  const isChofer = esDeChofer(lugar)
  if (!recurso || isChofer !== (recurso.tipo_vehiculo === null))
    return isChofer ? sentence('elegiUnChoferDeTuLista') : sentence('elegiUnDominioDeTuLista')
  if (lugar === 'tractor' && recurso.tipo_vehiculo === 'ARRASTRE')
    return sentence('esDeArrastre', { nombre: recurso.nombre })
  if (lugar !== 'tractor' && recurso.tipo_vehiculo === 'MOTRIZ')
    return sentence('esMotriz', { nombre: recurso.nombre })
  return estadoDeParte(recurso.nombre, recurso.estado)
}

/** A part with the slots that are asked of it on the day in question. */
export interface Parte extends Situacion {
  recursoid: string
  tiporecurso: string
  nombre: string
  casillas: readonly CasillaConMotivo[]
}

type CulpableDeParte = CulpableEnOrden & Pick<Parte, 'recursoid' | 'tiporecurso'> & { recurso: string }

interface AptitudDeUnidad {
  aptitud: Aptitud
  /** The culprits, named: those that stop the unit first, then those that soon will, then what is lifted of the others. */
  motivos: string[]
  /** The first of the reasons, and whose it is: of whoever stops the unit, before those that soon will, before what is lifted. */
  culpable: Omit<CulpableDeParte, 'tiporecurso'> | null
}

/** A part as it was judged, with every reason. */
interface ParteJuzgada<Tipo extends string> extends Pick<Parte, 'recursoid' | 'nombre'> {
  tiporecurso: Tipo
  aptitud: Aptitud
  culpables: readonly CulpableEnOrden[]
}

/**
 * Every reason of the parts that stop a unit, the first to be told first; of those that soon will, where none stops it;
 * else what is lifted of them.
 */
export function culpablesDePartes<Tipo extends string>(
  partes: readonly ParteJuzgada<Tipo>[],
): (CulpableDeParte & { tiporecurso: Tipo })[] {
  const of = (wanted: Aptitud) =>
    partes
      .filter((parte) => parte.aptitud === wanted)
      .flatMap(({ recursoid, nombre, tiporecurso, culpables }) =>
        culpables.map((culpable) => ({ ...culpable, recursoid, recurso: nombre, tiporecurso })),
      )
      .toSorted((a, b) => rangoDe(a) - rangoDe(b))
  const byAptitud = [of('no habilitado'), of('por vencer'), of('habilitado')]
  return byAptitud.find((culpables) => culpables.length > 0) ?? []
}

const juzgada = <Tipo extends string>(
  parte: Parte & { tiporecurso: Tipo },
  dia: string,
): ParteJuzgada<Tipo> => ({
  recursoid: parte.recursoid,
  nombre: parte.nombre,
  tiporecurso: parte.tiporecurso,
  aptitud: aptitud(parte.casillas, parte.estado, dia),
  culpables: culpablesDe(parte.casillas, parte, dia),
})

/** As `culpablesDePartes`, of parts whose slots are judged on a day. */
export const culpablesDeUnidad = <Tipo extends string>(
  partes: readonly (Parte & { tiporecurso: Tipo })[],
  dia: string,
) => culpablesDePartes(partes.map((parte) => juzgada(parte, dia)))

/**
 * A unit is as fit as the least fit of its parts, and not at all while it is inactive. The database's
 * `unidad_con_aptitud` decides the same for today.
 */
export function aptitudDeUnidad(
  estado: Composicion['estado'],
  partes: readonly Parte[],
  { dia, hoy }: { dia: string; hoy: string },
): AptitudDeUnidad {
  const judged = partes.map((parte) => juzgada(parte, dia))
  const of = (wanted: Aptitud) => judged.filter((each) => each.aptitud === wanted)
  const [noHabilitados, porVencer, habilitados] = [of('no habilitado'), of('por vencer'), of('habilitado')]
  const [first] = culpablesDePartes(judged)
  const fitness =
    estado === 'INACTIVA' || noHabilitados.length > 0
      ? 'no habilitado'
      : porVencer.length > 0
        ? 'por vencer'
        : 'habilitado'
  return {
    aptitud: fitness,
    culpable: first ? withoutTipo(first) : null,
    motivos: motivosDeUnidad(estado, [...noHabilitados, ...porVencer, ...habilitados], hoy),
  }
}

const withoutTipo = ({ tiporecurso, ...culpable }: CulpableDeParte) => culpable
