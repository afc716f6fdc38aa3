import { sumarDias, sumarMeses } from '../calendario.ts'
import { onlyDigits } from '../identificacion.ts'
import { flatten } from '../lectura.ts'
import type { PersonaDeNomina } from '../nominaLeida.ts'
import { claseDeSituacion } from './situaciones.ts'

/**
 * Whether a list of people agrees with those whom an account has on the road in a month. Nothing that is unknown agrees: a number
 * that nobody wrote down, a code that no table has, a day before the list begins.
 */

export interface ChoferDelMes {
  recursoid: string
  apellido: string
  nombre: string
  cuil: string | null
  /** A DNI, which is within a CUIL; null of any other document. */
  dni: string | null
  /** The first day on which they drive for the account, and the last; null where nobody wrote it down, or there is none. */
  desde: string | null
  hasta: string | null
}

const estadosEnNomina = ['no está', 'baja', 'alta después', 'sin saber', 'otro nombre', 'está'] as const
type EstadoEnNomina = (typeof estadosEnNomina)[number]

interface ChoferEnNomina {
  chofer: ChoferDelMes
  estado: EstadoEnNomina
  /** Of `baja` and `alta después`: since when the list says so; null where it says no day. */
  dia: string | null
  /** Who it is there; null of one who is not. */
  persona: PersonaDeNomina | null
  /** Of `sin saber`: they have no number, or their code says nothing. */
  porque: 'sin número' | 'situación' | null
}

interface EnLaNomina {
  persona: PersonaDeNomina
  /** Whom the portal took off the road before the month; null of one whom it does not have at all. */
  chofer: ChoferDelMes | null
}

interface Comparada {
  /** Of whoever drives on a day of the month: what does not agree first, then by name. */
  choferes: ChoferEnNomina[]
  /** On the list, not on the road, and not said to be nobody who drives. */
  sobran: EnLaNomina[]
  /** Those that the account said do not drive. */
  noManejan: PersonaDeNomina[]
}

/** `choferes`: all that the account has or had. `noManejan`: numbers that it said drive nothing. */
export function compararNomina(
  personas: readonly PersonaDeNomina[],
  choferes: readonly ChoferDelMes[],
  { periodo, noManejan }: { periodo: string; noManejan: ReadonlySet<string> },
): Comparada {
  const month = diasDe(periodo)
  const byCuil = new Map(personas.map((persona) => [persona.cuil, persona]))
  const byDni = new Map(personas.map((persona) => [persona.cuil.slice(2, 10), persona]))
  const find = ({ cuil, dni }: ChoferDelMes) =>
    cuil === null
      ? dni === null
        ? undefined
        : byDni.get(onlyDigits(dni).padStart(8, '0'))
      : byCuil.get(onlyDigits(cuil))

  const driving: ChoferEnNomina[] = []
  const known = new Map<string, ChoferDelMes>()
  const onTheRoad = new Set<string>()
  for (const each of choferes) {
    const chofer = conDiasEnOrden(each)
    const persona = find(chofer)
    if (persona && !known.has(persona.cuil)) known.set(persona.cuil, chofer)
    if (!manejaEn(chofer, month)) continue
    if (persona) onTheRoad.add(persona.cuil)
    driving.push(enNomina(chofer, persona, month))
  }
  const others = personas.filter(({ cuil }) => !onTheRoad.has(cuil))
  return {
    choferes: driving.toSorted(
      (a, b) =>
        estadosEnNomina.indexOf(a.estado) - estadosEnNomina.indexOf(b.estado) || byName(a.chofer, b.chofer),
    ),
    sobran: others
      .filter((persona) => !noManejan.has(persona.cuil) && !faltaTodo(persona, month))
      .map((persona) => ({ persona, chofer: known.get(persona.cuil) ?? null })),
    noManejan: others.filter(({ cuil }) => noManejan.has(cuil)),
  }
}

/** Of who began after they left one of both days is wrong, and nobody knows which: they may have driven from before. */
const conDiasEnOrden = (chofer: ChoferDelMes): ChoferDelMes =>
  chofer.desde !== null && chofer.hasta !== null && chofer.desde > chofer.hasta
    ? { ...chofer, desde: null }
    : chofer

interface Month {
  first: string
  last: string
}

/** Both days belong to it. */
export const diasDe = (periodo: string): Month => ({
  first: `${periodo}-01`,
  last: sumarDias(sumarMeses(`${periodo}-01`, 1), -1),
})

const byName = (a: ChoferDelMes, b: ChoferDelMes) =>
  `${a.apellido} ${a.nombre}`.localeCompare(`${b.apellido} ${b.nombre}`, 'es')

/** On the road on some day of it: from when they drive, through the day on which they left. */
export const manejaEn = ({ desde, hasta }: Pick<ChoferDelMes, 'desde' | 'hasta'>, month: Month): boolean =>
  (desde === null || desde <= month.last) && (hasta === null || hasta >= month.first)

function enNomina(chofer: ChoferDelMes, persona: PersonaDeNomina | undefined, month: Month): ChoferEnNomina {
  const nothing = { chofer, dia: null, porque: null, persona: persona ?? null }
  if (!persona)
    return chofer.cuil === null && chofer.dni === null
      ? { ...nothing, estado: 'sin saber', porque: 'sin número' }
      : { ...nothing, estado: 'no está' }
  const from = chofer.desde !== null && chofer.desde > month.first ? chofer.desde : month.first
  const to = chofer.hasta !== null && chofer.hasta < month.last ? chofer.hasta : month.last
  const tramos = tramosDe(persona, month).filter(({ desde, hasta }) => desde <= to && hasta >= from)
  const baja = tramos.find(({ es }) => es === 'baja')
  const hasDays = persona.revistas.length > 0
  // The day on which somebody leaves is the last one of both.
  if (baja && !(hasDays && chofer.hasta !== null && chofer.hasta <= baja.desde))
    return { ...nothing, estado: 'baja', dia: hasDays ? baja.desde : null }
  const before = tramos.find(({ es }) => es === 'antes')
  if (before) return { ...nothing, estado: 'alta después', dia: before.sigue }
  if (tramos.some(({ es }) => es === 'desconocida'))
    return { ...nothing, estado: 'sin saber', porque: 'situación' }
  return {
    ...nothing,
    estado: persona.nombre !== '' && !esElMismo(persona.nombre, chofer) ? 'otro nombre' : 'está',
  }
}

interface Tramo {
  desde: string
  hasta: string
  es: 'antes' | 'baja' | 'empleado' | 'desconocida'
  /** The first day of the next one. */
  sigue: string | null
}

/** The days of a month by what the list says of them. One that tells no days says the same of all. */
function tramosDe({ situacion, revistas }: PersonaDeNomina, { first, last }: Month): Tramo[] {
  if (revistas.length === 0)
    return [
      {
        desde: first,
        hasta: last,
        // A list without codes names who is covered.
        es: situacion === null ? 'empleado' : claseDeSituacion(situacion),
        sigue: null,
      },
    ]
  const day = (dia: number) => `${first.slice(0, 8)}${String(dia).padStart(2, '0')}`
  const [start] = revistas
  const began = start ? start.dia : 1
  return [
    ...(began > 1 ? [{ desde: first, hasta: day(began - 1), es: 'antes' as const, sigue: day(began) }] : []),
    ...revistas.map(({ situacion: code, dia }, index) => {
      const next = revistas[index + 1]
      return {
        desde: day(dia),
        hasta: next ? day(next.dia - 1) : last,
        es: claseDeSituacion(code),
        sigue: next ? day(next.dia) : null,
      }
    }),
  ]
}

/** No day of the month is one of work: who left before it is on the list for what they are still paid. */
const faltaTodo = (persona: PersonaDeNomina, month: Month): boolean =>
  tramosDe(persona, month).every(({ es }) => es === 'baja')

/** So many signs of a name SICOSS keeps. */
const maxName = 30

/**
 * Whether two writings of a name are of one person: a whole surname and a given name, in whatever order, without accents; what
 * was cut off where the file ends a name, and letters that a file lost, are no difference.
 */
export function esElMismo(
  listed: string,
  { apellido, nombre }: { apellido: string; nombre: string },
): boolean {
  const there = wordsOf(listed)
  const cut = listed.length >= maxName - 1
  const has = (word: string) =>
    there.some(
      (each, index) => same(each, word) || (cut && index === there.length - 1 && word.startsWith(each)),
    )
  const [surnames, given] = [wordsOf(apellido), wordsOf(nombre)]
  const [surname] = surnames
  if (surname === undefined || given.length === 0) return false
  const whole = surnames.every((word) => has(word)) || (cut && has(surname))
  const initials = there.filter((each) => each.length === 1)
  return (
    whole &&
    (given.some((word) => has(word)) ||
      given.some((word) => initials.includes(word.slice(0, 1))) ||
      // All of its room went to the surname.
      (cut && there.every((each) => surnames.some((word) => word.startsWith(each) || same(each, word)))))
  )
}

/** «?» and the sign of what could not be read stand for any letter. */
const wordsOf = (name: string): string[] =>
  flatten(name)
    .toUpperCase()
    .split(/[^\p{L}\d?\ufffd]+/u)
    .filter((word) => word !== '')

function same(listed: string, word: string): boolean {
  if (listed === word) return true
  if (listed.length !== word.length || !/[?\ufffd]/.test(listed)) return false
  return Array.from(listed).every((sign, at) => sign === '?' || sign === '\ufffd' || sign === word[at])
}

/** How many people the file has, held against how many its declaration says; null where either is unknown. */
export const cabezasDe = (
  personas: number | null,
  declaradas: number | null,
): 'coinciden' | 'difieren' | null =>
  personas === null || declaradas === null ? null : personas === declaradas ? 'coinciden' : 'difieren'
