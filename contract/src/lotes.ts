import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { listOf, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import { Momento } from './textKinds.ts'
import { tiposDeLote } from './tiposDeLote.ts'
import { CalendarDate, Id, IdONuevo, opcional, requerido, texto } from './values.ts'
import { sentence } from './wording.ts'

/**
 * Imports of choferes, dominios and unidades from a sheet: a lote is rehearsed row by row, and nothing changes until it is
 * imported; for a day it may be undone. See docs/decisions/0125.
 */

export const TipoDeLote = z.enum(tiposDeLote, { error: requerido })

/** In one call: as many rows as are taken, and as are rehearsed. */
export const maxFilasDeLlamada = 500
export const maxFilasDeLote = 10_000
export const horasDeDeshacer = 24

/** What is to become of a row. `decidir` waits for a person; `falta` is one of the portal's that the sheet does not name. */
export const resultadosDeFila = ['crear', 'cambiar', 'igual', 'decidir', 'error', 'falta', 'dejar'] as const
export const ResultadoDeFila = z.enum(resultadosDeFila)
export type ResultadoDeFila = z.output<typeof ResultadoDeFila>

/**
 * What a person decided of a row: `usar`, it goes in though it had to be decided; `dejar`, it stays out; `baja`, one that the
 * sheet does not name leaves; `nada` takes that back.
 */
export const DecisionDeFila = z.enum(['usar', 'dejar', 'baja', 'nada'])

/**
 * `ensayo` is being rehearsed and may be changed; `importando` and `deshaciendo` are at work; `hecho` is imported, whole or as
 * far as it came until it was cancelled; `deshecho` was undone.
 */
export const EstadoDeLote = z.enum(['ensayo', 'importando', 'hecho', 'deshaciendo', 'deshecho'])

/** What a cell of a sheet says: no byte of a text that a database can't keep. */
export const celda = z.string().check(
  z.maxLength(500, sentence('hastaCaracteres', { max: 500 })),
  // eslint-disable-next-line no-control-regex -- NUL is what it is about
  z.refine((value: string) => !/\u0000/.test(value), sentence('tieneSignosQueNoSeVen')),
)

const Columna = z.strictObject({
  /** As the sheet heads it. */
  titulo: celda,
  /** What it is of a record; null where it is not imported. */
  campo: z.nullable(texto(40)),
})

const FilaEnviada = z.strictObject({
  /** Its number in the sheet; below 0 one that the sheet does not name. */
  fila: z.int().check(z.gte(-maxFilasDeLote), z.lte(2_000_000)),
  /** A text for each column; left out where only the decision changes. */
  celdas: z.optional(z.array(celda).check(z.maxLength(60))),
  decision: z.optional(DecisionDeFila),
})

const porResultado = z.object({
  crear: z.int(),
  cambiar: z.int(),
  igual: z.int(),
  decidir: z.int(),
  error: z.int(),
  falta: z.int(),
  dejar: z.int(),
  /** Of those that the sheet lacks, how many are to leave. */
  bajas: z.int(),
})

const ColumnaDicha = z.object({ titulo: z.string(), campo: z.nullable(z.string()) })
export type ColumnaDeLote = z.output<typeof ColumnaDicha>

const Hecho = z.object({ creados: z.int(), cambiados: z.int(), bajas: z.int(), fallidos: z.int() })
const Deshecho = z.object({ vueltos: z.int(), quitados: z.int(), bajas: z.int(), quedaron: z.int() })

/** What is kept of a lote's rows once they are forgotten. */
export interface ResumenDeLote {
  filas: number
  cuentas: z.output<typeof porResultado>
  hecho: z.output<typeof Hecho>
  deshecho: z.output<typeof Deshecho>
}

export interface BajaDeLote {
  fecha_baja: string | null
  motivo_baja: string | null
}

const loteDicho = {
  loteid: z.string(),
  tipo: TipoDeLote,
  archivo: z.string(),
  hoja: z.string(),
  estado: EstadoDeLote,
  creado: Momento,
  /** Who began it: a name, and whether it is somebody of the provider, in the account's name. */
  creado_por: z.nullable(z.string()),
  del_proveedor: z.boolean(),
  terminado: z.nullable(Momento),
  /** Until when it may be undone; null where it can't be. */
  deshacible: z.nullable(Momento),
  cancelado: z.boolean(),
  /** It waits until then, because the account wrote all that it may in an hour. */
  espera: z.nullable(Momento),
  columnas: z.array(ColumnaDicha),
  filas: z.int(),
  /** How many of them wait for their rehearsal. */
  pendientes: z.int(),
  cuentas: porResultado,
  /** How many are done, of how many: of the import, or of undoing it. */
  hechas: z.int(),
  por_hacer: z.int(),
  hecho: Hecho,
  deshecho: Deshecho,
}
const Lote = row(loteDicho)

const Cambio = z.object({
  campo: z.string(),
  antes: z.nullable(z.string()),
  despues: z.nullable(z.string()),
})
export type CambioDeFila = z.output<typeof Cambio>
const Problema = z.object({ campo: z.nullable(z.string()), texto: SaidText })
export type ProblemaDeFila = z.output<typeof Problema>

const FilaDeLote = z.object({
  fila: z.int(),
  resultado: ResultadoDeFila,
  decision: z.nullable(DecisionDeFila),
  /** How whom it is about is called. */
  nombre: z.string(),
  /** The number or the plate of whom it is about. */
  detalle: z.string(),
  /** The record that it is about, where there is one. */
  recursoid: z.nullable(z.string()),
  celdas: z.array(z.string()),
  /** Of each field that changes, what it said and what it will say. */
  cambios: z.array(Cambio),
  /** What is wrong or has to be decided; of a field where it is one's. */
  problemas: z.array(Problema),
  /** The other rows of the same. */
  repetidas: z.array(z.int()),
  hecho: z.nullable(z.enum(['creado', 'cambiado', 'baja', 'fallo'])),
  deshecho: z.nullable(z.enum(['vuelto', 'quitado', 'baja', 'quedo'])),
})

const revisar = {
  loteid: IdONuevo,
  /** Of a new one. */
  tipo: z.optional(TipoDeLote),
  archivo: z.optional(
    z.strictObject({
      nombre: celda.check(z.minLength(1, requerido)),
      /** SHA-256 in hexadecimal digits; '' where it could not be worked out. */
      huella: z.string().check(z.regex(/^([0-9a-f]{64})?$/, sentence('datoInvalido'))),
      hoja: celda,
    }),
  ),
  columnas: z.optional(z.array(Columna).check(z.maxLength(60))),
  filas: z._default(
    z.array(FilaEnviada).check(z.maxLength(maxFilasDeLlamada, sentence('hasta', { max: maxFilasDeLlamada }))),
    [],
  ),
  /** When and why leave those of the portal that the sheet lacks and that are to leave. */
  baja: z.optional(z.strictObject({ fecha_baja: opcional(CalendarDate), motivo_baja: opcional(texto(200)) })),
  /** All rows have come: what the sheet lacks is looked for. */
  completa: z._default(z.boolean(), false),
}

const detalle = {
  loteid: Id,
  resultado: z.optional(ResultadoDeFila),
  /** Those that were left out: with an error, to be decided, left, or that could not be saved. */
  afuera: z.optional(z.literal('SI')),
  ...paged(['fila', 'resultado']),
}

const Detalle = row({
  ...loteDicho,
  filas_de_pagina: listOf({ full: FilaDeLote, remote: FilaDeLote }),
  total: z.int(),
})

const lista = { tipo: z.optional(TipoDeLote), ...paged(['creado']) }

/**
 * A rehearsal, in parts: `loteid` "0" begins one, with `tipo`, `archivo` and `columnas`; each call takes up to 500 rows and
 * rehearses as many of those that wait. It is called again, with rows or without, until none waits. Rows, columns and
 * decisions may be sent anew until it is imported. Nothing of the account's records changes.
 */
export const RevisarLote = operation({
  access: 'contacto',
  writes: { record: 'loteid' },
  input: revisar,
  output: recordsOf(Lote),
})

/** Imports what was rehearsed, by a job. */
export const ImportarLote = operation({
  access: 'contacto',
  writes: { record: 'loteid' },
  input: { loteid: Id },
  output: recordsOf(Lote),
})

/** Forgets a rehearsal, or ends an import where it stands. */
export const CancelarLote = operation({
  access: 'contacto',
  writes: { record: 'loteid' },
  input: { loteid: Id },
  output: recordsOf(Lote),
})

/** Takes back an import of the last 24 hours, by a job: of each row only what nobody touched since. */
export const DeshacerLote = operation({
  access: 'contacto',
  writes: { record: 'loteid' },
  input: { loteid: Id },
  output: recordsOf(Lote),
})

export const ListLotes = operation({ access: 'contacto', input: lista, output: pageOf(Lote) })

export const DetailLote = operation({ access: 'contacto', input: detalle, output: recordsOf(Detalle) })

const PlantillaPagina = pageOf(row({ celdas: z.array(z.string()) }))
const plantilla = { tipo: TipoDeLote, ...paged(['nombre']) }

/** A page of the account's records that are on the road, as rows of the template of their kind: a text for each of its columns. */
export const PlantillaDeLote = operation({
  access: 'contacto',
  input: plantilla,
  output: PlantillaPagina,
})

/** The same by one of the provider's people, in the name of the account that `cuentaid` says. */
const deCuenta = { cuentaid: Id }

export const RevisarLotePorCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  writes: { record: 'loteid' },
  input: { ...deCuenta, ...revisar },
  output: recordsOf(Lote).full,
})

export const ImportarLotePorCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  writes: { record: 'loteid' },
  input: { ...deCuenta, loteid: Id },
  output: recordsOf(Lote).full,
})

export const CancelarLotePorCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  writes: { record: 'loteid' },
  input: { ...deCuenta, loteid: Id },
  output: recordsOf(Lote).full,
})

export const DeshacerLotePorCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  writes: { record: 'loteid' },
  input: { ...deCuenta, loteid: Id },
  output: recordsOf(Lote).full,
})

export const ListLotesCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { ...deCuenta, ...lista },
  output: pageOf(Lote).remote,
})

export const DetailLoteCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { ...deCuenta, ...detalle },
  output: recordsOf(Detalle).full,
})

export const PlantillaDeLoteCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { ...deCuenta, ...plantilla },
  output: PlantillaPagina.remote,
})

/** Which sheet it is and how far it came is told; its rows are in the records that they made, and go with the lote. */
export const columnasDeLote = {
  loteid: 'nuestra',
  cuenta_id: 'nuestra',
  tipo: 'nuestra',
  archivo: 'nuestra',
  huella: 'nuestra',
  hoja: 'nuestra',
  columnas: 'nuestra',
  baja: 'nuestra',
  estado: 'abierta',
  creado: 'nuestra',
  creado_por: 'nuestra',
  importado_por: 'nuestra',
  empezado: 'nuestra',
  terminado: 'nuestra',
  cancelado: 'nuestra',
  deshecho: 'nuestra',
  espera: 'nuestra',
  completa: 'nuestra',
  resumen: 'nuestra',
} as const satisfies Columnas

const missed = {
  en: 'Sheets are not imported: choferes, dominios and unidades are written down one by one.',
  es: 'no se importan planillas: choferes, dominios y unidades se cargan de a uno.',
}

export const told = {
  RevisarLote: {
    about:
      'Rehearses a sheet of choferes, dominios or unidades in parts of up to 500 rows: what each row would create or change, and what is wrong. Nothing changes.',
    missed,
  },
  ImportarLote: { about: 'Imports what was rehearsed, by a job: `DetailLote` says how far it is.', missed },
  CancelarLote: { about: 'Forgets a rehearsal, or ends an import where it stands.', missed },
  DeshacerLote: {
    about:
      'Takes back an import of the last 24 hours: of each row what nobody touched since; created ones go, or leave where something hangs on them.',
    missed,
  },
  PlantillaDeLote: {
    about: 'The records of the account that are on the road, as rows of the template of their kind.',
    missed,
  },
  ListLotes: { about: 'Imports and rehearsals of the account, the newest first.', missed },
  DetailLote: {
    about: 'One import with its counts and a page of its rows, those that need a person first.',
    missed,
  },
} satisfies Record<string, Told>
