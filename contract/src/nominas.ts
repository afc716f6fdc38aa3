import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { maxPersonas, origenesDeNomina } from './nominaLeida.ts'
import { listOf, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { Dia, Momento } from './textKinds.ts'
import { CalendarDate, Cuit, Id, nombre, opcional, Periodo } from './values.ts'
import { sentence } from './wording.ts'

/**
 * Lists of who works for an account in a month, as its own declaration or its insurer has them, and whether they agree with those
 * whom it has on the road. A wage has no place in any of it. See docs/decisions/0134.
 */

/** What a type of document proves, and so which list stands beside it. `scvo`: the life insurance, which SICOSS tells of each. */
export const paraQueNomina = ['sicoss', 'art', 'scvo'] as const
export const ParaQueNomina = z.enum(paraQueNomina, { error: sentence('elegiUnoDeLaLista') })
export type ParaQueNomina = z.output<typeof ParaQueNomina>

/** So many people come in one call, and so many files of one month and source are kept: the newest counts. */
export const maxPersonasPorVez = 1_500
export const maxVersiones = 5
/** Of an account: files, and people in all of them. */
export const maxNominas = 240
export const maxPersonasGuardadas = 200_000
/** How many of each kind a comparison names; of all it says how many there are. */
export const maxNombrados = 200

const dato = { error: sentence('datoInvalido') }
const datoInvalido = sentence('datoInvalido')
const between = (min: number, max: number) =>
  z.int(datoInvalido).check(z.gte(min, datoInvalido), z.lte(max, datoInvalido))

const Revista = z.strictObject({ situacion: between(0, 99), dia: between(1, 31) })

const Persona = z.strictObject({
  cuil: Cuit,
  nombre: z.string(dato).check(z.trim(), z.maxLength(80, sentence('hastaCaracteres', { max: 80 }))),
  situacion: z.nullable(between(0, 99)),
  revistas: z.array(Revista, dato).check(
    z.maxLength(3, datoInvalido),
    z.refine(
      (all) =>
        all.every(({ dia }, index) => {
          const before = all[index - 1]
          return before === undefined || before.dia < dia
        }),
      datoInvalido,
    ),
  ),
  scvo: z.nullable(z.boolean(dato)),
})

const NominaForm = {
  periodo: Periodo,
  origen: z.enum(origenesDeNomina, { error: sentence('elegiUnoDeLaLista') }),
  /** How the file is called. */
  archivo: nombre(200),
  /**
   * Of the whole file, wages and all: what was read can be held against it, and the file stays where it is. Null of a browser
   * that can't count it.
   */
  sha256: opcional(z.string(dato).check(z.regex(/^[\da-f]{64}$/, datoInvalido))),
  cuit: opcional(Cuit),
  vigencia_desde: opcional(CalendarDate),
  vigencia_hasta: opcional(CalendarDate),
  rectificativa: z.nullable(between(0, 9)),
  /** How many people the paper says it is about. */
  cabezas: z.nullable(between(0, 1_000_000)),
  /** How many people will come, in however many calls. */
  total: between(0, maxPersonas),
}

const Nomina = row(
  { nominaid: z.string(), periodo: z.string() },
  {
    origen: z.enum(origenesDeNomina),
    archivo: z.string(),
    sha256: z.nullable(z.string()),
    cuit: z.nullable(z.string()),
    vigencia_desde: z.nullable(Dia),
    vigencia_hasta: z.nullable(Dia),
    rectificativa: z.nullable(z.int()),
    cabezas: z.nullable(z.int()),
    personas: z.int(),
    /** All of its people came. */
    completa: z.boolean(),
    /** The newest of its month and source: the one that counts. */
    vigente: z.boolean(),
    cargada: Momento,
    /** The name of who did; null of somebody who is not known any more. */
    cargada_por: z.nullable(z.string()),
  },
)

const guardar = {
  /** "0" begins one; otherwise these people are added to one that was begun. */
  nominaid: z._default(z.union([z.literal('0'), Id]), '0'),
  values: z.optional(z.strictObject(NominaForm)),
  personas: z
    .array(Persona, dato)
    .check(z.maxLength(maxPersonasPorVez, sentence('hastaPorVez', { max: maxPersonasPorVez }))),
  /** No more of it comes: it counts from now on, in the place of the one before. */
  completa: z.boolean(dato),
}

/**
 * Keeps a list of a month. The newest that is complete counts of its month and source, and what it takes the place of stays
 * to be read. The same file again is answered as it is kept. 1510 beside `periodo` for an earlier correction than the one kept,
 * and beside `personas` where not as many came as `total` says, or one came twice. What was begun and never completed goes when
 * the account begins another.
 */
export const SaveNomina = operation({
  access: 'contacto',
  writes: { record: 'nominaid' },
  whileSuspended: true,
  input: guardar,
  output: recordsOf(Nomina),
})

/** The lists of the account, of the newest months first, with those that another took the place of. */
export const ListNominas = operation({
  access: 'contacto',
  input: { ...paged(['periodo', 'cargada']) },
  output: pageOf(Nomina),
})

const PersonaKept = row(
  { cuil: z.string(), nombre: z.string() },
  {
    situacion: z.nullable(z.int()),
    revistas: z.array(z.object({ situacion: z.int(), dia: z.int() })),
    scvo: z.nullable(z.boolean()),
  },
)

/** Who is on one, by number. */
export const DetailNomina = operation({
  access: 'contacto',
  input: { nominaid: Id, ...paged(['cuil', 'nombre']) },
  output: pageOf(PersonaKept),
})

/** Forgets one, and who was on it. The one before counts again, where there is one. */
export const QuitarNomina = operation({
  access: 'contacto',
  writes: { record: 'nominaid' },
  input: { nominaid: Id },
  output: recordsOf(row({ nominaid: z.string() })),
})

const estados = ['no está', 'baja', 'alta después', 'sin saber', 'otro nombre', 'está'] as const

const Chofer = row(
  { recursoid: z.string(), nombre: z.string() },
  {
    cuil: z.nullable(z.string()),
    estado: z.enum(estados),
    /** Since when the list says so, of a leave or a beginning; null where it says no day. */
    dia: z.nullable(Dia),
    /** Since when they drive, where somebody wrote it down. */
    desde: z.nullable(Dia),
    /** How the list calls them; null of one who is not there. */
    en_lista: z.nullable(z.string()),
    /** Why it is not known: they have no number here, or their code is in no table. */
    porque: z.nullable(z.enum(['sin número', 'situación'])),
  },
)

const Comparacion = row(
  { periodo: z.string() },
  {
    /** What is asked about is beside no list: nothing else is told then. */
    para: z.nullable(z.enum(paraQueNomina)),
    /** The list that it is held against; null where there is none of that month, which is no good news. */
    nomina: z.nullable(Nomina.full),
    /** How many people the declaration of that month says it is about, as its own paper has it. */
    cabezas: z.nullable(z.int()),
    /** Whether the file has as many; null where either is unknown. */
    cuentan: z.nullable(z.enum(['coinciden', 'difieren'])),
    /** How many drive on a day of the month, and of how many the list says each. */
    conducen: z.int(),
    estados: z.object({
      'no está': z.int(),
      baja: z.int(),
      'alta después': z.int(),
      'sin saber': z.int(),
      'otro nombre': z.int(),
      está: z.int(),
    }),
    /** Of whom it does not say that they are there: the first of them. */
    choferes: listOf(Chofer),
    /** On the list, and not on the road: not in the portal, or off the road since before the month. */
    sobran: listOf(
      row(
        { cuil: z.string(), nombre: z.string() },
        { recursoid: z.nullable(z.string()), fecha_baja: z.nullable(Dia) },
      ),
    ),
    total_sobran: z.int(),
    /** Those that the account said do not drive. */
    no_manejan: listOf(row({ cuil: z.string(), nombre: z.string() })),
    total_no_manejan: z.int(),
    /** Of those who drive: how many the file says are covered by the life insurance, and the first of whom it does not. Null where the list can't say. */
    scvo: z.nullable(z.object({ con: z.int(), de: z.int(), sin: z.array(z.string()) })),
  },
)

const comparar = {
  periodo: Periodo,
  /** Beside which paper, or for what of it. */
  tipodocumentoid: z.optional(Id),
  para: z.optional(ParaQueNomina),
}

/** Whether the newest list of a month agrees with whoever drives in it. */
export const CompararNomina = operation({
  access: 'contacto',
  input: comparar,
  output: recordsOf(Comparacion),
})

/** Says of somebody on a list that they drive nothing, so that nobody is asked about them again, or takes it back. */
export const SaveNoManeja = operation({
  access: 'contacto',
  writes: { input: 'cuil' },
  input: {
    cuil: Cuit,
    nombre: z.string(dato).check(z.trim(), z.maxLength(80, sentence('hastaCaracteres', { max: 80 }))),
    no_maneja: z.boolean(dato),
  },
  output: recordsOf(row({ cuil: z.string(), no_maneja: z.boolean() })),
})

/** The same by one of the provider's people, in the name of the account that `cuentaid` says. */
const deCuenta = { cuentaid: Id }

export const SaveNominaPorCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  writes: { record: 'nominaid' },
  input: { ...deCuenta, ...guardar },
  output: recordsOf(Nomina).full,
})

export const ListNominasCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { ...deCuenta, ...paged(['periodo', 'cargada']) },
  output: pageOf(Nomina).full,
})

/** For who reviews a paper: what its list says, whatever the paper says itself. */
export const CompararNominaCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { ...deCuenta, ...comparar },
  output: recordsOf(Comparacion).full,
})

export const columnasDeNomina = {
  nominaid: 'nuestra',
  cuenta_id: 'exportada',
  periodo: 'abierta',
  origen: 'abierta',
  archivo: 'exportada',
  sha256: 'exportada',
  cuit: 'exportada',
  vigencia_desde: 'exportada',
  vigencia_hasta: 'exportada',
  rectificativa: 'exportada',
  cabezas: 'exportada',
  total: 'nuestra',
  personas: 'exportada',
  completa: 'nuestra',
  cargada: 'exportada',
  cargada_por: 'exportada',
} as const satisfies Columnas

export const columnasDeNoManeja = {
  no_manejaid: 'nuestra',
  cuenta_id: 'exportada',
  cuil: 'personal',
  nombre: 'personal',
  dicho: 'exportada',
  dicho_por: 'exportada',
} as const satisfies Columnas

const missed = {
  en: 'Nobody’s list is held against who drives.',
  es: 'no se compara ninguna nómina.',
}

export const told = {
  SaveNomina: { about: 'Keeps a list of who works for the account in a month, without any wage.', missed },
  ListNominas: { about: 'The lists that the account brought, of the newest months first.', missed },
  DetailNomina: { about: 'Who is on one of them.', missed },
  QuitarNomina: { about: 'Forgets one of them.', missed },
  CompararNomina: {
    about: 'Whether the newest list of a month agrees with whoever drives in it, what does not first.',
    missed,
  },
  SaveNoManeja: { about: 'Says of somebody on a list that they drive nothing, or takes it back.', missed },
} satisfies Record<string, Told>
