import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  backPicture,
  cardPicture,
  facturaUrl,
  firstDniText,
  mrzLines,
  qrPicture,
} from '@portal/server/testing/codePictures.ts'
import { sidewaysPhoto } from '../files.ts'
import { startOwnServer } from '../ownServer.ts'
import { engines, type EngineName } from './engines.ts'
import { verify, walk } from './journey.ts'
import { bringLegajos } from './legajo.ts'
import { Person } from './person.ts'

/** Walks the smoke journey in each engine named, and then that of who verifies a legajo, on an installation of its own with demo data. */

const names = process.argv.slice(2).filter((name): name is EngineName => name in engines)
const say = (line: string) => process.stdout.write(`${line}\n`)

const folder = await mkdtemp(join(tmpdir(), 'portal-archivos-'))
const pictures = {
  photo: join(folder, 'constancia.jpg'),
  card: join(folder, 'dni.jpg'),
  back: join(folder, 'dorso.jpg'),
  invoice: join(folder, 'factura.jpg'),
}
await writeFile(pictures.photo, await sidewaysPhoto())
await writeFile(pictures.card, await cardPicture(firstDniText(), { width: 1600, tilt: -10 }))
await writeFile(pictures.back, await backPicture(mrzLines(), { width: 640 }))
await writeFile(
  pictures.invoice,
  await qrPicture(facturaUrl({ ver: 1, fecha: '2026-03-14', cuit: 30_99900002_5, importe: 12_100.5 })),
)
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
      const person = new Person(driver, server.origin)
      const step = (what: string) => say(`  ${what}`)
      await walk(person, pictures, step)
      await verify(person, await keepLegajos(server.origin), step)
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

async function keepLegajos(origin: string): Promise<{ intacto: string; alterado: string }> {
  const legajos = await bringLegajos(origin)
  const paths = { intacto: join(folder, 'legajo.zip'), alterado: join(folder, 'alterado.zip') }
  await writeFile(paths.intacto, legajos.intacto)
  await writeFile(paths.alterado, legajos.alterado)
  return paths
}
