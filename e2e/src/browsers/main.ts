import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sidewaysPhoto } from '../files.ts'
import { startOwnServer } from '../ownServer.ts'
import { engines, type EngineName } from './engines.ts'
import { walk } from './journey.ts'
import { Person } from './person.ts'

/** Walks the smoke journey in each engine named, on an installation of its own with demo data. */

const names = process.argv.slice(2).filter((name): name is EngineName => name in engines)
const say = (line: string) => process.stdout.write(`${line}\n`)

const folder = await mkdtemp(join(tmpdir(), 'portal-foto-'))
const photo = join(folder, 'constancia.jpg')
await writeFile(photo, await sidewaysPhoto())
try {
  for (const name of names) await inEngine(name)
} finally {
  await rm(folder, { recursive: true })
}

async function inEngine(name: EngineName): Promise<void> {
  say(`${name}:`)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const driver = await engines[name]()
    try {
      await walk(new Person(driver, server.origin), photo, (step) => say(`  ${step}`))
      if (driver.complaints.length > 0) throw new Error(driver.complaints.join('\n'))
      say('  bien')
    } catch (error) {
      process.exitCode = 1
      say(`  MAL: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await driver.close()
    }
  } finally {
    await server.stop()
  }
}
