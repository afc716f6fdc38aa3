import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { sql } from 'kysely'
import { choferesPerCuenta, fill, fillCarriers } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { keepAsFit } from '../kept.ts'
import { keepJson } from '../keepJson.ts'
import { callAll, inWords, signInAll } from '../others.ts'
import { say } from '../say.ts'
import { startProduct } from '../servers.ts'
import { ending, Stop } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { changeCatalogo } from './changeCatalogo.ts'
import { settled, wrongOf } from './settled.ts'

/**
 * How long anybody waits while a change of the catalogue asks something of every chofer: who saves it, and carriers who read
 * their lists and save meanwhile, nearly all of them the first to open their account after it. Then once more, with the
 * server killed while its job is at it. Of carriers without papers (`--cuentas`) there may be as many as one likes: there
 * the job, which would take hours, isn't waited for.
 */

const goals = { waitMs: 300 }
const calmSeconds = 5

await ending(async () => {
  const { values } = parseArgs({
    options: {
      catalogo: { type: 'boolean' },
      quick: { type: 'boolean' },
      json: { type: 'string' },
      cuentas: { type: 'string' },
    },
  })
  const bare = values.cuentas !== undefined
  const cuentas = bare ? Number(values.cuentas) : values.quick === true ? 200 : 1_000
  await withDatabase(async (ownerUrl, dir) => {
    say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes${bare ? ' sin documentos' : ''}…`)
    await withConnection(ownerUrl, loadCatalogo)
    const postgres = join(dir, 'postgres')
    if (bare)
      await inBulk(
        ownerUrl,
        postgres,
        async (db) => {
          await sql`update tipo_documento set vigente_hasta = '2020-01-01' where docrectipo_recurso = 'chofer'`.execute(
            db,
          )
          await fillCarriers(db, { cuentas })
          await keepAsFit(db)
        },
        () => Promise.resolve(),
      )
    else await inBulk(ownerUrl, postgres, (db) => fill(db, { cuentas }))
    const sessions = await signInAll(ownerUrl, Math.min(cuentas, 1_000))
    const start = () => startProduct(ownerUrl, join(dir, 'datos'))
    let product = await start()
    try {
      const calling = callAll(product, sessions.carriers)
      await sleep(calmSeconds * 1000)
      const began = performance.now()
      const changeMs = await changeCatalogo(
        product,
        sessions,
        bare ? { vigente_hasta: null } : { critico: true },
      )
      if (bare) await sleep(4 * calmSeconds * 1000)
      else await settled(ownerUrl)
      const tookSeconds = (performance.now() - began) / 1000
      const { before, after } = await calling.stop(began)
      say(`guardar el cambio: ${changeMs.toFixed(0)} ms (meta ≤ ${goals.waitMs})`)
      say(`los demás, antes:  ${inWords(before)}`)
      say(`los demás, desde entonces: ${inWords(after)}`)
      const found = { cuentas, changeMs, before, after }
      if (!bare) {
        say(`todo al día a los ${tookSeconds.toFixed(1)} s`)
        await changeCatalogo(product, sessions, { critico: false })
        await sleep(500)
        process.kill(product.pid, 'SIGKILL')
        const fell = performance.now()
        product = await start()
        await settled(ownerUrl)
        const afterKill = (performance.now() - fell) / 1000
        const wrong = await wrongOf(ownerUrl)
        say(
          `otro cambio, con el servidor muerto a los 0,5 s: todo al día a los ${afterKill.toFixed(1)} s, ${wrong} mal`,
        )
        if (wrong > 0) throw new Stop(`De una muestra, ${wrong} no son ciertos.`)
      }
      say(`\nTodas las cifras quedan en ${await keepJson(values.json, 'catalogo', { ...found, goals })}.`)
      if (Math.max(changeMs, after.most) > goals.waitMs)
        throw new Stop(`No se cumple: nadie espera más de ${goals.waitMs} ms.`)
    } finally {
      await product.stop()
    }
  })
})
