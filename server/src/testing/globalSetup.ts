import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadCatalogo } from '../catalogo/load.ts'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { connectOwner } from './connectOwner.ts'
import { leaksIn } from './leaks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the catalogue, as its owner: what every test's own is a copy of. */
    templateUrl: string
    /** Another database of the same cluster, to make copies from. */
    clusterUrl: string
    /** Where the servers of tests log, and tests say what no log may say: see logs.ts. */
    logDir: string
  }
}

/** The run fails where a log says what none may, and the logs stay to be looked at. */
function requireCleanLogs(logDir: string): void {
  const leaks = leaksIn(logDir)
  if (leaks.length === 0) {
    rmSync(logDir, { recursive: true, force: true })
    return
  }
  process.exitCode = 1
  throw new Error(`${logDir} says what no log may say:\n${leaks.join('\n')}`)
}

/**
 * One PostgreSQL for all tests: the one that TEST_DATABASE_URL names (its role needs CREATEDB and CREATEROLE), or an
 * embedded one that goes away with them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const logDir = mkdtempSync(join(tmpdir(), 'portal-logs-'))
  const cluster = await openCluster()
  try {
    project.provide('logDir', logDir)
    const template = await makeTemplate(cluster.ownerUrl)
    project.provide('clusterUrl', cluster.ownerUrl)
    project.provide('templateUrl', template.url)
    return async () => {
      await template.drop()
      await cluster.stop()
      requireCleanLogs(logDir)
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function openCluster(): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') return { ownerUrl: given, stop: () => Promise.resolve() }
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const { ownerUrl, stop } = await startEmbedded({ dataDir: join(folder, 'postgres') })
  return {
    ownerUrl,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(clusterUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portal_test_${process.pid}`
  const inCluster = async (statement: string) => {
    const client = new pg.Client({ connectionString: clusterUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await inCluster(`drop database if exists ${name} with (force)`)
  // As the guide has it made, whatever language the cluster speaks.
  await inCluster(
    `create database ${name} template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'es'`,
  )
  const url = new URL(clusterUrl)
  url.pathname = name
  await migrate(url.href)
  const owner = connectOwner(url.href)
  await loadCatalogo(owner)
  // A database that somebody is connected to can't be copied.
  await owner.destroy()
  return { url: url.href, drop: () => inCluster(`drop database ${name} with (force)`) }
}
