import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Seccion } from '@portal/contract/porteria.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { sql, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { choferesPerCuenta, fillCarriers } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { keepAsFit } from '../kept.ts'
import { keepJson } from '../keepJson.ts'
import { median } from '../median.ts'
import { say } from '../say.ts'
import { startProduct } from '../servers.ts'
import { ending, Stop } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { enrolDevice, heldOf, nothingHeld, type Device, type Held } from './device.ts'

/** What a device at a gate waits for: all of a list of 50,000 resources, nothing new, and what changed of some. */

const goals = { syncMs: 3_000, syncBytes: 500_000, changeBytes: 20_000 }
const dominiosPerCuenta = 100
const rounds = 5

await ending(async () => {
  const { values } = parseArgs({
    options: { porteria: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
  })
  const cuentas = values.quick === true ? 34 : 334
  await withDatabase(async (ownerUrl, dir) => {
    const recursos = cuentas * (choferesPerCuenta + dominiosPerCuenta)
    say(
      `Datos: ${cuentas} cuentas, ${recursos} choferes y dominios, ${cuentas * choferesPerCuenta} unidades…`,
    )
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(
      ownerUrl,
      join(dir, 'postgres'),
      async (db) => {
        await fillCarriers(db, { cuentas })
        await sql`insert into dominio (dominioid, cuenta_id, dominio, vehiculo, tipo_vehiculo)
          select '18x9' || (n * 1000 + k), '11x9' || n, chr(65 + n / 26 % 26) || chr(65 + n % 26) || lpad(k::text, 3, '0') || chr(65 + n / 676 % 26) || 'Z',
            case when k <= 50 then 'Tractor' else 'Semirremolque' end, case when k <= 50 then 'MOTRIZ' else 'ARRASTRE' end
          from generate_series(1, ${cuentas}::int) n, generate_series(1, ${dominiosPerCuenta}::int) k`.execute(
          db,
        )
        await sql`insert into unidad (unidadid, cuenta_id, nombre, tractor, arrastre1, chofer1)
          select '19x9' || (n * 1000 + k), '11x9' || n, 'Unidad ' || k, '18x9' || (n * 1000 + k), '18x9' || (n * 1000 + k + 50), '17x9' || (n * 1000 + k)
          from generate_series(1, ${cuentas}::int) n, generate_series(1, 50) k`.execute(db)
        await keepAsFit(db)
      },
      () => Promise.resolve(),
    )
    const product = await startProduct(ownerUrl, join(dir, 'datos'))
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    try {
      const device = await enrolDevice(db, product.url)
      const cold = await sync(device, nothingHeld)
      say(
        `todo, y nadie lo había pedido: ${inMs(cold.ms)}, ${inKb(cold.bytes)} (meta ≤ ${inMs(goals.syncMs)} y ${inKb(goals.syncBytes)})`,
      )
      const whole: number[] = []
      for (let n = 0; n < rounds; n++) whole.push((await sync(device, nothingHeld)).ms)
      say(`todo otra vez, a otro dispositivo: ${inMs(median(whole))}`)
      const same: Awaited<ReturnType<typeof sync>>[] = []
      for (let n = 0; n < rounds; n++) same.push(await sync(device, cold.tiene))
      const sameMs = median(same.map(({ ms }) => ms))
      say(`nada nuevo: ${inMs(sameMs)}, ${inKb(same[0]?.bytes ?? 0)}`)
      // A hundred of them may not enter any more.
      await sql`update veredicto set aptitud = 'no habilitado' where recursoid in (
        select choferid from chofer order by choferid limit 100)`.execute(db)
      await new Promise((resolve) => setTimeout(resolve, 4_000))
      const change = await sync(device, cold.tiene)
      const isChange = 'pone' in change.juicios
      say(`cambiaron cien: ${inMs(change.ms)}, ${inKb(change.bytes)} (meta ≤ ${inKb(goals.changeBytes)})`)
      const found = {
        recursos,
        coldMs: cold.ms,
        coldBytes: cold.bytes,
        wholeMs: median(whole),
        sameMs,
        sameBytes: same[0]?.bytes,
        changeMs: change.ms,
        changeBytes: change.bytes,
        goals,
      }
      say(`\nTodas las cifras quedan en ${await keepJson(values.json, 'porteria', found)}.`)
      const failures = [
        ...(cold.ms > goals.syncMs ? [`todo: ${inMs(cold.ms)}`] : []),
        ...(cold.bytes > goals.syncBytes ? [`todo: ${inKb(cold.bytes)}`] : []),
        ...(change.bytes > goals.changeBytes || !isChange ? [`lo que cambió: ${inKb(change.bytes)}`] : []),
      ]
      if (failures.length > 0) throw new Stop(`No se cumple: ${failures.join('; ')}.`)
    } finally {
      await db.destroy()
      await product.stop()
    }
  })
})

async function sync(device: Device, tiene: Held) {
  const began = performance.now()
  const { result, bytes } = await device.call('Sincronizar', { version: '0', tiene, turnos: [], pasos: [] })
  const ms = performance.now() - began
  const { lista } = result
  return { ms, bytes, tiene: await heldOf(device, lista), juicios: lista.juicios satisfies Seccion }
}

function inMs(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
