import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type pg from 'pg'
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

/** The answers to each statement, in order. When one fails none of the later ones ran. */
export function runBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, resolve, reject))
  })
}

interface Prepared {
  text: string
  /** Empty for a statement that is parsed anew each time. */
  name: string
  values: readonly (string | Buffer | null)[]
}

/** What pg's Connection has and its types, made for an older pg, leave out. */
interface Wire {
  stream: Duplex
  /** Text by name of what this connection has prepared. pg fills it in as the server confirms. */
  parsedStatements: Record<string, string>
  parse: (statement: { text: string; name: string }) => void
  bind: (binding: { statement: string; values: readonly (string | Buffer | null)[] }) => void
  describe: (what: { type: 'P' }) => void
  execute: (what: object) => void
  sync: () => void
}

class Batch implements pg.Submittable {
  readonly #statements: readonly Prepared[]
  readonly #answers: Answer[] = []
  readonly #resolve: (answers: Answer[]) => void
  readonly #reject: (error: Error) => void
  #columns: readonly Column[] = []
  #rows: Record<string, unknown>[] = []

  constructor(
    statements: readonly Statement[],
    resolve: (answers: Answer[]) => void,
    reject: (error: Error) => void,
  ) {
    // A value that can't be sent fails here, before anything is on its way.
    this.#statements = statements.map(({ text, values }) => ({
      text,
      name: nameOf(text),
      values: values.map(utils.prepareValue),
    }))
    this.#resolve = resolve
    this.#reject = reject
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
    wire.stream.cork()
    for (const { text, name, values } of this.#statements) {
      if (name === '' || !(name in wire.parsedStatements || onTheirWay.has(name))) wire.parse({ text, name })
      onTheirWay.add(name)
      wire.bind({ statement: name, values })
      wire.describe({ type: 'P' })
      wire.execute({})
    }
    wire.sync()
    wire.stream.uncork()
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

  /** The tag reads `SELECT 15`, `INSERT 0 1` or just `COMMIT`. */
  handleCommandComplete({ text: tag }: { text: string }): void {
    const [command = '', ...counts] = tag.split(' ')
    this.#answers.push({ rows: this.#rows, command, affected: Number(counts.at(-1) ?? 0) })
    this.#rows = []
  }

  handleError(error: Error): void {
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#answers)
  }
}

interface Column {
  name: string
  parse: (text: string) => unknown
}

const names = new Map<string, string>()

/** Past these many texts a new one is parsed each time: every connection keeps all it has prepared in memory. */
const maxNames = 2000

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= maxNames) return ''
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}
