import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  DummyDriver,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type KyselyPlugin,
  type QueryResult,
} from 'kysely'
import type { Answer, Statement } from './batch.ts'
import type { Database } from './schema.ts'

/** Runs one statement of a handler, in whatever transaction the caller has. */
export type Run = (statement: Statement) => Promise<Answer>

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}
const driver = dialect.createDriver()

/** A Kysely whose statements all go through `run`. One is made for each request, so it is made of little. */
export function callerDatabase(run: Run, plugins: KyselyPlugin[]): Kysely<Database> {
  const executor = new DefaultQueryExecutor(compiler, adapter, new Through(run), plugins)
  return new Kysely<Database>({ config: { dialect }, dialect, driver, executor })
}

export const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({
  text: sql,
  values: parameters,
})

class Through implements ConnectionProvider, DatabaseConnection {
  readonly #run: Run

  constructor(run: Run) {
    this.#run = run
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.#run(statementOf(query))
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) } // Kysely knows the row's type from the statement
  }

  streamQuery(): never {
    throw new Error('a handler reads whole answers')
  }
}
