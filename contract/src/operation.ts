import * as z from 'zod/mini'

/**
 * Who may call an operation.
 * - `publico`: anybody
 * - `contacto`: a signed-in person of a carrier; `titular`: the one who manages its users
 * - `revisor`, `administrador`: the provider's people (an administrador may do what a revisor may)
 */
export type Access = 'publico' | 'contacto' | 'titular' | 'revisor' | 'administrador'

/** An operation as promised: what goes in, what comes out, who may, and what follows from writing. */
export interface Operation<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  access: Access
  /** Changes something: idempotency keys are honoured, an audit line is kept, and a suspended account is refused. */
  writes: boolean
  /** Also open to an account in estado 3, which sees nothing but its profile, and to an operador who still owes a second step. */
  whileIncomplete: boolean
  /** A write that an account in estado 4 may still do. */
  whileSuspended: boolean
  /** The provider's look at one carrier: its input's `cuentaid` says whose records it finds, as that carrier finds them. */
  ofCuenta: boolean
  /** What it answers is shown once and kept nowhere, so a repeated call is a new one whatever its idempotency key. */
  answersSecret: boolean
  input: Input
  output: Output
}

interface Promised<Shape extends z.core.$ZodLooseShape, Output extends z.ZodMiniType> {
  access: Access
  writes?: boolean
  whileIncomplete?: boolean
  whileSuspended?: boolean
  ofCuenta?: boolean
  answersSecret?: boolean
  /** Parameters beside `mode`. Unknown ones are refused. */
  input: Shape
  output: Output
}

export function operation<Shape extends z.core.$ZodLooseShape, Output extends z.ZodMiniType>(
  promised: Promised<Shape, Output>,
): Operation<z.ZodMiniObject<Shape, z.core.$strict>, Output> {
  return {
    access: promised.access,
    writes: promised.writes ?? false,
    whileIncomplete: promised.whileIncomplete ?? false,
    whileSuspended: promised.whileSuspended ?? false,
    ofCuenta: promised.ofCuenta ?? false,
    answersSecret: promised.answersSecret ?? false,
    input: z.strictObject(promised.input),
    output: promised.output,
  }
}

export const defaultPageSize = 15
export const maxPageSize = 200

/** An order on the wire: "campo ASC" or "campo DESC", of the fields the operation sorts by. */
export const orden = (fields: readonly [string, ...string[]]) =>
  z
    .string()
    .check(
      z.refine(
        (value: string) => fields.some((field) => value === `${field} ASC` || value === `${field} DESC`),
        `Orden inválido: usá uno de ${fields.join(', ')} y ASC o DESC`,
      ),
    )

const wholeNumber = (message: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,6}$/, message))], { error: message }),
    z.transform(Number),
  )

/** The parameters that every paged list takes, beside its own. Numbers may come as text, as form-urlencoded clients send them. */
export const paged = (fields: readonly [string, ...string[]]) => ({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Hasta 100 caracteres'))),
  order: z.optional(orden(fields)),
  page: z._default(
    z.pipe(
      wholeNumber('Página inválida'),
      z.int().check(z.gte(1, 'Página inválida'), z.lte(100_000, 'Página inválida')),
    ),
    1,
  ),
  pagesize: z._default(
    z.pipe(
      wholeNumber('Tamaño de página inválido'),
      z.int().check(z.gte(1, 'Al menos 1'), z.lte(maxPageSize, `Hasta ${maxPageSize}`)),
    ),
    defaultPageSize,
  ),
})

/** What a paged list answers. `page` counts from 1. `totalCapped`: a search matches more than `total`, and counting stopped there ("más de 1.000"). */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    records: z.array(row),
    page: z.int(),
    pagesize: z.int(),
    total: z.int(),
    totalCapped: z.optional(z.boolean()),
    moreRecords: z.boolean(),
  })

/** What lists, details and saves answer: always an array; a detail or a save has one element. */
export const recordsOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ records: z.array(row) })
