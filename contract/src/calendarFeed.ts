import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { listOf, onBothSides, operation, recordsOf, row, type Told } from './operation.ts'
import { Dia, Momento } from './textKinds.ts'
import { sentence } from './wording.ts'

/** The calendar of what ends that each person has, where a calendar program reads it: at an address which opens it. */

/** Its token and `.ics` follow. */
export const icalAddress = '/ical'

/** How far ahead it looks: a carrier’s, and the provider’s over all accounts. */
export const diasDeCalendario = { cuenta: 400, proveedor: 90 } as const
/** What ended stays on its day for so long. */
export const diasQueQueda = 30
/** The critical ones first where there are more. */
export const maxEventos = 5_000
/** Its alarm rings so many days before. */
export const diasDeAlarma = 7
/** How often an hour it may be read. */
export const lecturasPorHora = 60

const siONo = z.boolean({ error: sentence('datoInvalido') })

export const CalendarioForm = {
  /** Only what leaves somebody unfit to go out. */
  solo_critico: z._default(siONo, false),
  choferes_y_dominios: z._default(siONo, true),
  /** What the company itself presents. */
  transporte: z._default(siONo, true),
}
const values = z.strictObject(CalendarioForm)
export type ValoresDeCalendario = z.output<typeof values>

const filtros = {
  solo_critico: z.boolean(),
  choferes_y_dominios: z.boolean(),
  transporte: z.boolean(),
}

const Calendario = row(
  /** Whether it has an address. */
  { activo: z.boolean() },
  {
    ...filtros,
    /** As people know it: what opens it is not said again. */
    direccion: z.nullable(z.string()),
    renovado: z.nullable(Momento),
    /** To the hour. */
    ultimo_uso: z.nullable(Momento),
    /** The next three that stand in it. */
    proximos: listOf(row({ dia: Dia, tipo: z.string(), recurso: z.string() })),
    /** How many active ones the account has; null for the provider, who sees those of all. */
    choferes: z.nullable(z.int()),
    dominios: z.nullable(z.int()),
    /** Some of what the company itself presents. */
    tipos_de_transporte: z.array(z.string()),
  },
)

/** The caller’s own, also where there is none. */
export const DetailCalendario = onBothSides(
  'revisor',
  operation({ access: 'contacto', input: {}, output: recordsOf(Calendario) }),
)

/** Makes its address, which is answered this once; where there was one, that opens nothing from then on. */
export const CrearCalendario = onBothSides(
  'revisor',
  operation({
    access: 'contacto',
    writes: 'unnamed',
    answersSecret: true,
    input: { values },
    output: recordsOf(row({ direccion: z.string() })),
  }),
)

/** Changes what stands in it; its address stays. */
export const SaveCalendario = onBothSides(
  'revisor',
  operation({
    access: 'contacto',
    writes: 'unnamed',
    input: { values },
    output: recordsOf(row(filtros)),
  }),
)

/** Ends it at once. */
export const RevocarCalendario = onBothSides(
  'revisor',
  operation({
    access: 'contacto',
    writes: 'unnamed',
    // An address that got lost has to be ended, however the account stands.
    whileSuspended: true,
    input: {},
    output: recordsOf(row({ activo: z.boolean() })),
  }),
)

export const told = {
  DetailCalendario: {
    about: 'The calendar of what ends that the caller has, and the next of it.',
    missed: { en: 'There is no calendar to subscribe to.', es: 'no hay calendario al que suscribirse.' },
  },
  CrearCalendario: {
    about:
      'Makes the address of the caller’s calendar (`/ical/….ics`), or another in its place; it is answered this once.',
    missed: { en: 'There is no calendar to subscribe to.', es: 'no hay calendario al que suscribirse.' },
  },
  SaveCalendario: {
    about: 'Changes what stands in the caller’s calendar; its address stays.',
    missed: { en: 'There is no calendar to subscribe to.', es: 'no hay calendario al que suscribirse.' },
  },
  RevocarCalendario: {
    about: 'Ends the caller’s calendar at once.',
    missed: { en: 'There is no calendar to subscribe to.', es: 'no hay calendario al que suscribirse.' },
  },
} satisfies Record<string, Told>

/** Each is its person’s alone, and the audit has the operations. */
export const columnasDeCalendario = {
  sujeto: 'nuestra',
  cuenta_id: 'nuestra',
  prefijo: 'nuestra',
  solo_critico: 'nuestra',
  choferes_y_dominios: 'nuestra',
  transporte: 'nuestra',
  renovado: 'nuestra',
  ultimo_uso: 'nuestra',
} as const satisfies Columnas
