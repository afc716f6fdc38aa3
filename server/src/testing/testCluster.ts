import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import pg from 'pg'
import { loadCatalogo } from '../catalogo/load.ts'
import { readPasswords, SUPERUSER } from '../database/embedded/cluster.ts'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { connectOwner } from './connectOwner.ts'

interface TestCluster {
  /** Of a database to make others from. */
  ownerUrl: string
  /** A migrated database with the catalogue. */
  templateUrl: string
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Clusters with their template, each named after what it was made from: a run starts a copy of one. */
const keptFolder = join(root, 'node_modules/.cache/portal/test-postgres')

/** What the template is made from. */
const sources = [
  'contract/src',
  'server/src/catalogo',
  'server/src/database',
  'server/src/testing/testCluster.ts',
  'package-lock.json',
]

/** The PostgreSQL that somebody named: its role needs CREATEDB and CREATEROLE. */
export async function openGivenCluster(ownerUrl: string): Promise<TestCluster> {
  const { templateUrl, drop } = await makeTemplate(ownerUrl, `portal_test_${process.pid}`)
  return { ownerUrl, templateUrl, stop: drop }
}

/** An embedded PostgreSQL that goes away with the tests. */
export async function openOwnCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const dataDir = join(folder, 'postgres')
    copyCluster(await keptCluster(), dataDir)
    const { ownerUrl, stop } = await startEmbedded({ dataDir })
    return { ownerUrl, templateUrl: templateIn(ownerUrl), stop: () => stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** The folder of the one made from these sources today, which is made where there is none yet. */
async function keptCluster(): Promise<string> {
  const name = stamp()
  const kept = join(keptFolder, name)
  if (existsSync(kept)) return kept
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-template-'))
  try {
    const dataDir = join(folder, 'postgres')
    const { ownerUrl, stop } = await startEmbedded({ dataDir })
    try {
      await makeHaste(dataDir, ownerUrl)
      await makeTemplate(ownerUrl, template)
    } finally {
      await stop()
    }
    mkdirSync(keptFolder, { recursive: true })
    const others = readdirSync(keptFolder)
    const unfinished = mkdtempSync(join(keptFolder, 'new-'))
    copyCluster(dataDir, unfinished)
    try {
      renameSync(unfinished, kept)
    } catch (error) {
      // Of two runs that make it at once the first one keeps it.
      if (!existsSync(kept)) throw error
      rmSync(unfinished, { recursive: true })
    }
    for (const other of others)
      if (!other.startsWith('new-')) rmSync(join(keptFolder, other), { recursive: true, force: true })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return kept
}

/** Whoever starts PostgreSQL on the copy gives it to the account that it runs as. */
function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  for (const folder of [to, join(to, 'cluster')]) chmodSync(folder, 0o700)
}

/** The rows of the catalogue have a day, so that it is another one tomorrow. */
function stamp(): string {
  const hash = createHash('sha256').update(hoyEnBuenosAires())
  const add = (path: string) => {
    if (!statSync(path).isDirectory()) hash.update(path).update(readFileSync(path))
    else for (const name of readdirSync(path).sort()) add(join(path, name))
  }
  for (const source of sources) add(join(root, source))
  return hash.digest('hex').slice(0, 16)
}

/**
 * What a power cut would leave of it nobody asks, nor how long its passwords would be guessed at. Two transactions that wait
 * for each other are found out at once: tests bring them about, and a second each time tells nothing more.
 */
async function makeHaste(dataDir: string, ownerUrl: string): Promise<void> {
  const passwords = await readPasswords(dataDir)
  if (!passwords) throw new Error(`no passwords in ${dataDir}`)
  const superuser = new URL(ownerUrl)
  superuser.username = SUPERUSER
  superuser.password = passwords.superuser
  await inCluster(superuser.href, 'alter system set fsync = off')
  await inCluster(superuser.href, 'alter system set full_page_writes = off')
  await inCluster(superuser.href, 'alter system set scram_iterations = 1')
  await inCluster(superuser.href, "alter system set deadlock_timeout = '20ms'")
  await inCluster(superuser.href, 'select pg_reload_conf()')
  await inCluster(superuser.href, `alter role portal password '${passwords.owner}'`)
}

const template = 'portal_test_template'

function templateIn(clusterUrl: string, name = template): string {
  const url = new URL(clusterUrl)
  url.pathname = name
  return url.href
}

async function makeTemplate(
  clusterUrl: string,
  name: string,
): Promise<{ templateUrl: string; drop: () => Promise<void> }> {
  const drop = () => inCluster(clusterUrl, `drop database if exists ${name} with (force)`)
  await drop()
  // As the guide has it made, whatever language the cluster speaks.
  await inCluster(
    clusterUrl,
    `create database ${name} template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'es'`,
  )
  const templateUrl = templateIn(clusterUrl, name)
  await migrate(templateUrl)
  const owner = connectOwner(templateUrl)
  await loadCatalogo(owner)
  // A database that somebody is connected to can't be copied.
  await owner.destroy()
  return { templateUrl, drop }
}

async function inCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
