import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiV1, maxPreguntas } from '@portal/contract/apiV1.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { newProgramToken } from '@portal/server/sessions/programToken.ts'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { choferesPerCuenta, fill } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import { median } from '../median.ts'
import { cuentaOf } from '../people.ts'
import { say } from '../say.ts'
import { startFloorOf, startProduct, type Running } from '../servers.ts'
import { ending, Stop } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { measureProvider } from './provider.ts'

/**
 * What a program waits for that asks whether a driver may go out, beside a bare server that has the verdict stored; and what the
 * provider does who reads of all its accounts.
 */

const goals = { p99Ms: 5, ratio: 0.6, bulkMs: 30 }
/** Each account has a program of its own: one alone asks no more than its limit. */
const programs = 64
/** Of each account so many are asked about in turn. */
const asked = 10

interface Program {
  token: string
  documentos: string[]
}

await ending(async () => {
  const { values } = parseArgs({
    options: { programs: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
  })
  const [rounds, seconds] = values.quick === true ? [3, 1] : [5, 3]
  const cuentas = values.quick === true ? 200 : 1_000
  await withDatabase(async (ownerUrl, dir) => {
    say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes…`)
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), (db) => fill(db, { cuentas }))
    const asking = await makePrograms(ownerUrl)
    const product = await startProduct(ownerUrl, join(dir, 'datos'))
    let floor: Running | undefined
    try {
      await storeAnswers(ownerUrl, product, asking)
      floor = await startFloorOf('programs/floor.ts', ownerUrl)
      const found = { floor: [] as Round[], product: [] as Round[] }
      for (let round = 0; round < rounds; round++) {
        found.floor.push(await load(floor, asking, seconds))
        found.product.push(await load(product, asking, seconds))
      }
      const bulkMs = await bulk(product, asking)
      tell(found, bulkMs)
      const ofProvider = await measureProvider(ownerUrl, product)
      say(
        `\nTodas las cifras quedan en ${await keepJson(values.json, 'programs', { ...found, bulkMs, ofProvider, goals })}.`,
      )
      requireGoals(found, bulkMs)
    } finally {
      await Promise.all([floor?.stop(), product.stop()])
    }
  })
})

async function makePrograms(ownerUrl: string): Promise<Program[]> {
  const made: Program[] = []
  await withConnection(ownerUrl, async (db) => {
    for (let n = 1; n <= programs; n++) {
      const { rows } = await sql<{ tokenid: string }>`
        insert into token (cuenta_id, nombre, alcances, por_minuto, vence, creado_por)
        values (${cuentaOf(n)}, 'Medición', '{aptitud:leer}', 6000, hoy() + 30, '12x1') returning tokenid`.execute(
        db,
      )
      const { token, hash } = newProgramToken('cuenta', rows[0]?.tokenid ?? '')
      await sql`insert into privado.clave_de_token values (${rows[0]?.tokenid ?? ''}, ${hash})`.execute(db)
      const { rows: choferes } = await sql<{ documento: string }>`
        select documento from chofer where cuenta_id = ${cuentaOf(n)} order by choferid`.execute(db)
      made.push({ token, documentos: choferes.map(({ documento }) => documento) })
    }
  })
  return made
}

/** What the product answers, as the bare server has it stored. */
async function storeAnswers(ownerUrl: string, product: Running, asking: readonly Program[]): Promise<void> {
  await withConnection(ownerUrl, async (db) => {
    await sql`create schema piso`.execute(db)
    await sql`create table piso.veredicto (cuenta_id text, documento text, respuesta json, primary key (cuenta_id, documento))`.execute(
      db,
    )
    for (const [i, { token, documentos }] of asking.entries())
      for (const documento of documentos.slice(0, asked)) {
        const answer = await fetch(`${product.url}${apiV1}/aptitud?documento=${documento}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        if (answer.status !== 200) throw new Error(await answer.text())
        await sql`insert into piso.veredicto values (${cuentaOf(i + 1)}, ${documento}, ${await answer.text()}::json)`.execute(
          db,
        )
      }
    await sql`analyze piso.veredicto`.execute(db)
  })
}

interface Round {
  rate: number
  p50: number
  p99: number
}

async function load({ url }: Running, asking: readonly Program[], seconds: number): Promise<Round> {
  const requests = asking.flatMap(({ token, documentos }) =>
    documentos.slice(0, asked).map((documento) => ({
      method: 'GET' as const,
      path: `${apiV1}/aptitud?documento=${documento}`,
      headers: { authorization: `Bearer ${token}` },
    })),
  )
  let started = 0
  const connections = 16
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const place = started++
      client.setRequests(
        requests.filter((_, i) => Math.floor(i / asked) % connections === place % connections),
      )
    },
  })
  if (result.non2xx + result.errors > 0)
    throw new Stop(`${String(result.non2xx)} respuestas no fueron buenas.`)
  return { rate: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Milliseconds of five hundred questions at once, median of twenty. */
async function bulk({ url }: Running, [program]: readonly Program[]): Promise<number> {
  if (!program) throw new Error('no program')
  const preguntas = Array.from({ length: maxPreguntas }, (_, n) => ({
    documento: program.documentos[n % program.documentos.length],
  }))
  const took: number[] = []
  for (let n = 0; n < 20; n++) {
    const began = performance.now()
    const answer = await fetch(`${url}${apiV1}/aptitud`, {
      method: 'POST',
      headers: { authorization: `Bearer ${program.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ preguntas }),
    })
    await answer.text()
    took.push(performance.now() - began)
  }
  return median(took)
}

interface Rounds {
  floor: readonly Round[]
  product: readonly Round[]
}

function of(rounds: readonly Round[], figure: keyof Round): number {
  return median(rounds.map((round) => round[figure]))
}

function ratioOf({ floor, product }: Rounds): number {
  return of(product, 'rate') / of(floor, 'rate')
}

function tell(found: Rounds, bulkMs: number): void {
  const figures = (rounds: readonly Round[]) =>
    `${of(rounds, 'rate').toFixed(0)}/s, p50 ${of(rounds, 'p50').toFixed(1)} ms, p99 ${of(rounds, 'p99').toFixed(1)} ms`
  say(`piso:     ${figures(found.floor)}`)
  say(`producto: ${figures(found.product)}, razón ${ratioOf(found).toFixed(2)}`)
  say(`${maxPreguntas} a la vez: ${bulkMs.toFixed(0)} ms`)
}

function requireGoals(found: Rounds, bulkMs: number): void {
  const failures = [
    [of(found.product, 'p99') <= goals.p99Ms, `p99 ≤ ${goals.p99Ms} ms`],
    [ratioOf(found) >= goals.ratio, `razón ≥ ${goals.ratio}`],
    [bulkMs <= goals.bulkMs, `${maxPreguntas} a la vez ≤ ${goals.bulkMs} ms`],
  ].flatMap(([held, goal]) => (held === true ? [] : [`No se cumple ${String(goal)}.`]))
  if (failures.length > 0) throw new Stop(failures.join('\n'))
}
