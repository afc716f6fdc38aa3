import { carrierOperations, Refusal, type CarrierOperations } from '@portal/contract'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import { told } from '@portal/contract/told.ts'
import * as z from 'zod/mini'
import type { Schema } from '../conform.ts'
import { isRecord } from '../../isRecord.ts'
import { said } from '../../said.ts'
import { holder } from '../hold.ts'
import { asPage, isPaged } from '../pages.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type { Finding } from '../../finding.ts'
import { inputs, type Found } from './inputs.ts'
import { consequences } from './unsaid.ts'

type Name = keyof CarrierOperations
/** Asks a back office in its own words; throws its refusal. */
export type AskThere = (operation: Name, input: Record<string, unknown>) => Promise<unknown>

const operations = Object.entries(carrierOperations) as [Name, CarrierOperation][] // of a table, its keys

/** Whoever asks has signed in, and will sign out. */
const tried: ReadonlySet<Name> = new Set<Name>(['login', 'logout'])

/** What each operation that only reads answers, held to what is promised; nothing is written, and so not all is tried. */
export async function checkOperations(dialect: Dialect, ask: AskThere): Promise<Finding[]> {
  const answers = new Map<Name, Record<string, unknown>[]>()
  const found: Found = (list, field) => {
    const id = answers.get(list)?.[0]?.[field]
    return typeof id === 'string' ? id : undefined
  }
  const findings: Finding[] = []
  for (const [name, promise] of operations) {
    if (promise.writes) continue
    const input = (inputs[name] ?? (() => ({})))(found)
    if (!input) {
      findings.push(
        finding(name, 'aviso', 'no se pudo probar: la cuenta de prueba no tiene sobre qué preguntar.'),
      )
      continue
    }
    const { finding: of, rows } = await checkOperation(name, promise, dialect, async () =>
      asPage(isPaged(promise), input, await ask(name, input)),
    )
    answers.set(name, rows)
    findings.push(of)
  }
  const writing = operations.filter(([name, { writes }]) => writes && !tried.has(name)).map(([name]) => name)
  return [...findings, finding('Sin probar', 'aviso', `cambiarían datos: ${writing.join(', ')}.`)]
}

const finding = (what: string, level: Finding['level'], sentence: string): Finding => ({
  what,
  level,
  sentence,
})

interface Checked {
  finding: Finding
  rows: Record<string, unknown>[]
}

async function checkOperation(
  name: Name,
  promise: CarrierOperation,
  dialect: Dialect,
  ask: () => Promise<unknown>,
): Promise<Checked> {
  const no = (level: Finding['level'], sentence: string): Checked => ({
    finding: finding(name, level, sentence),
    rows: [],
  })
  const began = performance.now()
  try {
    const result = await ask()
    const ms = Math.round(performance.now() - began)
    const { answer, issues, unread } = holder(
      promise.remoteOutput,
      dialect,
      name.startsWith('Detail'),
    )(result)
    if (answer === undefined)
      return no('mal', `no contesta lo que se espera de ella${placesOf(issues)}. Mirá docs/backoffice.md.`)
    const schema = jsonOf(promise.remoteOutput)
    const rows = rowsOf(answer)
    const lacks = rows.length === 0 ? [] : unsaidIn(rows, schema, jsonOf(promise.output))
    const lines = [
      ...(issues.length > 0 ? [`no se entiende todo${placesOf(issues)}`] : []),
      ...(unread.size > 0 ? [`no se puede leer ${[...unread].join(', ')}`] : []),
      ...consequences(lacks),
    ]
    const how = isList(schema) ? `${countOf(rows.length)}, ${ms} ms` : `${ms} ms`
    return lines.length === 0
      ? { finding: finding(name, 'bien', `cumple (${how}).`), rows }
      : { finding: finding(name, 'aviso', [`cumple en parte (${how}):`, ...lines].join('\n    – ')), rows }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!error.is('UNKNOWN_OPERATION'))
      return no('mal', `${said('es', error.body.message)} (${error.body.code})`)
    const without = told[name].missed?.es
    return without === undefined
      ? no('mal', 'no la conoce, y un portal no trabaja sin ella. Mirá docs/backoffice.md.')
      : no('aviso', `no la conoce: ${without}`)
  }
}

const jsonOf = (output: z.ZodMiniType) => z.toJSONSchema(output, { unrepresentable: 'any' }) as Schema

const countOf = (rows: number) => (rows === 0 ? 'sin filas' : rows === 1 ? 'una fila' : `${rows} filas`)

/** The first few, so that a list of a thousand rows says the same in one line. */
function placesOf(issues: readonly z.core.$ZodIssue[]): string {
  const places = [
    ...new Set(issues.map(({ path }) => path.filter((key) => typeof key === 'string').join('.'))),
  ]
  const named = places.filter((place) => place !== '').slice(0, 6)
  return named.length === 0 ? '' : ` (${named.join(', ')})`
}

const rowSchemaOf = ({ type, items, properties = {} }: Schema): Schema | undefined =>
  type === 'array' ? items : properties['records']?.items

const isList = (schema: Schema) => rowSchemaOf(schema) !== undefined

/** The records of a list; of any other answer, the answer. */
function rowsOf(answer: unknown): Record<string, unknown>[] {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? (answer['records'] ?? [answer]) : []
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** Fields that no row says, of those that may be missing there and never are here. */
function unsaidIn(rows: readonly Record<string, unknown>[], schema: Schema, here: Schema): string[] {
  const { properties = {}, required = [] } = rowSchemaOf(schema) ?? schema
  const { required: always = [] } = rowSchemaOf(here) ?? here
  return Object.keys(properties).filter(
    (field) =>
      !required.includes(field) && always.includes(field) && rows.every((row) => row[field] === undefined),
  )
}
