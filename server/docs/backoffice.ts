import { carrierOperations, type CarrierOperations } from '@portal/contract'
import { carrierDoor, named } from '@portal/contract/door.ts'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import { told } from '@portal/contract/told.ts'
import * as z from 'zod/mini'
import { vtiger } from '../src/dialects/vtiger.ts'
import type { Exchange } from '../src/testing/walkThrough.ts'
import { block, masker, shortened } from './page.ts'

/**
 * The page for whoever has a back office, or writes one, that a portal is put before: what it has to answer at least, by
 * the contract's second promise, and what follows from each operation that it does not know.
 */

type Name = keyof CarrierOperations
const promises: Readonly<Record<string, CarrierOperation>> = carrierOperations

export function backofficePage(exchanges: readonly Exchange[]): string {
  const mask = masker()
  const seen = new Map(exchanges.map((exchange) => [exchange.operation, exchange]))
  const known = Object.entries(vtiger.conoce).map(([name, fields]) => {
    const exchange = seen.get(name as Name) // its keys are operations: the test walks them
    const promise = promises[name]
    if (!exchange || !promise) throw new Error(`no call of ${name} in the walk`)
    const session = promise.access === 'publico' && name !== 'logout' ? {} : { _session: '…' }
    const { result } = exchange.answer as { result: unknown } // the walk throws at a no
    const schema = schemaOf(promise.remoteOutput)
    const more = optionalOf(schema)
    return [
      `## ${name}`,
      told[exchange.operation].about,
      block(mask({ ...named(name, carrierDoor), ...session, ...kept(exchange.input, fields) })),
      'At least:',
      block(shortened(mask({ success: true, result: least(schema, result, name) }))),
      ...(more.length === 0 ? [] : [`It may also say ${more.map((field) => `\`${field}\``).join(', ')}.`]),
    ].join('\n\n')
  })
  const own = (Object.keys(promises) as Name[]) // of a table, its keys
    .flatMap((name) => {
      const { missed } = told[name]
      return missed ? [[`\`${name}\``, missed.en] as const] : []
    })
  return `${[head, ...known, tail, tableOf([['Operation', 'Without it'], ...own])].join('\n\n')}\n`
}

/** As Prettier leaves it. */
function tableOf([first, ...rows]: readonly (readonly [string, string])[]): string {
  const all = first ? [first, ...rows] : []
  const width = (column: 0 | 1) => Math.max(...all.map((row) => row[column].length))
  const line = ([left, right]: readonly [string, string]) =>
    `| ${left.padEnd(width(0))} | ${right.padEnd(width(1))} |`
  const rule = `| ${'-'.repeat(width(0))} | ${'-'.repeat(width(1))} |`
  const [head, ...others] = all.map(line)
  return [head, rule, ...others].join('\n')
}

const head = `# A back office of your own behind the portal

Written by \`npm run docs\` from the contract and a real walk. With \`BACKOFFICE_URL\` the portal keeps no data: it calls your server, by the wire of [api/README.md](api/README.md), for everything. This page is what such a server must answer at least. How it speaks (dates, character set, words for a session that ended) is said in a profile: see «Ante otro sistema» in [operacion.md](operacion.md).

- **One endpoint.** POST, JSON, Basic credentials in every call, \`_session\` from \`login\`. Files go as \`multipart/form-data\` to \`upfile\` beside it (\`_operation\`, \`transporteid\`, \`recursoid\`, \`tipodocumetoid\`, \`data\`), and come from \`archivos/<id>\` beside it.
- **What you leave out is unknown.** A column, tile or button that lives on it is not there; nothing is taken for good because it was not said. A row needs an id and a name, and a bad row costs that row alone.
- **A list** is \`result.records\`; whole or by pages. An empty one is \`[]\`, \`{}\` or nothing under that name; \`result: null\` is a failure, and so is an empty list beside a count or another list that says otherwise, and a sentence, or anything but a page, counts and columns, where no list is named. A \`result\` that says \`error\`, \`success: false\` or \`status: "error"\` is refused with what it says. Pages may be shorter than was asked: they are read until one comes empty, says \`moreRecords: false\`, or repeats what came.
- **A row** has its id under its own name or as \`id\`, and its name whole or as \`nombre\` and \`apellido\`; the fields of one record may stand in \`record.blocks\`, as Vtiger writes them. A detail is of one record, and of the one that was asked for.
- **A write** is done when a record or an id comes back; anything else reads «No sabemos si se guardó».
- **An operation that you don't know** answers 1404, or what your profile names, and is not asked for again for ten minutes; of \`getPickListValues\` that is one list, and no other. A form that needs a list which has nothing to offer lets people type.
- **\`ping\` is how you say that you know more than the calls below**: answer it with \`time\` and, in \`operaciones\`, the names of all that you know. Without \`operaciones\` each is tried once. A back office that does not know \`ping\` is asked for nothing of what this product added, and nobody is offered it, unless its profile names the operation in \`conoce\`.
- **Moments** without a zone are in \`crm_tz\`, where \`login\` says one, or in your profile's; days have no zone.
- **An adapter** is a server of this kind before your system: it takes these calls, asks your system in its own words, and answers as below. Nothing else of the portal has to be touched. \`server/src/testing/semilla.ts\` is one, in memory, in 300 lines.

## Uploading a file

One file a call, as \`multipart/form-data\` to \`upfile\` beside the endpoint, with Basic credentials; the fields come before the bytes, in this order: \`_operation=upfile\`, \`_session\`, \`transporteid\`, \`recursoid\`, \`tipodocumetoid\` (so spelled), \`data\`. A profile may name them otherwise (\`subida\`). It was done when an id comes back, in any of these shapes; an id is any text without spaces, or a number:

\`\`\`jsonc
{ "success": true, "result": { "records": [{ "archivoid": "22x7", "nombre": "vtv.pdf" }] } }
{ "success": true, "result": { "records": [{ "id": 7 }] } }
{ "success": true, "result": { "record": { "id": "22x7" } } }
{ "success": true, "result": { "upfile": true, "id": "22x7" } }
{ "success": true, "result": { "id": "22x7" } }
{ "success": true, "result": "22x7" }
\`\`\`

The file's name is the one that was sent, where none is said. That id is what \`SaveDocumentoRecurso\` names in \`data\`, and \`archivos/<id>\` gives the bytes back. An answer without an id, or none at all once every byte was sent, reads «No sabemos si se guardó» (1593), and the portal does not send the file again by itself. \`Idempotency-Key\` comes with each upload of a browser: the same key is the same file.

The calls below are those that a back office of before this product knows, with the fields that the profile \`vtiger\` sends. Ids, times and dates are replaced, and long lists are cut (\`// …\`).`

const tail = `# What this product adds

A back office that knows more answers as [api/operations.md](api/operations.md) says, and its profile says what it takes. Where it does not know one of these:`

/** JSON Schema as far as outputs use it. */
interface Schema {
  anyOf?: Schema[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

const schemaOf = (output: z.ZodMiniType): Schema =>
  z.toJSONSchema(output, { unrepresentable: 'any' }) as Schema

/** Of an answer, what its promise can't do without. */
function least(schema: Schema, value: unknown, name: string): unknown {
  const { properties, required = [], items } = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  if (Array.isArray(value)) return value.map((item) => least(items ?? {}, item, name))
  if (typeof value !== 'object' || value === null || properties === undefined) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => required.includes(field) || (name === 'login' && field === 'session'))
      // The portal knows which page it asked for.
      .filter(([field]) => field !== 'page' && field !== 'pagesize')
      .map(([field, each]) => [field, least(properties[field] ?? {}, each, name)]),
  )
}

/** Fields of a row, or of the answer itself, that may be missing. */
function optionalOf({ properties = {}, required = [], items }: Schema): string[] {
  const rows = properties['records']?.items ?? properties['login'] ?? items
  if (rows) return optionalOf(rows)
  return Object.keys(properties).filter((field) => !required.includes(field) && field !== 'session')
}

/** What of a call a profile sends. */
function kept(
  input: Record<string, unknown>,
  fields: readonly string[],
  prefix = '',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const path = `${prefix}${name}`
      if (fields.includes(path) || fields.includes(`${prefix}*`)) return [[name, value]]
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
      const inner = kept(value as Record<string, unknown>, fields, `${path}.`) // no list, no null
      return Object.keys(inner).length === 0 ? [] : [[name, inner]]
    }),
  )
}
