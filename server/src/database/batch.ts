import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { serialize } from 'pg-protocol'
import utils from 'pg/lib/utils.js'
import { parserOf } from './types.ts'

/**
 * Several statements in one message with one Sync: one round trip, and one transaction unless they say BEGIN.
 * It uses pg's interface for submittable queries, as pg-cursor does. pg is pinned, and batch.test.ts watches over it.
 */

export interface Statement {
  text: string
  values: readonly unknown[]
}

export interface Answer {
  rows: Record<string, unknown>[]
  /** `SELECT`, `INSERT`, `COMMIT`… as the server says what it did. */
  command: string
  affected: number
}

/** What came of a batch: an answer to each statement, in order, up to the one that failed. None of those after it ran. */
export interface Outcome {
  answers: readonly Answer[]
  error?: Error
}

export function sendBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<Outcome> {
  return new Promise((resolve) => {
    client.query(new Batch(statements, resolve))
  })
}

/** The answers to each statement, in order, or the error of the one that failed. */
export async function runBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly Answer[]> {
  const { answers, error } = await sendBatch(client, statements)
  if (error) throw error
  return answers
}

interface Prepared {
  text: string
  name: string
  values: readonly (string | Buffer | null)[]
}

/** What pg's Connection has and its types, made for an older pg, leave out. */
interface Wire {
  stream: Duplex
  /** Text by name of what this connection has prepared. pg fills it in as the server confirms. */
  parsedStatements: Record<string, string>
}

class Batch implements pg.Submittable {
  readonly #statements: readonly Prepared[]
  readonly #answers: Answer[] = []
  readonly #done: (outcome: Outcome) => void
  #columns: readonly Column[] = []
  #rows: Record<string, unknown>[] = []

  constructor(statements: readonly Statement[], done: (outcome: Outcome) => void) {
    // A value that can't be sent fails here, before anything is on its way.
    this.#statements = statements.map(({ text, values }) => ({
      text,
      name: nameOf(text),
      values: values.map(utils.prepareValue),
    }))
    this.#done = done
  }

  /** pg reads these two when the server confirms a parse, to remember the statement as prepared: they are those of the one being answered. */
  get name(): string | undefined {
    return this.#statements[this.#answers.length]?.name
  }
  get text(): string | undefined {
    return this.#statements[this.#answers.length]?.text
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire // @types/pg describes an older Connection
    const onTheirWay = new Set<string>()
    const names = this.#statements.map(({ name }) => name)
    // First of all: what comes after a statement that fails is not heard.
    const parts = tooMany(wire, names).map((name) => serialize.close({ type: 'S', name }))
    for (const { text, name, values } of this.#statements) {
      if (!(name in wire.parsedStatements || onTheirWay.has(name)))
        parts.push(serialize.parse({ text, name }))
      onTheirWay.add(name)
      parts.push(serialize.bind({ statement: name, values: [...values] }), describe, execute)
    }
    // In one piece: a write of many costs several times as much.
    wire.stream.write(Buffer.concat([...parts, serialize.sync()]))
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    for (const [i, { name, parse }] of this.#columns.entries()) {
      const text = fields[i]
      row[name] = typeof text === 'string' ? parse(text) : null
    }
    this.#rows.push(row)
  }

  /** The tag reads `SELECT 15`, `INSERT 0 1`, or words alone: `COMMIT`, `SET CONSTRAINTS`. */
  handleCommandComplete({ text: tag }: { text: string }): void {
    const [command = '', ...counts] = tag.split(' ')
    this.#answers.push({ rows: this.#rows, command, affected: Number(counts.at(-1)) || 0 })
    this.#rows = []
  }

  handleError(error: Error): void {
    this.#done({ answers: this.#answers, error })
  }

  handleReadyForQuery(): void {
    this.#done({ answers: this.#answers })
  }
}

interface Column {
  name: string
  parse: (text: string) => unknown
}

const describe = serialize.describe({ type: 'P' })
const execute = serialize.execute()

/**
 * So many statements a connection keeps prepared: in PostgreSQL's memory each takes up to a sixth of a MiB, and lists that are
 * sorted and cut in other ways are others.
 */
const maxPrepared = 300

/** Names that a connection prepared, the one that was asked for longest ago first. */
const prepared = new WeakMap<Wire, Set<string>>()

/** Those that it is to forget because it is asked for these too. */
function tooMany(wire: Wire, asked: readonly string[]): string[] {
  const names = prepared.get(wire) ?? new Set()
  prepared.set(wire, names)
  for (const name of asked) {
    names.delete(name)
    names.add(name)
  }
  const left = names.size - Math.max(maxPrepared, asked.length)
  if (left <= 0) return []
  const forgotten = [...names].slice(0, left)
  for (const name of forgotten) {
    names.delete(name)
    Reflect.deleteProperty(wire.parsedStatements, name)
  }
  return forgotten
}

const names = new LRUCache<string, string>({ max: 2_000 })

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}
