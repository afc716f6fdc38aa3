import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { operation, recordsOf } from './operation.ts'
import { Momento } from './textKinds.ts'
import { Id, nombre } from './values.ts'
import { sentence } from './wording.ts'

/** The keys that sign legajos: this installation's own, and those of others that an administrador has pinned. See docs/decisions/0161. */

/** As many are pinned at a time. */
export const maxLlavesAjenas = 100

const llavePublica = sentence('pegaLaLlavePublica')

/** An Ed25519 key as an installation writes it into its legajos, however its lines were copied; kept as it is written there. */
const Publica = z.string({ error: llavePublica }).check(
  z.overwrite((typed: string) => {
    const body = /^\s*-----BEGIN PUBLIC KEY-----\s*(\S+)\s*-----END PUBLIC KEY-----\s*$/.exec(typed)?.[1]
    return body === undefined ? typed : `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----\n`
  }),
  z.regex(
    /^-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=\n-----END PUBLIC KEY-----\n$/,
    llavePublica,
  ),
)

const numeroDeLlave = sentence('numeroDeLlave')

/** The number of a key, as somebody reads it aloud. */
const Numero = z.string({ error: numeroDeLlave }).check(
  z.overwrite((typed: string) => typed.toLowerCase().replace(/[\s·.-]/g, '')),
  z.regex(/^[\da-f]{16}$/, numeroDeLlave),
)

const LlavePropia = z.object({
  llave: z.string(),
  publica: z.string(),
  desde: Momento,
  /** Null of the one in use. */
  hasta: z.nullable(Momento),
})

const LlaveAjena = z.object({
  llaveajenaid: z.string(),
  nombre: z.string(),
  llave: z.string(),
  fijada: Momento,
  /** The name of who did; null of somebody who is not known any more. */
  fijada_por: z.nullable(z.string()),
  quitada: z.nullable(Momento),
  quitada_por: z.nullable(z.string()),
})
export type LlaveAjena = z.output<typeof LlaveAjena>

/** This installation's own, the one in use first; and the pinned ones by name, before those that were taken back. */
export const ListLlaves = operation({
  access: 'administrador',
  input: {},
  output: recordsOf(z.object({ propias: z.array(LlavePropia), ajenas: z.array(LlaveAjena) })),
})

export const FijarLlaveForm = {
  /** Whose installation it is. */
  nombre: nombre(80),
  publica: Publica,
  /** As whoever signs by it said it, by another way than the one by which the key came. */
  llave: Numero,
}

/** From now on legajos that it signed are taken. 1510 beside `llave` where that is another key's number. */
export const FijarLlave = operation({
  access: 'administrador',
  writes: { record: 'llaveajenaid' },
  input: { values: z.strictObject(FijarLlaveForm) },
  output: recordsOf(LlaveAjena),
})

/** From now on none is taken; what came stays. */
export const QuitarLlave = operation({
  access: 'administrador',
  writes: { input: 'llaveajenaid' },
  input: { llaveajenaid: Id },
  output: recordsOf(LlaveAjena),
})

export const columnasDeLlaveAjena = {
  llaveajenaid: 'nuestra',
  nombre: 'abierta',
  publica: 'nuestra',
  llave: 'abierta',
  fijada: 'nuestra',
  fijada_por: 'nuestra',
  quitada: 'nuestra',
  quitada_por: 'nuestra',
} as const satisfies Columnas
