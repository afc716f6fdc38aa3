import { chmod, copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enrolDevice, type Device } from '@portal/bench/porteria/device.ts'
import { say } from '@portal/bench/say.ts'
import { Stop } from '@portal/bench/stop.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { checkAll } from './check.ts'
import { startEngines, type Swift } from './engines.ts'
import { killUnder } from './kills.ts'
import { startLoad, type Load } from './load.ts'
import { startMailServer } from '../mailServer.ts'
import { startNode } from './node.ts'
import { tryPoolers } from './pooler.ts'
import { allHold, noneOf, tableOf, within, type Row } from '../promises.ts'
import type { Patroni } from './patroni.ts'
import { createUndo, type Undo } from '../undo.ts'
import { until } from '../wait.ts'

/** A portal on engines that are there more than once, one after the other of which is killed; answers whether it kept what it promises. */
export async function measureCluster(startSwift: () => Promise<Swift>): Promise<boolean> {
  const undo = createUndo()
  const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'))
  // PostgreSQL is another user where this one is root.
  await chmod(folder, 0o711)
  let holds = false
  undo.add(async () => {
    if (!holds && !undo.interrupted()) await keepLogs(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  try {
    const rows = await measure(folder, startSwift, undo)
    say(`\n${tableOf(rows)}`)
    holds = allHold(rows)
    return holds
  } finally {
    await undo.run()
  }
}

/** What each program said, for whoever looks into what does not hold. */
async function keepLogs(folder: string): Promise<void> {
  const place = `${folder}-registros`
  await mkdir(place)
  for (const name of await readdir(folder))
    if (name.endsWith('.log')) await copyFile(join(folder, name), join(place, name))
  say(`Lo que dijo cada programa queda en ${place}`)
}

async function measure(folder: string, startSwift: () => Promise<Swift>, undo: Undo): Promise<Row[]> {
  say('Arrancan Swift (tres copias, dos puertas), etcd (tres), PostgreSQL con Patroni (dos) y HAProxy…')
  const swift = await startSwift()
  undo.add(swift.stop)
  const engines = await startEngines(folder, swift, undo)
  const mail = await startMailServer()
  undo.add(mail.stop)

  say('Arrancan dos nodos del portal…')
  const { databaseUrl, storageUrl, portalUrl: baseUrl, nodePorts, patroni } = engines
  const common = { folder, databaseUrl, storageUrl, mail, baseUrl }
  const first = await startNode({ ...common, name: 'nodo1', port: nodePorts[0], demo: true })
  undo.add(first.stop)
  // As docs/operacion.md says of several nodes: all of them sign with one key.
  await mkdir(join(folder, 'nodo2'))
  await copyFile(join(folder, 'nodo1', 'firma.json'), join(folder, 'nodo2', 'firma.json'))
  const second = await startNode({ ...common, name: 'nodo2', port: nodePorts[1], demo: false })
  undo.add(second.stop)

  const load = await startLoad(baseUrl, await enrol(databaseUrl, baseUrl))
  const rows: Row[] = []
  rows.push(...(await killPostgres(patroni, load)))
  rows.push(...(await killMachine(patroni, load, () => engines.etcd.members[0]?.kill())))
  let inHand = ''
  rows.push(
    ...(await killUnder(load, {
      what: 'un nodo del portal',
      // While it sends a letter: the server of mail has it, and the node never hears so.
      kill: async () => {
        inHand = await mail.beforeAnswering('nodo1', first.kill)
      },
      goals: [
        { lane: 'readers', doing: 'vuelve a leer', seconds: 5 },
        { lane: 'writers', doing: 'vuelve a escribir', seconds: 30 },
        { lane: 'listeners', doing: 'vuelven las novedades', seconds: 30 },
        { lane: 'gates', doing: 'una portería vuelve a traer y a recibir', seconds: 30 },
      ],
    })),
  )
  rows.push(
    ...(await killUnder(load, {
      what: 'una copia y una puerta de los archivos',
      kill: () => Promise.all([swift.killCopy(0), swift.killDoor(0)]),
      goals: [
        { lane: 'fileReaders', doing: 'vuelve a leer archivos', seconds: 5 },
        { lane: 'uploaders', doing: 'vuelve a subir y presentar', seconds: 30 },
        { lane: 'readers', doing: 'lo demás sigue', seconds: 5 },
      ],
    })),
  )
  say('Se cuenta lo que quedó…')
  await load.stop()
  rows.push(...(await checkAll(databaseUrl, load, mail, inHand)))
  rows.push(answers(load))
  say('Se prueba un pooler…')
  await second.stop()
  rows.push(...(await tryPoolers(common)))
  return rows
}

/** A device at a gate, which speaks to whichever node the balancer gives it. */
async function enrol(databaseUrl: string, url: string): Promise<Device> {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
  })
  try {
    return await enrolDevice(db, url)
  } finally {
    await db.destroy()
  }
}

const afterPrimary = (seconds: number) =>
  [
    { lane: 'readers', doing: 'vuelve a leer', seconds },
    { lane: 'writers', doing: 'vuelve a escribir', seconds: 30 },
    { lane: 'listeners', doing: 'vuelven las novedades', seconds: 30 },
    { lane: 'gates', doing: 'una portería vuelve a traer y a recibir', seconds: 30 },
  ] as const

async function killPostgres(patroni: Patroni, load: Load): Promise<Row[]> {
  const primary = await requirePrimary(patroni)
  const what = 'el PostgreSQL primario'
  const rows = await killUnder(load, { what, kill: primary.killPostgres, goals: afterPrimary(5) })
  return [...rows, await againTwo(patroni, what)]
}

/** Nobody there gives its place away: it is missed when its time in etcd is over. */
async function killMachine(
  patroni: Patroni,
  load: Load,
  killEtcd: () => Promise<void> | undefined,
): Promise<Row[]> {
  const primary = await requirePrimary(patroni)
  const what = 'la máquina del primario, con su Patroni y su etcd'
  const kill = () => Promise.all([primary.killAll(), killEtcd()])
  const rows = await killUnder(load, { what, kill, goals: afterPrimary(30) })
  primary.startAgain()
  return [...rows, await againTwo(patroni, what)]
}

async function requirePrimary(patroni: Patroni) {
  const primary = await patroni.findPrimary()
  if (!primary) throw new Stop('Ningún PostgreSQL es el primario.')
  return primary
}

async function againTwo(patroni: Patroni, what: string): Promise<Row> {
  const began = performance.now()
  await until(patroni.hasSynchronousStandby, { ms: 120_000 })
  return within(`${what}: vuelve como réplica síncrona`, (performance.now() - began) / 1000, 60)
}

/** Where a call fails for a moment it says so, and is no fault. */
function answers({ outcomes: { counts, faults } }: Load): Row {
  if (faults.size > 0) say(`Respuestas 500, la primera: ${[...faults][0] ?? ''}`)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const told = [...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')
  return { ...noneOf('respuestas 500', { found: counts.get('500') ?? 0, of: all }), measured: told }
}
