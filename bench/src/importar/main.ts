import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { carrierDoor } from '@portal/contract/door.ts'
import { maxFilasDeLlamada, maxFilasDeLote } from '@portal/contract/lotes.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { call } from '../call.ts'
import { choferesPerCuenta, fill } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import { callAll, inWords, signInAll } from '../others.ts'
import { say } from '../say.ts'
import { startProduct, type Running } from '../servers.ts'
import { ending, Stop } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { celdas, columnas } from './planilla.ts'

/**
 * A sheet of choferes is rehearsed and imported by one carrier while others read their lists and save: how long each takes,
 * how long the others wait beside before, and that the same sheet once more would change nothing.
 */

const goals = { rehearsalSeconds: 5, importSeconds: 60, ratio: 1.5 }
/** As the screen asks how far it is. */
const pollMs = 1_000

await ending(async () => {
  const { values } = parseArgs({
    options: { importar: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
  })
  const { cuentas, filas, calmSeconds } =
    values.quick === true
      ? { cuentas: 50, filas: 1_000, calmSeconds: 5 }
      : { cuentas: 200, filas: maxFilasDeLote, calmSeconds: 20 }
  await withDatabase(async (ownerUrl, dir) => {
    say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes; una planilla de ${filas} filas…`)
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), (db) => fill(db, { cuentas }))
    const [importer, ...others] = (await signInAll(ownerUrl, cuentas)).carriers
    if (!importer) throw new Stop('Ninguna cuenta importa.')
    const product = await startProduct(ownerUrl, join(dir, 'datos'))
    try {
      const first = await rehearse(product, importer.cookie, filas)
      say(`ensayo: ${first.seconds.toFixed(1)} s${metaDe(goals.rehearsalSeconds, filas)}`)
      // Whoever opens an account for the first time renews it, which is none of what is measured.
      for (const { cookie } of others) await call(product, carrierDoor, cookie, { mode: 'ListChoferes' })
      const calling = callAll(product, others)
      await sleep(calmSeconds * 1000)
      const began = performance.now()
      const hecho = await importAll(product, importer.cookie, first.loteid)
      const importSeconds = (performance.now() - began) / 1000
      const { before, after } = await calling.stop(began)
      const ratio = after.p99 / before.p99
      say(
        `importación: ${importSeconds.toFixed(1)} s${metaDe(goals.importSeconds, filas)}, ${(filas / importSeconds).toFixed(0)} filas por segundo`,
      )
      say(`los demás, antes: ${inWords(before)}`)
      say(
        `los demás, mientras: ${inWords(after)}; el p99 es ${ratio.toFixed(2)} veces el de antes (meta ≤ ${goals.ratio})`,
      )
      const again = await rehearse(product, importer.cookie, filas)
      say(`la misma planilla otra vez: ${again.igual} iguales, ensayadas en ${again.seconds.toFixed(1)} s`)
      const found = {
        cuentas,
        filas,
        rehearsalSeconds: first.seconds,
        importSeconds,
        before,
        after,
        ratio,
        again,
      }
      say(`\nTodas las cifras quedan en ${await keepJson(values.json, 'importar', { ...found, goals })}.`)
      if (hecho !== filas) throw new Stop(`Se importaron ${hecho} de ${filas} filas.`)
      if (again.igual !== filas) throw new Stop('La misma planilla otra vez cambiaría algo.')
      if (filas === maxFilasDeLote) requireGoals(found)
    } finally {
      await product.stop()
    }
  })
})

/** Goals are those of a whole sheet. */
function metaDe(seconds: number, filas: number): string {
  return filas === maxFilasDeLote ? ` (meta ≤ ${String(seconds)})` : ''
}

function requireGoals(found: { rehearsalSeconds: number; importSeconds: number; ratio: number }): void {
  for (const [name, goal] of Object.entries(goals) as [keyof typeof goals, number][])
    if (found[name] > goal)
      throw new Stop(`No se cumple: ${name} es ${found[name].toFixed(2)}, la meta ${goal}.`)
}

interface Ensayo {
  loteid: string
  seconds: number
  igual: number
}

/** As a browser sends a sheet: in parts, until no row waits. */
async function rehearse(product: Running, cookie: string, filas: number): Promise<Ensayo> {
  const began = performance.now()
  let loteid = '0'
  let lote: Record<string, unknown> = {}
  for (let from = 1; from <= filas; from += maxFilasDeLlamada) {
    const to = Math.min(from + maxFilasDeLlamada - 1, filas)
    lote = await one(product, cookie, {
      mode: 'RevisarLote',
      loteid,
      ...(loteid === '0' && {
        tipo: 'choferes',
        archivo: { nombre: 'choferes.xlsx', huella: '', hoja: 'Personal' },
        columnas,
      }),
      filas: Array.from({ length: to - from + 1 }, (_, i) => ({ fila: from + i, celdas: celdas(from + i) })),
      completa: to === filas,
    })
    loteid = String(lote['loteid'])
  }
  while (lote['pendientes'] !== 0) lote = await one(product, cookie, { mode: 'RevisarLote', loteid })
  const cuentas = lote['cuentas'] as Record<string, number> // the contract's
  return { loteid, seconds: (performance.now() - began) / 1000, igual: cuentas['igual'] ?? 0 }
}

/** Answers how many rows went in. */
async function importAll(product: Running, cookie: string, loteid: string): Promise<number> {
  let lote = await one(product, cookie, { mode: 'ImportarLote', loteid })
  while (lote['estado'] === 'importando') {
    await sleep(pollMs)
    lote = await one(product, cookie, { mode: 'DetailLote', loteid, pagesize: 1 })
  }
  const { creados } = lote['hecho'] as { creados: number } // the contract's
  return creados
}

async function one(product: Running, cookie: string, input: object): Promise<Record<string, unknown>> {
  const { records } = await call(product, carrierDoor, cookie, input)
  const [lote] = records
  if (!lote) throw new Stop('Falta el lote en una respuesta.')
  return lote
}
