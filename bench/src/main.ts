import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { choferesPerCuenta, fill } from './data.ts'
import { inBulk } from './inBulk.ts'
import { keepJson } from './keepJson.ts'
import { keptFilesName } from './keptFiles.ts'
import { tool } from './load/measure.ts'
import { measureWorks, startName } from './measureWorks.ts'
import { readOptions } from './options.ts'
import { failuresIn } from './report.ts'
import { say } from './say.ts'
import { ending, Stop } from './stop.ts'
import { withConnection } from './withConnection.ts'
import { withDatabase } from './withDatabase.ts'
import { workNames } from './works.ts'

/** Measures the product against its floor on the same data, turn by turn, and prints the ratios of their medians. */

await ending(async () => {
  const options = readOptions(process.argv.slice(2), [startName, keptFilesName, ...workNames])
  const { cuentas, rounds, seconds } = options
  await withDatabase(async (ownerUrl, dir) => {
    say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes…`)
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), (db) => fill(db, { cuentas }))
    say(
      `Carga de ${tool} en un proceso aparte, ${availableParallelism()} núcleos para todo; medianas de ${rounds} vueltas de ${seconds} s, piso → producto`,
    )
    const found = await measureWorks({ ownerUrl, dir, options })
    const file = await keepJson(options.json, 'works', { cuentas, rounds, seconds, tool, ...found })
    say(`\nTodas las cifras quedan en ${file}.`)
    const failures = failuresIn(found.lines)
    if (failures.length > 0) throw new Stop(failures.join('\n'))
  })
})
