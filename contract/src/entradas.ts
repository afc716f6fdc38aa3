import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Archivo } from './documentos.ts'
import { listOf, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { apariencia, nombreCorto, TipoRecurso, Vigencia } from './recursos.ts'
import { Dia, Momento, unaDe } from './textKinds.ts'
import { CalendarDate, Id, opcional, Periodo, texto, Version } from './values.ts'
import { sentence } from './wording.ts'

/** The bandeja: papers that arrived by themselves. None is presented until a person of the account says so. See docs/decisions/0124. */

export const diasDeEntrada = 30
/** So many are presented, or discarded, at once. */
export const maxEntradas = 60

export const origenes = ['pedido', 'lote de hojas', 'compartido', 'legajo'] as const
/** How sure its place is: `segura` where a person or a reading said so, `parece` where nobody read it. */
export const certezas = ['segura', 'parece', 'sin ubicar'] as const
export type Certeza = (typeof certezas)[number]
export const estadosDeEntrada = ['espera', 'presentada', 'descartada'] as const

export const camposPropuestos = [
  'recurso',
  'tipo',
  'periodo',
  'fecha_emision',
  'fecha_vencimiento',
  'numero',
] as const
export const porques = ['pedido', 'quien manda', 'codigo', 'hoja', 'a mano', 'legajo'] as const

/** Why something is proposed; `dice` is who asked or sent it, or what was read. */
export const Porque = z.object({
  campo: z.enum(camposPropuestos),
  porque: z.enum(porques),
  dice: z.nullable(z.string()),
})
export type Porque = z.output<typeof Porque>

/** Of so many resources it is asked whether one is theirs; a page that names more is a list. */
export const maxCandidatos = 4
/** Why one may be of a resource; `parecida` where what the page says differs by one sign from its number or plate. */
export const porquesDeCandidato = ['codigo', 'hoja', 'parecida'] as const
export type PorqueDeCandidato = (typeof porquesDeCandidato)[number]
/** How many characters of what was read are kept as the reason of a proposal. */
export const maxDice = 120

/** Whose a paper may be, and what its pages say that for. */
export const Candidato = z.strictObject({
  recursoid: Id,
  porque: z.enum(porquesDeCandidato, { error: sentence('datoInvalido') }),
  dice: texto(maxDice),
})
export type Candidato = z.output<typeof Candidato>

/** Where a paper of a legajo comes from, and what was decided there, which decides nothing here. */
export const DeLegajo = z.object({
  /** Who signed it, as it says itself, and the number of the key that did. */
  de: z.string(),
  llave: z.string(),
  /** Whether that key is one that this installation knows. */
  conocida: z.boolean(),
  estado: z.string(),
  decidido: z.nullable(z.string()),
  decidido_por: z.nullable(z.string()),
})
export type DeLegajo = z.output<typeof DeLegajo>

const Entrada = row(
  { entradaid: z.string(), origen: unaDe(origenes) },
  {
    recibida: Momento,
    /** The last day on which it is kept unless it is presented. */
    hasta: Dia,
    estado: unaDe(estadosDeEntrada),
    pedidoid: z.nullable(z.string()),
    posicion: z.nullable(z.int()),
    /** Whom the pedido asked. */
    destinatario: z.nullable(z.string()),
    /** Its pedido lives: it can be asked for again. */
    se_puede_pedir: z.boolean(),
    recursoid: z.nullable(z.string()),
    tiporecurso: z.nullable(TipoRecurso),
    nombre: z.nullable(z.string()),
    dominio: z.nullable(z.string()),
    ...apariencia,
    tipodocumentoid: z.nullable(z.string()),
    tipodocumento: z.nullable(z.string()),
    nombre_corto: nombreCorto,
    vigencia: z.nullable(Vigencia),
    meses: z.nullable(z.int()),
    dia_exigible: z.nullable(z.int()),
    periodo: z.nullable(z.string()),
    fecha_emision: z.nullable(Dia),
    fecha_vencimiento: z.nullable(Dia),
    numero: z.nullable(z.string()),
    certeza: unaDe(certezas),
    porques: z.array(Porque),
    /** Whose it may be, by what stands on its pages. Those who are there no more are left out. */
    candidatos: listOf(
      row(
        { recursoid: z.string(), porque: unaDe(porquesDeCandidato), dice: z.string() },
        { tiporecurso: TipoRecurso, nombre: z.string(), dominio: z.nullable(z.string()), ...apariencia },
      ),
    ),
    /** Null of what came another way. */
    legajo: z.nullable(DeLegajo),
    archivos: listOf(Archivo),
    version: z.int(),
  },
)

/** Those that wait: first what has no place, then by resource. */
export const ListBandeja = operation({
  access: 'contacto',
  kept: true,
  input: { ...paged(['recurso', 'recibida']) },
  output: pageOf(Entrada),
})

export const EntradaForm = {
  recursoid: opcional(Id),
  tipodocumentoid: opcional(Id),
  periodo: opcional(Periodo),
  fecha_emision: opcional(CalendarDate),
  fecha_vencimiento: opcional(CalendarDate),
  numero: opcional(texto(60)),
}

/** Says whose one that waits is, and of what: sure from then on, because a person said so. 1520 when it was changed or presented since. */
export const SaveEntrada = operation({
  access: 'contacto',
  writes: { record: 'entradaid' },
  whileSuspended: true,
  input: { entradaid: Id, values: z.strictObject(z.partial(z.object(EntradaForm)).shape), version: Version },
  output: recordsOf(Entrada),
})

const entradas = z
  .array(Id)
  .check(
    z.minLength(1, sentence('elegiAlMenosUno')),
    z.maxLength(maxEntradas, sentence('hastaPorVez', { max: maxEntradas })),
  )

/** Presents those that wait, all of them or none, by the rules of SaveDocumentoRecurso. */
export const PresentarEntradas = operation({
  access: 'contacto',
  writes: { record: 'entradaid' },
  whileSuspended: true,
  input: { entradas },
  output: recordsOf(row({ entradaid: z.string(), documentoid: z.string() })),
})

/** Discards those that wait; with `deshacer` they wait again, as long as they are kept. */
export const DescartarEntradas = operation({
  access: 'contacto',
  writes: { record: 'entradaid' },
  whileSuspended: true,
  input: { entradas, deshacer: z._default(z.boolean({ error: sentence('datoInvalido') }), false) },
  output: recordsOf(row({ entradaid: z.string() }, { estado: unaDe(estadosDeEntrada) })),
})

/** So many pages may be one paper of the bandeja. */
export const maxHojas = 20
/** Whose a page is as a browser read it: no person said so, and no sender. */
export const porquesLeidos = ['codigo', 'hoja'] as const

const Recibida = z.strictObject({
  /** Its browser's own name for it: sent again under the same, it comes in once. */
  entrega: z.uuid(sentence('datoInvalido')),
  /** Files that were uploaded, in the order of its pages. */
  archivos: z
    .array(Id)
    .check(
      z.minLength(1, sentence('adjuntaAlMenosUnArchivo')),
      z.maxLength(maxHojas, sentence('hastaPorVez', { max: maxHojas })),
    ),
  values: z.strictObject(z.partial(z.object(EntradaForm)).shape),
  certeza: z.enum(certezas, { error: sentence('datoInvalido') }),
  porques: z
    .array(
      z.strictObject({
        campo: z.enum(camposPropuestos, { error: sentence('datoInvalido') }),
        porque: z.enum(porquesLeidos, { error: sentence('datoInvalido') }),
        dice: opcional(texto(maxDice)),
      }),
    )
    .check(z.maxLength(camposPropuestos.length, sentence('hastaPorVez', { max: camposPropuestos.length }))),
  /** Whose it may be, where nothing on it is sure. */
  candidatos: z._default(
    z.array(Candidato).check(z.maxLength(maxCandidatos, sentence('hastaPorVez', { max: maxCandidatos }))),
    [],
  ),
})

/** Takes in what a person of the account chose, dropped or shared: nothing of it is presented. A proposal that is not whole is `sin ubicar`. */
export const RecibirEntradas = operation({
  access: 'contacto',
  writes: { record: 'entradaid' },
  whileSuspended: true,
  input: {
    origen: z.enum(['lote de hojas', 'compartido'], { error: sentence('datoInvalido') }),
    entradas: z
      .array(Recibida)
      .check(
        z.minLength(1, sentence('elegiAlMenosUno')),
        z.maxLength(maxEntradas, sentence('hastaPorVez', { max: maxEntradas })),
      ),
  },
  output: recordsOf(Entrada),
})

/** The pages of one that waits go behind those of another, and it is discarded. Neither may be of a pedido. */
export const UnirEntradas = operation({
  access: 'contacto',
  writes: { record: 'entradaid' },
  whileSuspended: true,
  input: { entradaid: Id, con: Id },
  output: recordsOf(Entrada),
})

const partesDeArchivo = z
  .array(Id)
  .check(
    z.minLength(1, sentence('adjuntaAlMenosUnArchivo')),
    z.maxLength(maxHojas, sentence('hastaPorVez', { max: maxHojas })),
  )

/**
 * From one of its files on, counted from 0, it is another paper, of which nothing is proposed. Answers both. Where the cut goes
 * through the file before it (`de`), a browser cut that file in two, and what it uploaded takes its place in either paper.
 */
export const DividirEntrada = operation({
  access: 'contacto',
  writes: { record: 'entradaid' },
  whileSuspended: true,
  input: {
    entradaid: Id,
    desde: z.int({ error: sentence('datoInvalido') }).check(z.minimum(1, sentence('datoInvalido'))),
    partes: z.optional(z.strictObject({ de: Id, antes: partesDeArchivo, despues: partesDeArchivo })),
  },
  output: recordsOf(Entrada),
})

/** So many are answered at once. */
export const maxIdentidades = 1_000

/**
 * By what a paper names each resource of the account, active and on leave, so that a browser can tell whose a page is before
 * anything leaves it: by its id, at most `maxIdentidades` after the one that is named. Fewer are the last ones.
 */
export const ListIdentidades = operation({
  access: 'contacto',
  kept: true,
  /** Where the last answer ended: no record is asked for by it. */
  input: { despues: z.optional(texto(40)) },
  output: recordsOf(
    row(
      { recursoid: z.string() },
      {
        tiporecurso: TipoRecurso,
        nombre: z.string(),
        dominio: z.nullable(z.string()),
        documento: z.nullable(z.string()),
        /** The carrier's own CUIT, too. */
        cuil: z.nullable(z.string()),
      },
    ),
  ),
})

export const columnasDeEntrada = {
  entradaid: 'exportada',
  cuenta_id: 'exportada',
  origen: 'exportada',
  pedidoid: 'exportada',
  posicion: 'exportada',
  recibida: 'exportada',
  recursoid: 'exportada',
  tipodocumentoid: 'exportada',
  periodo: 'abierta',
  fecha_emision: 'abierta',
  fecha_vencimiento: 'abierta',
  numero: 'abierta',
  certeza: 'exportada',
  estado: 'abierta',
  decidida: 'exportada',
  decidida_por: 'exportada',
  documentoid: 'exportada',
  porques: 'nuestra',
  candidatos: 'nuestra',
  legajo: 'exportada',
  entrega: 'nuestra',
  version: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListBandeja: {
    about: 'Papers that arrived and wait for somebody of the account, with what is proposed of each and why.',
    missed: { en: 'Nothing arrives by itself: there is no «Bandeja».', es: 'no hay bandeja.' },
  },
  ListIdentidades: {
    about:
      'By what papers name each resource of the account, a thousand at a time: with it a browser tells whose the pages of a bundle are before any of them leaves it.',
    missed: {
      en: 'Pages of a bundle say of nobody whose they are.',
      es: 'las hojas de un lote no dicen de quién son.',
    },
  },
  SaveEntrada: {
    about: 'Says whose a paper of the bandeja is, of which type, and its dates.',
    missed: { en: 'Nothing arrives by itself: there is no «Bandeja».', es: 'no hay bandeja.' },
  },
  PresentarEntradas: {
    about: 'Presents papers of the bandeja, all of them or none.',
    missed: { en: 'Nothing arrives by itself: there is no «Bandeja».', es: 'no hay bandeja.' },
  },
  DescartarEntradas: {
    about: 'Discards papers of the bandeja, or takes that back.',
    missed: { en: 'Nothing arrives by itself: there is no «Bandeja».', es: 'no hay bandeja.' },
  },
  RecibirEntradas: {
    about: 'Takes files that were uploaded into the bandeja, with what was read of whose they are.',
    missed: { en: 'Nothing arrives by itself: there is no «Bandeja».', es: 'no hay bandeja.' },
  },
  UnirEntradas: {
    about: 'Makes one paper of two of the bandeja.',
    missed: { en: 'Nothing arrives by itself: there is no «Bandeja».', es: 'no hay bandeja.' },
  },
  DividirEntrada: {
    about:
      'Makes two papers of one of the bandeja, at one of its files, or within one that its browser cut in two.',
    missed: { en: 'Nothing arrives by itself: there is no «Bandeja».', es: 'no hay bandeja.' },
  },
} satisfies Record<string, Told>
