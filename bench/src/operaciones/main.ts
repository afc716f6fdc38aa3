import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { providerDoor } from '@portal/contract/door.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { call } from '../call.ts'
import { settled, wrongOf } from '../catalogo/settled.ts'
import { choferesPerCuenta, fill } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import { median } from '../median.ts'
import { callAll, inWords, signInAll } from '../others.ts'
import { say } from '../say.ts'
import { startFloorOf, startProduct } from '../servers.ts'
import type { Carrier } from '../sessions.ts'
import { ending, Stop } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { compare } from './compared.ts'
import { exigencias, fillOperaciones, fillUnidades, induccion, operaciones, operacionOf } from './data.ts'

/**
 * What operaciones cost: a carrier's calls beside the same of one that takes part in none, in turns; how long an
 * administrador waits who looks at what a new exigencia would do to 60,000 choferes, and saves it; and others meanwhile.
 */

const goals = { ratio: 1.15, lookMs: 500, saveMs: 5_000, waitMs: 300 }
const calmSeconds = 5
const kib = (bytes: number): string => (bytes / 1024).toFixed(1)

await ending(async () => {
  const { values } = parseArgs({
    options: { operaciones: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
  })
  const [participan, otras] = values.quick === true ? [200, 50] : [1_200, 100]
  await withDatabase(async (ownerUrl, dir) => {
    say(
      `Datos: ${participan} cuentas en ${operaciones} operaciones de ${exigencias} exigencias, ${participan * choferesPerCuenta} choferes, y ${otras} cuentas en ninguna…`,
    )
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), async (db) => {
      await fill(db, { cuentas: participan + otras })
      await fillUnidades(db, participan + otras)
      await fillOperaciones(db, { first: 1, last: participan })
    })
    const sessions = await signInAll(ownerUrl, participan + otras)
    const product = await startProduct(ownerUrl, join(dir, 'datos'))
    const bare = await startFloorOf('operaciones/bare.ts', ownerUrl)
    try {
      const of = (n: number): Carrier => {
        const carrier = sessions.carriers[n]
        if (!carrier) throw new Error('no carriers')
        return carrier
      }
      const pairs = Array.from({ length: otras }, (_, n) => [of(n), of(participan + n)] as const)
      // Nothing of the first round counts: code and plans are warmed by it.
      await compare(product, bare, pairs.slice(0, 20))
      const compared = await compare(product, bare, pairs)
      for (const each of compared)
        say(
          `${each.name}: ${each.without.toFixed(1)} ms en ninguna → ${each.with.toFixed(1)} ms en ${operaciones} (${each.ratio.toFixed(2)}×; ${each.own.toFixed(2)}× sin lo que tardan ${kib(each.bytes.without)} → ${kib(each.bytes.with)} KiB de un servidor pelado: ${each.bare.without.toFixed(1)} → ${each.bare.with.toFixed(1)} ms)`,
        )

      const all: number[] = []
      for (let n = 0; n < 5; n++) {
        const began = performance.now()
        await call(product, providerDoor, sessions.provider, { mode: 'ListCatalogoOperaciones' })
        all.push(performance.now() - began)
      }
      const listMs = median(all)
      say(`todas las operaciones con sus cuentas, en la consola: ${listMs.toFixed(0)} ms`)

      const [operacion] = (
        await call(product, providerDoor, sessions.provider, {
          mode: 'DetailOperacion',
          operacionid: operacionOf(1),
        })
      ).records
      const asks = operacion?.['exigencias'] as Record<string, unknown>[] // the contract's
      const luego = sumarDias(hoyEnBuenosAires(), 30)
      /** A new exigencia, from a day on; and, where `termina`, the end of another on the eve of a day to come. */
      const cambio = (soloVista: boolean, desde: string | null = null, termina = false) => ({
        mode: 'SaveOperacion',
        operacionid: operacionOf(1),
        values: {
          exigencias: [
            ...asks.map(
              ({ tipodocumentoid, obligatorio, critico, vigente_desde, vigente_hasta, fuente }, n) => ({
                tipodocumentoid,
                obligatorio,
                critico,
                vigente_desde,
                vigente_hasta: termina && n === 0 ? sumarDias(luego, -1) : vigente_hasta,
                fuente,
              }),
            ),
            {
              tipodocumentoid: induccion,
              obligatorio: true,
              critico: true,
              vigente_desde: desde,
              vigente_hasta: null,
              fuente: '',
            },
          ],
        },
        soloVista,
      })
      const timed = async (asked: Record<string, unknown>) => {
        const began = performance.now()
        await call(product, providerDoor, sessions.provider, asked)
        return performance.now() - began
      }
      const looked = async (asked: Record<string, unknown>) => {
        await timed(asked)
        return median([await timed(asked), await timed(asked), await timed(asked)])
      }
      const lookMs = await looked(cambio(true))
      say(`mirar qué haría una exigencia nueva: ${lookMs.toFixed(0)} ms (meta ≤ ${goals.lookMs})`)

      const lookLaterMs = await looked(cambio(true, luego))
      say(`la misma, desde dentro de 30 días: ${lookLaterMs.toFixed(0)} ms`)
      const lookTwiceMs = await looked(cambio(true, null, true))
      say(`la misma, y otra que termina entonces, que son dos días: ${lookTwiceMs.toFixed(0)} ms`)

      const calling = callAll(product, sessions.carriers)
      await sleep(calmSeconds * 1000)
      const began = performance.now()
      const saveMs = await timed(cambio(false))
      await settled(ownerUrl)
      const tookSeconds = (performance.now() - began) / 1000
      const { before, after } = await calling.stop(began)
      say(`guardarla: ${saveMs.toFixed(0)} ms (meta ≤ ${goals.saveMs})`)
      say(`los demás, antes:  ${inWords(before)}`)
      say(`los demás, desde entonces: ${inWords(after)}`)
      const wrong = await wrongOf(ownerUrl)
      say(`todo al día a los ${tookSeconds.toFixed(1)} s, ${wrong} mal`)
      const abierta = (activa: boolean, soloVista: boolean) => ({
        mode: 'SaveOperacion',
        operacionid: operacionOf(2),
        values: { activa },
        soloVista,
      })
      await timed(abierta(false, false))
      await settled(ownerUrl)
      const lookOpenMs = await looked(abierta(true, true))
      say(`mirar qué haría volver a abrir una: ${lookOpenMs.toFixed(0)} ms`)
      const found = {
        participan,
        otras,
        compared,
        listMs,
        lookMs,
        lookLaterMs,
        lookTwiceMs,
        lookOpenMs,
        saveMs,
        before,
        after,
        tookSeconds,
        wrong,
        goals,
      }
      say(`\nTodas las cifras quedan en ${await keepJson(values.json, 'operaciones', found)}.`)
      if (wrong > 0) throw new Stop(`De una muestra, ${wrong} no son ciertos.`)
      const failures = [
        ...compared
          .filter(
            ({ name, ratio }) => /^(tablero|choferes|dominios|unidades)/.test(name) && ratio > goals.ratio,
          )
          .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}× (meta ≤ ${goals.ratio})`),
        ...(lookMs > goals.lookMs ? [`mirar: ${lookMs.toFixed(0)} ms`] : []),
        ...(saveMs > goals.saveMs ? [`guardar: ${saveMs.toFixed(0)} ms`] : []),
        ...(after.most > goals.waitMs ? [`otros esperan ${after.most.toFixed(0)} ms`] : []),
      ]
      if (failures.length > 0) throw new Stop(`No se cumple: ${failures.join('; ')}.`)
    } finally {
      await Promise.all([product.stop(), bare.stop()])
    }
  })
})
