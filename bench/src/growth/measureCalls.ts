import { carrierOperations, providerOperations, type OperationName } from '@portal/contract'
import { sessionOptions } from '@portal/server/database/pool.ts'
import { roleUrl } from '@portal/server/database/roles.ts'
import { letTestsOpen } from '@portal/server/testing/letTestsOpen.ts'
import { tenantFilter } from '@portal/server/database/tenantFilter.ts'
import type { Context } from '@portal/server/handler.ts'
import { carrierHandlers } from '@portal/server/operations/carrier/index.ts'
import { providerHandlers } from '@portal/server/operations/provider/index.ts'
import type { KyselyPlugin } from 'kysely'
import pg from 'pg'
import { carrierCalls, providerCalls, type Call } from './calls.ts'
import { largeId, ordinaryId } from './data.ts'
import { medianTime, settle, type Work } from './databaseTime.ts'
import type { CallCosts, Costs } from './report.ts'

const pagesize = 15

/** A database that is filled. */
export interface OfBase {
  ownerUrl: string
  participan: boolean
}

interface Asking {
  bases: readonly OfBase[]
  role: 'portal_app' | 'portal_proveedor'
  plugins: KyselyPlugin[]
  calls: readonly Call[]
}

export interface Told {
  role: (name: string) => void
  call: (costs: CallCosts) => void
}

/** Measures each call that is wanted as the role that requests act as, on one database after the other, so that a bad moment touches both. */
export async function measureCalls(
  bases: readonly OfBase[],
  wants: (operation: string) => boolean,
  tell: Told,
): Promise<CallCosts[]> {
  const of = (calls: readonly Call[]) =>
    calls.filter((call) => wants(call.operation) && bases.some((base) => isAsked(call, base)))
  return [
    ...(await measureAs(
      { bases, role: 'portal_app', plugins: [tenantFilter], calls: of(carrierCalls) },
      tell,
    )),
    ...(await measureAs({ bases, role: 'portal_proveedor', plugins: [], calls: of(providerCalls) }, tell)),
  ]
}

/** Nobody can ask of an operacion where there is none. */
const isAsked = ({ input }: Call, { participan }: OfBase): boolean => participan || !('operacionid' in input)

async function measureAs({ bases, role, plugins, calls }: Asking, tell: Told): Promise<CallCosts[]> {
  if (calls.length === 0) return []
  tell.role(role)
  const asked = bases.map((base) => ({
    base,
    client: new pg.Client({ connectionString: roleUrl(base.ownerUrl, role), options: sessionOptions }),
  }))
  try {
    await Promise.all(bases.map(({ ownerUrl }) => letTestsOpen(ownerUrl)))
    for (const { client } of asked) await client.connect()
    const all: CallCosts[] = []
    for (const call of calls) {
      const costs: Costs[] = []
      for (const { base, client } of asked)
        if (isAsked(call, base)) costs.push(await costsOf({ client, plugins }, call))
      const measured = {
        name: `${call.operation} ${call.what}`.trim(),
        bounded: isBounded(call),
        goalMs: call.goalMs,
        costs,
      }
      all.push(measured)
      tell.call(measured)
    }
    return all
  } finally {
    await Promise.all(asked.map(({ client }) => client.end()))
  }
}

/** A page, or what is only counted. */
const isBounded = ({ operation, pages, input, goalMs }: Call): boolean =>
  pages ||
  goalMs !== undefined ||
  'pagesize' in input ||
  ['Dashboard', 'ContarFaltantes', 'Cola', 'Buscar', 'DetailTransporte'].includes(operation)

/**
 * An ordinary carrier asks first: plans that PostgreSQL keeps were then made for it, as most are. What it costs there
 * stands beside what it costs a large one.
 */
async function costsOf(on: { client: pg.Client; plugins: KyselyPlugin[] }, call: Call): Promise<Costs> {
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
  return { ordinary: ordinary.ms, first: first.ms, deep: await at(200), last: await at(pages), total }
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
