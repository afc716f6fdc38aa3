import { sentence } from './wording.ts'
import * as z from 'zod/mini'

/**
 * Who may call an operation.
 * - `publico`: anybody
 * - `contacto`: a signed-in person of a carrier; `titular`: the one who manages its users
 * - `revisor`, `administrador`: the provider's people (an administrador may do what a revisor may)
 */
type Access = 'publico' | 'contacto' | 'titular' | 'revisor' | 'administrador'

type Schema = z.ZodMiniType

/**
 * Two promises of one thing: what this server answers, and what any back office does. A back office written before this
 * product is sure to say only what makes a row a row; the rest may be missing, and is then unknown.
 * See docs/decisions/0028.
 */
interface Twofold<Full extends Schema = Schema, Remote extends Schema = Schema> {
  readonly full: Full
  readonly remote: Remote
}

/** A schema that both sides promise alike, or the two promises. */
type Part = Schema | Twofold
type FullOf<Each extends Part> = Each extends Twofold<infer Full> ? Full : Each
type RemoteOf<Each extends Part> = Each extends Twofold<Schema, infer Remote> ? Remote : Each

/** Where a write names the record that it wrote. */
export interface Named {
  /** Fields of the first record that it answers: the first of them that says something. */
  record?: readonly string[]
  /** A field of its input. */
  input?: string
  /** A flag of its input with which it only tries: nothing is written then, and no line is kept. */
  dryRun?: string
}

/** The fields of a type that hold such values. */
type FieldsOf<Type, Value> = {
  [Field in keyof Type]-?: Type[Field] extends Value ? Field : never
}[keyof Type] &
  string
type RecordIn<Result> = Result extends { records: (infer Each)[] } ? Each : never

/**
 * That an operation writes, and what its audit line names: `{ record: 'choferid' }`, the field of the record that it
 * answers, `{ input: 'tarea' }`, the field that says it, or `'unnamed'` where who did it says all that there is.
 */
export type Writes<Input, Result> =
  | 'unnamed'
  | { input: FieldsOf<Input, string> }
  | {
      record: OneOrMore<FieldsOf<RecordIn<Result>, string | null>>
      dryRun?: FieldsOf<Input, boolean>
    }
type OneOrMore<Field> = Field | readonly [Field, ...Field[]]

/**
 * How an operation makes a new record: the parameter that names none then, and what of `values` a new one can't do
 * without. The server refuses by this list, and the documentation of clients is written from it.
 */
interface Creation<Parameter extends string = string, Field extends string = string> {
  id: Parameter
  requires: readonly Field[]
}
type CreationBy<Input> = Creation<
  keyof Input & string,
  Input extends { values: infer V } ? keyof V & string : never
>

/** An operation as promised: what goes in, what comes out, who may, and what follows from writing. */
export interface Operation<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  RemoteOutput extends Schema | undefined = Schema | undefined,
  Kept extends boolean = boolean,
> {
  access: Access
  /** Changes something: idempotency keys are honoured, an audit line is kept, and a suspended account is refused. */
  writes: boolean
  /** What its audit line names. */
  named: Named
  /** Also open to an incomplete account, which sees nothing but its profile, and to an operador who still owes a second step. */
  whileIncomplete: boolean
  /** A write that a suspended account may still do. */
  whileSuspended: boolean
  /** The provider's look at one carrier: its input's `cuentaid` says whose records it finds, as that carrier finds them. */
  ofCuenta: boolean
  /**
   * It answers from the data alone, the same to the same person all day while none of it changes: it logs nothing, marks
   * nothing, and tells no moment. The server may give an answer again.
   */
  kept: Kept
  /** What it answers is shown once and kept nowhere, so a repeated call is a new one whatever its idempotency key. */
  answersSecret: boolean
  /** None for what makes no record, or nothing but new ones. */
  creation: Creation | undefined
  input: Input
  /** What this server answers. */
  output: Output
  /** What any back office answers; none for what is only ever asked of this server. */
  remoteOutput: RemoteOutput
}

/** One of the carriers' that the provider's people have too, at their own door and by this right of theirs. */
export type OnBothSides = { readonly atConsole: Extract<Access, 'revisor' | 'administrador'> }

export const onBothSides = <Each extends CarrierOperation>(
  atConsole: OnBothSides['atConsole'],
  promised: Each,
): Each & OnBothSides => ({ ...promised, atConsole })

export const isOnBothSides = (value: Operation): value is Operation & OnBothSides => 'atConsole' in value

export const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'remoteOutput' in value

/** One that a back office elsewhere may be asked for too. */
export type CarrierOperation = Operation<Schema, Schema, Schema>
export type ProviderOperation = Operation<Schema, Schema, undefined>

/** What is said of one of the carriers' operations: in its noun's `told`, apart from its promise, which the apps carry. */
export interface Told {
  /** What it is for, in a sentence: for the people who write clients. */
  about: string
  /** What a person misses where a back office does not know it. None for those that the seed's back office has. */
  missed?: { en: string; es: string }
}

/** What only reads may be kept. */
type Promised<
  Shape extends z.core.$ZodLooseShape,
  Output,
  Full extends Schema,
  Kept extends boolean,
> = Common<Shape, Output> &
  (
    | { writes: Writes<z.output<Strict<Shape>>, z.output<Full>>; kept?: never }
    | { writes?: never; kept?: Kept }
  )

interface Common<Shape extends z.core.$ZodLooseShape, Output> {
  access: Access
  whileIncomplete?: boolean
  whileSuspended?: boolean
  ofCuenta?: boolean
  answersSecret?: boolean
  creation?: CreationBy<z.output<Strict<Shape>>>
  /** Parameters beside `mode`. Unknown ones are refused. */
  input: Shape
  /** A plain schema for what only this server answers. */
  output: Output
}

type Strict<Shape extends z.core.$ZodLooseShape> = z.ZodMiniObject<Shape, z.core.$strict>

export function operation<
  Shape extends z.core.$ZodLooseShape,
  Full extends Schema,
  Remote extends Schema,
  Kept extends boolean = false,
>(promised: Promised<Shape, Twofold<Full, Remote>, Full, Kept>): Operation<Strict<Shape>, Full, Remote, Kept>
export function operation<
  Shape extends z.core.$ZodLooseShape,
  Output extends Schema,
  Kept extends boolean = false,
>(promised: Promised<Shape, Output, Output, Kept>): Operation<Strict<Shape>, Output, undefined, Kept>
export function operation<Shape extends z.core.$ZodLooseShape>(
  promised: Omit<Common<Shape, Part>, 'creation'> & {
    writes?: AnyWrites
    kept?: boolean
    creation?: Creation
  },
): Operation<Strict<Shape>> {
  const { output, writes } = promised
  return {
    access: promised.access,
    writes: writes !== undefined,
    named: namedBy(writes),
    whileIncomplete: promised.whileIncomplete ?? false,
    whileSuspended: promised.whileSuspended ?? false,
    ofCuenta: promised.ofCuenta ?? false,
    answersSecret: promised.answersSecret ?? false,
    kept: promised.kept ?? false,
    creation: promised.creation,
    input: z.strictObject(promised.input),
    output: fullOf(output),
    remoteOutput: isTwofold(output) ? output.remote : undefined,
  }
}

type AnyWrites = 'unnamed' | { input: string } | { record: OneOrMore<string>; dryRun?: string }

const namedBy = (writes: AnyWrites | undefined): Named => {
  if (writes === undefined || writes === 'unnamed') return {}
  if ('input' in writes) return { input: writes.input }
  const { record, dryRun } = writes
  return { record: typeof record === 'string' ? [record] : record, ...(dryRun !== undefined && { dryRun }) }
}

const isTwofold = (part: Part): part is Twofold => 'remote' in part
const fullOf = (part: Part) => (isTwofold(part) ? part.full : part)
const remoteOf = (part: Part) => (isTwofold(part) ? part.remote : part)

type Fields = Readonly<Record<string, Part>>

type FullRow<Known extends Fields> = z.ZodMiniObject<{ [Field in keyof Known]: FullOf<Known[Field]> }>
type RemoteRow<Known extends Fields> = { [Field in keyof Known]: RemoteOf<Known[Field]> }
type Unsure<Rest extends Fields> = { [Field in keyof Rest]: z.ZodMiniOptional<RemoteOf<Rest[Field]>> }

/**
 * A row, said once in two parts: `known` is what makes it a row, which every back office answers, and `rest` what this
 * server adds. A field may be a row, or a list of rows, itself.
 */
export function row<Known extends Fields>(
  known: Known,
): Twofold<FullRow<Known>, z.ZodMiniObject<RemoteRow<Known>>>
export function row<Known extends Fields, Rest extends Fields>(
  known: Known,
  rest: Rest,
): Twofold<FullRow<Known & Rest>, z.ZodMiniObject<RemoteRow<Known> & Unsure<Rest>>>
export function row(known: Fields, rest: Fields = {}): Twofold {
  return {
    full: z.object(each({ ...known, ...rest }, fullOf)),
    remote: z.object({
      ...each(known, remoteOf),
      ...each(rest, (part) => z.optional(remoteOf(part))),
    }),
  }
}

const each = (fields: Fields, schemaOf: (part: Part) => Schema) =>
  Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, schemaOf(part)]))

/** A list of rows within a row. */
export const listOf = <Full extends Schema, Remote extends Schema>({
  full,
  remote,
}: Twofold<Full, Remote>): Twofold<z.ZodMiniArray<Full>, z.ZodMiniArray<Remote>> => ({
  full: z.array(full),
  remote: z.array(remote),
})

export const defaultPageSize = 15
export const maxPageSize = 200

/**
 * An order on the wire: "campo ASC" or "campo DESC", of the fields the operation sorts by, in whatever case. The schema
 * names them all.
 */
export const orden = (fields: readonly [string, ...string[]]) => {
  const orders = fields.flatMap((field) => [`${field} ASC`, `${field} DESC`])
  const spelled = new Map(orders.map((order) => [order.toLowerCase(), order]))
  return z
    .string()
    .check(
      z.overwrite((value) => spelled.get(value.trim().toLowerCase().replace(/ +/, ' ')) ?? value),
      z.refine(
        (value: string) => orders.includes(value),
        sentence('ordenInvalido', { campos: fields.join(', ') }),
      ),
    )
    .register(z.globalRegistry, { enum: orders })
}

const wholeNumber = (message: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,6}$/, message))], { error: message }),
    z.transform(Number),
  )

/** Numbers may come as text, as form-urlencoded clients send them. */
const pageNumber = z.pipe(
  wholeNumber(sentence('paginaInvalida')),
  z.int().check(z.gte(1, sentence('paginaInvalida')), z.lte(100_000, sentence('paginaInvalida'))),
)
const pageSize = z._default(
  z.pipe(
    wholeNumber(sentence('tamanoDePaginaInvalido')),
    z
      .int()
      .check(
        z.gte(1, sentence('alMenos', { min: 1 })),
        z.lte(maxPageSize, sentence('hasta', { max: maxPageSize })),
      ),
  ),
  defaultPageSize,
)

/** The parameters that every paged list takes, beside its own. */
export const paged = (fields: readonly [string, ...string[]]) => ({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, sentence('hastaCaracteres', { max: 100 })))),
  order: z.optional(orden(fields)),
  page: z._default(pageNumber, 1),
  pagesize: pageSize,
})

/** Those of a list that is answered whole, as it always was, unless a page of it is asked for. */
export const pagedIfAsked = { page: z.optional(pageNumber), pagesize: pageSize }

const page = <Row extends Schema>(row: Row) =>
  z.object({
    records: z.array(row),
    page: z.int(),
    pagesize: z.int(),
    total: z.int(),
    totalCapped: z.optional(z.boolean()),
    moreRecords: z.boolean(),
  })
type Page<Row extends Schema> = ReturnType<typeof page<Row>>

const remotePage = <Row extends Schema>(row: Row) =>
  z.object({
    records: z.array(row),
    page: z.int(),
    pagesize: z.int(),
    total: z.optional(z.int()),
    totalCapped: z.optional(z.boolean()),
    moreRecords: z.optional(z.boolean()),
  })
type RemotePage<Row extends Schema> = ReturnType<typeof remotePage<Row>>

/**
 * What a paged list answers. `page` counts from 1. `totalCapped`: a search matches more than `total`, and counting
 * stopped there ("más de 1.000"). How many there are elsewhere may be unknown.
 */
export function pageOf<Full extends Schema, Remote extends Schema>(
  row: Twofold<Full, Remote>,
): Twofold<Page<Full>, RemotePage<Remote>>
export function pageOf<Row extends Schema>(row: Row): Page<Row>
export function pageOf(row: Part): Part {
  return isTwofold(row) ? { full: page(row.full), remote: remotePage(row.remote) } : page(row)
}

const records = <Row extends Schema>(row: Row) => z.object({ records: z.array(row) })
type Records<Row extends Schema> = ReturnType<typeof records<Row>>

/** What lists, details and saves answer: always an array; a detail or a save has one element. */
export function recordsOf<Full extends Schema, Remote extends Schema>(
  row: Twofold<Full, Remote>,
): Twofold<Records<Full>, Records<Remote>>
export function recordsOf<Row extends Schema>(row: Row): Records<Row>
export function recordsOf(row: Part): Part {
  return isTwofold(row) ? { full: records(row.full), remote: records(row.remote) } : records(row)
}

/**
 * What a list answers that is whole, or that page of it which was asked for: only then it says which. A back office
 * elsewhere is never asked for a page.
 */
export function recordsOrPageOf<Full extends Schema, Remote extends Schema>(row: Twofold<Full, Remote>) {
  const { page, pagesize, total, moreRecords } = pageOf(row.full).shape
  return {
    full: z.object({
      records: z.array(row.full),
      page: z.optional(page),
      pagesize: z.optional(pagesize),
      total: z.optional(total),
      moreRecords: z.optional(moreRecords),
    }),
    remote: records(row.remote),
  }
}
