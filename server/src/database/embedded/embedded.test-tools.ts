import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect } from 'vitest'
import { chooseAccount } from './account.ts'
import { locateBinaries } from './binaries.ts'
import { readPostmasterPid } from './leftover.ts'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'

type Reachable = Pick<EmbeddedDatabase, 'ownerUrl'>

export const root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-embedded-test-')))
const model = join(root, 'model')
const tmpDirBefore = process.env.TMPDIR
const started: EmbeddedDatabase[] = []
const children: ChildProcess[] = []

/** One cluster is created; every test works on a copy of it. */
export async function makeModel(): Promise<void> {
  // Open to all, and the home of the sockets too, so that a killed Portal leaves none behind.
  chmodSync(root, 0o1777)
  process.env.TMPDIR = root
  const database = await startEmbedded({ dataDir: model })
  await query(database, `create table nota as select 'guardada' as texto`)
  await database.stop()
}

export function copyOfModel(parent = mkdtempSync(join(root, 'copy-'))): string {
  mkdirSync(parent, { recursive: true })
  chmodSync(parent, 0o755)
  const dataDir = join(parent, 'postgres')
  execFileSync('cp', ['-a', model, dataDir])
  return dataDir
}

export async function start(dataDir: string, log?: (sentence: string) => void): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, ...(log && { log }) })
  started.push(database)
  return database
}

/** A process of its own with an embedded PostgreSQL, to be killed. */
export function portal(
  dataDir: string,
  env: Record<string, string> = {},
  prefix: string[] = [],
): { process: ChildProcess; answer: Promise<Reachable> } {
  const script = fileURLToPath(new URL('./embedded.test-process.ts', import.meta.url))
  const [command, ...args] = [...prefix, process.execPath, '--import', 'tsx', script, dataDir]
  const child = spawn(command, args, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return { process: child, answer: firstAnswer(child) }
}

async function firstAnswer(child: ChildProcess): Promise<Reachable> {
  if (!child.stdout) throw new Error('no stdout')
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as { refused?: string; ownerUrl?: string }
    if (said.refused) throw new Error(said.refused)
    if (said.ownerUrl) return { ownerUrl: said.ownerUrl }
  }
  throw new Error('ended without an answer')
}

/** A PostgreSQL of this directory that no Portal looks after, as a kill leaves it outside Linux. */
export async function startOrphan(dataDir: string): Promise<number> {
  const { postgres } = await locateBinaries()
  const account = chooseAccount(dataDir, postgres)
  const clusterDir = join(dataDir, 'cluster')
  const [command, args] = account.command(
    postgres,
    ['-D', clusterDir, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${dataDir}`],
    'INT',
  )
  const deathSignal = args.indexOf('--pdeathsig')
  const child = spawn(command, deathSignal < 0 ? args : args.with(deathSignal + 1, 'clear'), {
    stdio: 'ignore',
  })
  children.push(child)
  await expect.poll(() => readPostmasterPid(clusterDir)?.status, { timeout: 15_000 }).toBe('ready')
  return child.pid ?? 0
}

/** A living process that has nothing to do with PostgreSQL. */
export function bystander(): ChildProcess {
  const child = spawn('sleep', ['60'])
  children.push(child)
  return child
}

/** A package of binaries whose one library is still to be linked. */
export function fakePackage(name: string, target = 'native/lib/libx.so'): string {
  const packageDir = join(root, name)
  mkdirSync(join(packageDir, 'native/lib'), { recursive: true })
  writeFileSync(join(packageDir, 'native/lib/libx.so.1'), 'library')
  const links = [{ source: 'native/lib/libx.so.1', target }]
  writeFileSync(join(packageDir, 'native/pg-symlinks.json'), JSON.stringify(links))
  return packageDir
}

/** A folder for the head of PATH, with an `unshare` that is refused as in most containers. */
export function pathWithoutNamespaces(): string {
  const folder = mkdtempSync(join(root, 'bin-'))
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return folder
}

export const nobody = {
  uid: 65534,
  prefix: ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
}

/** Whether this run may become nobody, and nobody could read the sources. */
export const canBeNobody =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('setpriv', [...nobody.prefix.slice(1), 'test', '-r', fileURLToPath(import.meta.url)]).status === 0

export async function query({ ownerUrl }: Reachable, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  // A test may kill the server while a client is leaving; what matters is how the query ends.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

export async function expectNotes(database: Reachable): Promise<void> {
  expect(await query(database, 'select texto from nota')).toEqual([{ texto: 'guardada' }])
}

export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

/** A process that ended and that nobody has waited for yet (a zombie) counts as gone. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

export function socketDirOf({ ownerUrl }: Reachable): string {
  return decodeURIComponent(new URL(ownerUrl).hostname)
}

export async function endProcesses(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await Promise.all(started.splice(0).map((database) => database.stop()))
}

export async function cleanUp(): Promise<void> {
  // The PostgreSQL of a Portal that was just killed may still be writing its last pages.
  await sleep(200)
  rmSync(root, { recursive: true, force: true, maxRetries: 10 })
  // The process goes on to other tests.
  if (tmpDirBefore === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = tmpDirBefore
}
