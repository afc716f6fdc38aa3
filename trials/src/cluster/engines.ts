import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { freePorts } from '@portal/bench/ports.ts'
import { startEtcd, type Etcd } from './etcd.ts'
import { startHaproxy } from './haproxy.ts'
import type { Undo } from '../undo.ts'
import { startPatroni, type Patroni } from './patroni.ts'

/** A store of files that keeps more than one copy, started by whoever measures. */
export interface Swift {
  storageUrlAt: (endpoint: string) => string
  doorPorts: readonly number[]
  /** All that keeps one of the copies. */
  killCopy: (copy: number) => Promise<void>
  killDoor: (door: number) => Promise<void>
  stop: () => Promise<void>
}

/** All that stands behind the nodes, and where they reach it. */
interface Engines {
  etcd: Etcd
  patroni: Patroni
  /** As the owner of the portal's database, through HAProxy: whoever is the primary. */
  databaseUrl: string
  /** Where HAProxy takes connections to the primary. */
  databasePort: number
  storageUrl: string
  /** Where people reach the portal, whichever node answers. */
  portalUrl: string
  nodePorts: readonly [number, number]
}

const secret = () => randomBytes(12).toString('hex')

export async function startEngines(folder: string, swift: Swift, undo: Undo): Promise<Engines> {
  const etcd = await startEtcd(folder)
  undo.add(async () => {
    await Promise.all(etcd.members.map((member) => member.stop()))
  })
  const [database = 0, portal = 0, storage = 0, node1 = 0, node2 = 0, ...ports] = await freePorts(9)
  const places = ['pg1', 'pg2'].map((name, n) => ({
    name,
    port: ports[n * 2] ?? 0,
    restPort: ports[n * 2 + 1] ?? 0,
  }))
  const passwords = { superuser: secret(), replication: secret() }
  const patroni = await startPatroni({ folder, etcdHosts: etcd.hosts, places, passwords })
  undo.add(patroni.stop)
  const haproxy = await startHaproxy(
    folder,
    { database, portal, storage },
    { postgres: places, portals: [node1, node2], storage: swift.doorPorts },
  )
  undo.add(haproxy.stop)
  const owner = secret()
  await createDatabase(`postgresql://postgres:${passwords.superuser}@127.0.0.1:${database}/postgres`, owner)
  return {
    etcd,
    patroni,
    databaseUrl: `postgresql://portal:${owner}@127.0.0.1:${database}/portal`,
    databasePort: database,
    storageUrl: swift.storageUrlAt(`http://127.0.0.1:${storage}`),
    portalUrl: `http://127.0.0.1:${portal}`,
    nodePorts: [node1, node2],
  }
}

/** As docs/operacion.md says of an external PostgreSQL. */
async function createDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`create role portal login createrole password '${password}'`)
    await client.query(
      `create database portal owner portal template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'es'`,
    )
  } finally {
    await client.end()
  }
}
