import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import pg from 'pg'
import { choferesPerCuenta, fill } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import { readOptions } from '../options.ts'
import { postmasterIn } from '../postmaster.ts'
import { say } from '../say.ts'
import { startProduct } from '../servers.ts'
import { keepAwake, openSessions } from '../sessions.ts'
import { ending, Stop } from '../stop.ts'
import { superuserUrl } from '../superuser.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { workNames, works } from '../works.ts'
import { measureParts, partsOf, type Measured } from './measureParts.ts'
import { readProfile } from './nodeParts.ts'
import { linesOf } from './report.ts'
import { counted, prepareCounting } from './statements.ts'

/** Where the time of a call goes, for each piece of work: one call after the other, so that nothing waits for anything else. */

await ending(async () => {
  const options = readOptions(
    process.argv.slice(2).filter((arg) => arg !== '--profile'),
    workNames,
  )
  await withDatabase(async (ownerUrl, dir) => {
    const { cuentas } = options
    say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes…`)
    await withConnection(ownerUrl, loadCatalogo)
    const dataDir = join(dir, 'postgres')
    await inBulk(ownerUrl, dataDir, (db) => fill(db, { cuentas }))
    const superuser = new pg.Client({ connectionString: await superuserUrl(ownerUrl, dataDir) })
    await superuser.connect()
    try {
      await prepareCounting(superuser)
      await report(superuser, ownerUrl, dir)
    } finally {
      await superuser.end()
    }
  }, counted)

  async function report(superuser: pg.Client, ownerUrl: string, dir: string): Promise<void> {
    const profiles = join(dir, 'perfil')
    await mkdir(profiles)
    const sessions = await openSessions(
      superuser,
      Array.from({ length: Math.min(64, options.cuentas) }, (_, i) => i + 1),
    )
    const product = await startProduct(ownerUrl, dir, [
      '--cpu-prof',
      `--cpu-prof-dir=${profiles}`,
      '--cpu-prof-interval=500',
    ])
    const measured: Measured[] = []
    try {
      const postmaster = await postmasterIn(dir)
      for (const work of works({ ...sessions, origin: product.url }).filter(({ name }) =>
        options.wants(name),
      )) {
        await keepAwake(superuser)
        measured.push(await measureParts({ product, postmaster, superuser }, work, options))
      }
    } finally {
      await product.stop()
    }
    const [file] = (await readdir(profiles)).filter((name) => name.endsWith('.cpuprofile'))
    if (file === undefined) throw new Stop('Node no dejó su perfil.')
    const parts = await partsOf(await readProfile(join(profiles, file)), measured)
    say('Una llamada después de otra, µs por llamada:')
    for (const each of parts) say(`\n${linesOf(each).join('\n')}`)
    say(`\nTodas las cifras quedan en ${await keepJson(options.json, 'profile', { parts })}.`)
  }
})
