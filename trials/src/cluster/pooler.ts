import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { password, people } from '@portal/bench/page/people.ts'
import { freePorts } from '@portal/bench/ports.ts'
import { Stop } from '@portal/bench/stop.ts'
import { addresses, novedadesEvents } from '@portal/contract/door.ts'
import { requestRoles, roleUrl } from '@portal/server/database/roles.ts'
import { findPlace, newChofer, saveChofer, uniquePicture } from '../deeds.ts'
import type { MailServer } from '../mailServer.ts'
import { startNode, type NodeOptions } from './node.ts'
import { giveTo, user } from './patroni.ts'
import { launch } from '../programs.ts'
import type { Row } from '../promises.ts'
import { until } from '../wait.ts'
import { Outcomes, Visitor } from '../visitor.ts'

/** A pooler between a node and PostgreSQL, as it comes and as it could be told to be: what of the portal works through it. */

type Common = Pick<NodeOptions, 'folder' | 'databaseUrl' | 'storageUrl' | 'mail'>

interface Way {
  name: string
  mode: 'session' | 'transaction'
  /** What the node asks of each session as it begins, and the pooler drops. */
  drops: readonly string[]
  /** Whether the roles ask for it instead. */
  inRoles: boolean
}

const asked = ['options', 'statement_timeout', 'idle_in_transaction_session_timeout']

const without = { drops: asked, inRoles: false }
const ways: readonly Way[] = [
  { name: 'PgBouncer por sesión, como viene', mode: 'session', drops: [], inRoles: false },
  { name: 'PgBouncer por sesión, sin lo que Portal pide a la sesión', mode: 'session', ...without },
  { name: 'PgBouncer por transacción, sin lo que Portal pide a la sesión', mode: 'transaction', ...without },
  // The last, because the roles stay as they are told.
  { name: 'PgBouncer por sesión, con eso en los roles', mode: 'session', drops: asked, inRoles: true },
]

/** One after the other. Nobody else may be doing the jobs of this database. */
export async function tryPoolers(common: Common): Promise<Row[]> {
  const rows: Row[] = []
  for (const [n, way] of ways.entries())
    rows.push({ what: way.name, measured: await tryOne(`pooler${n + 1}`, way, common), goal: '' })
  return rows
}

async function tryOne(name: string, way: Way, common: Common): Promise<string> {
  const [poolerPort = 0, port = 0] = await freePorts(2)
  const { folder } = common
  if (way.inRoles) await askInRoles(common.databaseUrl)
  const file = await writeConfig(name, way, poolerPort, common)
  const pooler = launch({ name, folder, command: 'pgbouncer', args: [file], asUser: user })
  try {
    const databaseUrl = new URL(common.databaseUrl)
    databaseUrl.port = String(poolerPort)
    const baseUrl = `http://127.0.0.1:${port}`
    const node = await startNode({
      ...common,
      name: `nodo-${name}`,
      port,
      baseUrl,
      databaseUrl: databaseUrl.href,
      demo: false,
    }).catch((error: unknown) => {
      if (!(error instanceof Stop)) throw error
      return error.message
    })
    if (typeof node === 'string') {
      const log = await readFile(join(folder, `${name}.log`), 'utf8')
      return `el nodo no arranca (${/unsupported startup parameter: \w+/.exec(log)?.[0] ?? node})`
    }
    try {
      return `${await tryWorks(baseUrl, common.mail.received)}; ${await sessionThrough(databaseUrl.href)}`
    } finally {
      await node.stop()
    }
  } finally {
    await pooler.stop()
  }
}

async function writeConfig(
  name: string,
  { mode, drops }: Way,
  port: number,
  { folder, databaseUrl }: { folder: string; databaseUrl: string },
): Promise<string> {
  const url = new URL(databaseUrl)
  const urls = [url, ...requestRoles.map((role) => new URL(roleUrl(databaseUrl, role)))]
  const users = join(folder, `${name}.users`)
  await writeFile(users, urls.map(({ username, password }) => `"${username}" "${password}"\n`).join(''), {
    mode: 0o600,
  })
  const file = join(folder, `${name}.ini`)
  const lines = [
    '[databases]',
    `portal = host=127.0.0.1 port=${url.port} dbname=portal`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    'default_pool_size = 20',
    ...(drops.length > 0 ? [`ignore_startup_parameters = ${drops.join(', ')}`] : []),
  ]
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  await giveTo(user, [users, file])
  return file
}

const reads = 400
const writes = 40
const atOnce = 8
/** For one deed that does not come to pass. */
const giveUpMs = 10_000

/** What people do, and what comes of it: how much of it was answered, and whether letters leave and consoles hear. */
async function tryWorks(url: string, received: MailServer['received']): Promise<string> {
  const outcomes = new Outcomes()
  try {
    const carrier = await Visitor.signIn(url, { ...people.ana, password }, { outcomes, giveUpMs })
    const provider = await Visitor.signIn(url, { ...people.revisor, password }, { outcomes, giveUpMs })
    const answered = async (times: number, act: () => Promise<unknown>) => {
      let well = 0
      const lane = async () => {
        for (let n = 0; n < times / atOnce; n++)
          if ((await act().catch(() => undefined)) !== undefined) well++
      }
      await Promise.all(Array.from({ length: atOnce }, lane))
      return `${well} de ${times}`
    }
    const read = await answered(reads, () => carrier.ask('ListChoferes', { pagesize: 15 }))
    const written = await answered(writes, () => carrier.ask('SaveChofer', newChofer()))
    const letter = await letterLeaves(carrier, provider, received).catch(() => false)
    const heard = await isHeard(carrier, provider).catch(() => false)
    return `lecturas ${read}, escrituras ${written}, cartas ${letter ? 'sí' : 'no'}, novedades ${heard ? 'sí' : 'no'}`
  } catch (error) {
    if (error instanceof Stop) return 'nadie puede ingresar'
    throw error
  }
}

async function letterLeaves(
  carrier: Visitor,
  provider: Visitor,
  received: MailServer['received'],
): Promise<boolean> {
  const before = received.size
  const { choferid } = await saveChofer(carrier)
  await provider.insist('BloquearRecurso', {
    recursoid: choferid,
    bloqueado: true,
    motivo: 'Prueba de un pooler',
  })
  return until(() => Promise.resolve(received.size > before), { ms: 10_000 })
}

async function isHeard(carrier: Visitor, provider: Visitor): Promise<boolean> {
  const place = await findPlace(carrier)
  const stopping = new AbortController()
  let heard = false
  const listening = (async () => {
    for await (const event of provider.hear(addresses.novedades, stopping.signal))
      heard ||= event === novedadesEvents.cambio
  })().catch(() => undefined)
  const archivos = [await carrier.upload(uniquePicture())]
  await carrier.insist('SaveDocumentoRecurso', { values: { ...place, archivos } })
  await until(() => Promise.resolve(heard), { ms: 5_000 })
  stopping.abort()
  await listening
  return heard
}

/** As docs/operacion.md says it. The owner has no limits of time: it brings the database up to date. */
async function askInRoles(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    for (const role of requestRoles)
      await owner.query(
        `alter role ${role} set statement_timeout = '15s';
         alter role ${role} set idle_in_transaction_session_timeout = '15s'`,
      )
    for (const role of ['portal', ...requestRoles])
      await owner.query(
        `alter role ${role} set plan_cache_mode = 'force_generic_plan'; alter role ${role} set timezone = 'UTC'`,
      )
  } finally {
    await owner.end()
  }
}

/** Whether the session of a request is as a node asks for it. */
async function sessionThrough(databaseUrl: string): Promise<string> {
  const client = new pg.Client({
    connectionString: roleUrl(databaseUrl, 'portal_app'),
    options: '-c plan_cache_mode=force_generic_plan',
    statement_timeout: 15_000,
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ kept: boolean }>(
      `select current_setting('plan_cache_mode') = 'force_generic_plan' and current_setting('statement_timeout') = '15s' as kept`,
    )
    return rows[0]?.kept === true
      ? 'la sesión es la pedida'
      : 'la sesión queda sin límites de tiempo ni planes fijos'
  } finally {
    await client.end()
  }
}
