import * as z from 'zod/mini'
import { isCalendarDate, sumarDias } from './calendario.ts'
import type { Columnas } from './columnFates.ts'
import { onBothSides, operation, recordsOf, row, type Told } from './operation.ts'
import { Dia, Momento, unaDe } from './textKinds.ts'
import { Id, nombre } from './values.ts'
import { sentence, type Sentence } from './wording.ts'

/** Programs of others that ask: each has a token of its own, which sees what its owner sees and changes nothing. */

/** What a token lets its program ask. */
export const alcances = [
  'aptitud:leer',
  'recursos:leer',
  'documentos:leer',
  'archivos:leer',
  'pasos:leer',
] as const
export type Alcance = (typeof alcances)[number]
export const Alcance = z.enum(alcances, { error: sentence('elegiQuePuedeVer') })

/** Whoever lost one has a year at most with it. */
export const maxDiasDeToken = 365
/** Its end is told so many days before. */
export const diasDeAvisoDeToken = 14
export const maxRedes = 20
export const maxPorMinuto = 6_000
export const usualPorMinuto = 600

/** Why a token can't end on a day, asked on `hoy`; undefined where it can. */
export function problemaDeVence(vence: string, hoy: string): Sentence | undefined {
  if (vence < hoy) return sentence('eseDiaYaPasoElegiHoy')
  const last = sumarDias(hoy, maxDiasDeToken)
  return vence > last ? sentence('aLoSumoHasta', { fecha: { dia: last } }) : undefined
}

/** An address, or a network of them: `192.0.2.14`, `10.0.4.0/24`, `2001:db8::/48`. Which bits are whose, the server checks. */
const Red = z
  .string({ error: sentence('redInvalida') })
  .check(z.trim(), z.regex(/^[0-9a-f.:]{2,45}(\/\d{1,3})?$/i, sentence('redInvalida')))

export const TokenForm = {
  nombre: nombre(80),
  alcances: z
    .array(Alcance)
    .check(z.minLength(1, sentence('elegiQuePuedeVer')), z.maxLength(alcances.length)),
  vence: z
    .string({ error: sentence('elegiHastaQueDia') })
    .check(z.refine(isCalendarDate, sentence('elegiHastaQueDiaComo'))),
  redes: z._default(
    z.array(Red).check(z.maxLength(maxRedes, sentence('aLoSumoRedes', { max: maxRedes }))),
    [],
  ),
  /** How many times a minute it may ask. */
  por_minuto: z._default(
    z
      .int({ error: sentence('datoInvalido') })
      .check(
        z.gte(1, sentence('alMenos', { min: 1 })),
        z.lte(maxPorMinuto, sentence('hasta', { max: maxPorMinuto })),
      ),
    usualPorMinuto,
  ),
}

export const estadosDeToken = ['vigente', 'vencido', 'revocado'] as const

const Token = row(
  { tokenid: z.string(), nombre: z.string() },
  {
    /** How it begins: what people know it by, and what opens nothing. */
    prefijo: z.string(),
    estado: unaDe(estadosDeToken),
    alcances: z.array(unaDe(alcances)),
    /** From where alone it may ask; none: from anywhere. */
    redes: z.array(z.string()),
    por_minuto: z.int(),
    /** The last day on which it may ask. */
    vence: Dia,
    creado: Momento,
    creado_por: z.nullable(z.string()),
    revocado: z.nullable(Momento),
    revocado_por: z.nullable(z.string()),
    ultimo_uso: z.nullable(Momento),
    /** How often it asked today, yesterday and in the last thirty days. */
    veces_hoy: z.int(),
    veces_ayer: z.int(),
    veces_mes: z.int(),
    /** The account that it belongs to; null for one of the provider's. */
    cuentaid: z.nullable(z.string()),
    accountname: z.nullable(z.string()),
  },
)

/** Makes one, and answers the token itself, this once: only its hash is kept. */
export const CrearToken = onBothSides(
  'administrador',
  operation({
    access: 'titular',
    writes: { record: 'tokenid' },
    answersSecret: true,
    input: { values: z.strictObject(TokenForm) },
    output: recordsOf(row({ tokenid: z.string(), token: z.string() })),
  }),
)

/** Those that may ask, first those that end first, and then those that ended in the last thirty days. The provider sees the accounts' too. */
export const ListTokens = onBothSides(
  'administrador',
  operation({ access: 'titular', input: {}, output: recordsOf(Token) }),
)

/** Ends one at once. The provider may end an account's. */
export const RevocarToken = onBothSides(
  'administrador',
  operation({
    access: 'titular',
    writes: { record: 'tokenid' },
    // Whoever finds that one got lost has to be able to end it, however the account stands.
    whileSuspended: true,
    input: { tokenid: Id },
    output: recordsOf(Token),
  }),
)

export const told = {
  CrearToken: {
    about: 'Makes a token for a program that asks `/api/v1`; it is answered this once.',
    missed: { en: 'There is no «Programas»: no program can ask.', es: 'no hay programas con llave.' },
  },
  ListTokens: {
    about: 'The tokens of the account: what each may see, until when, and when it asked last.',
    missed: { en: 'There is no «Programas».', es: 'no hay pantalla de programas.' },
  },
  RevocarToken: {
    about: 'Ends a token at once.',
    missed: { en: 'There is no «Programas».', es: 'no hay llaves que quitar.' },
  },
} satisfies Record<string, Told>

export const columnasDeToken = {
  tokenid: 'nuestra',
  cuenta_id: 'nuestra',
  nombre: 'abierta',
  alcances: 'abierta',
  redes: 'abierta',
  por_minuto: 'abierta',
  vence: 'abierta',
  creado: 'nuestra',
  creado_por: 'nuestra',
  revocado: 'abierta',
  revocado_por: 'nuestra',
  avisado: 'nuestra',
} as const satisfies Columnas
