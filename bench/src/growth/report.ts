import { carrierOperations, providerOperations, type OperationName } from '@portal/contract'
import { providerHandlers } from '@portal/server/operations/provider/index.ts'
import { tenantFilter } from '@portal/server/database/tenantFilter.ts'
import { roleUrl } from '@portal/server/database/roles.ts'
import type { Context } from '@portal/server/handler.ts'
import { carrierHandlers } from '@portal/server/operations/carrier/index.ts'
import type { KyselyPlugin } from 'kysely'
import pg from 'pg'
import { say } from '../say.ts'
import { carrierCalls, providerCalls, type Call } from './calls.ts'
import { largeId, ordinaryId } from './data.ts'
import { medianTime, settle, type Work } from './databaseTime.ts'

/** Prints what each list costs in the database, as the role that requests act as. */

const pagesize = 15
const heading = ['', 'común', 'pág. 1', 'pág. 200', 'última', 'total']

/** Those that `only` names; all without it. */
export async function reportGrowth(ownerUrl: string, only = ''): Promise<void> {
  const chosen = (calls: readonly Call[]) => calls.filter(({ operation }) => operation.includes(only))
  await asRole(ownerUrl, 'portal_app', [tenantFilter], carrierCalls)
  await asRole(ownerUrl, 'portal_proveedor', [], providerCalls)

  async function asRole(
    url: string,
    role: 'portal_app' | 'portal_proveedor',
    plugins: KyselyPlugin[],
    calls: readonly Call[],
  ) {
    const client = new pg.Client({ connectionString: roleUrl(url, role) })
    await client.connect()
    try {
      say(`\n${role}, ms`)
      line(heading)
      for (const call of chosen(calls)) await reportCall({ client, plugins }, call)
    } finally {
      await client.end()
    }
  }
}

/**
 * An ordinary carrier asks first: plans that PostgreSQL keeps were then made for it, as most are. What it costs there
 * stands beside what it costs a large one.
 */
async function reportCall(on: { client: pg.Client; plugins: KyselyPlugin[] }, call: Call): Promise<void> {
  const few = { ...on, cuenta: ordinaryId }
  await settle(few, workOf(call, 1))
  const ordinary = await medianTime(few, workOf(call, 1))
  const cuenta = largeId
  const first = await medianTime({ ...on, cuenta }, workOf(call, 1))
  const total = totalOf(first.result)
  const pages = Math.ceil(total / pagesize)
  const at = async (page: number) =>
    call.pages && pages >= page && page > 1
      ? (await medianTime({ ...on, cuenta }, workOf(call, page))).ms
      : undefined
  const deep = await at(200)
  const last = await at(pages)
  line([`${call.operation} ${call.what}`, ordinary.ms, first.ms, deep, last, total])
}

type Handle = (input: unknown, context: Pick<Context, 'db'>) => Promise<unknown>

const handlers = new Map<string, unknown>(Object.entries({ ...carrierHandlers, ...providerHandlers }))
const operations = { ...carrierOperations, ...providerOperations }

function workOf({ operation, input, pages }: Call, page: number): Work<unknown> {
  const handle = handleOf(operation)
  const checked = operations[operation].input.parse(pages ? { ...input, page, pagesize } : input)
  return (db) => handle(checked, { db })
}

function handleOf(operation: OperationName): Handle {
  const handle = handlers.get(operation)
  if (!handle) throw new Error(`no handler for ${operation}`)
  return handle as Handle // its input is what the same name's schema gave, and it reads nothing but its db
}

function totalOf(result: unknown): number {
  return typeof result === 'object' && result !== null && 'total' in result ? Number(result.total) : 0
}

function line([name = '', ...cells]: (string | number | undefined)[]): void {
  const [total, ...times] = cells.toReversed()
  const shown = times.toReversed().map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : (cell ?? '')))
  say(String(name).padEnd(38) + [...shown, String(total || '')].map((cell) => cell.padStart(10)).join(''))
}
