import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeInMemory } from './inMemory.ts'
import { leaksIn } from './leaks.ts'
import { openGivenCluster, openOwnCluster } from './testCluster.ts'

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

/** One PostgreSQL for all tests: the one that TEST_DATABASE_URL names, or an embedded one that goes away with them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // On the disk, where logs stay that somebody has to look at.
  const logDir = mkdtempSync(join(tmpdir(), 'portal-logs-'))
  const endInMemory = writeInMemory()
  const given = process.env['TEST_DATABASE_URL']
  const cluster = await (given ? openGivenCluster(given) : openOwnCluster())
  project.provide('logDir', logDir)
  project.provide('clusterUrl', cluster.ownerUrl)
  project.provide('templateUrl', cluster.templateUrl)
  return async () => {
    await cluster.stop()
    endInMemory()
    requireCleanLogs(logDir)
  }
}
