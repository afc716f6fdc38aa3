import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiV1, maxPreguntas } from '@portal/contract/apiV1.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { newProgramToken } from '@portal/server/sessions/programToken.ts'
import { sql, type Kysely } from 'kysely'
import { ask } from '../ask.ts'
import { choferesPerCuenta, fill } from '../data.ts'
import { lineOf, type Line } from '../figures.ts'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import type { Request } from '../load/request.ts'
import { median } from '../median.ts'
import { cuentaOf } from '../people.ts'
import { postmasterIn } from '../postmaster.ts'
import { failuresIn, heading, rowOfLine } from '../report.ts'
import { measureRounds } from '../rounds.ts'
import { say } from '../say.ts'
import { startFloorOf, startProduct, type Running } from '../servers.ts'
import { ending, Stop } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import type { Goal } from '../works.ts'
import { measureProvider } from './provider.ts'

/**
 * What a program waits for that asks whether a vehicle may go out, beside a bare server that has the verdict stored; and what the
 * provider does who reads of all its accounts.
 */

const connections = 16
const goals: readonly Goal[] = [
  { figure: 'rate', at: connections, value: 0.6 },
  { figure: 'p99', at: connections, value: 1.5 },
]
const bulkGoalMs = 30
/** Each account has a program of its own: one alone asks no more than its limit. */
const programs = 64
/** Of each account so many vehicles are asked about in turn. */
const asked = 10
const names = { rate: 'razón', p50: 'p50', p99: 'p99', mebibytes: 'memoria' } as const
/** What every verdict says. */
const good = '"apto":'

interface Program {
  token: string
  dominios: readonly string[]
}

await ending(async () => {
  const { values } = parseArgs({
    options: { programs: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
  })
  const long =
    values.quick === true ? { rounds: 9, seconds: 1, warmUps: 3 } : { rounds: 15, seconds: 2, warmUps: 6 }
  const cuentas = values.quick === true ? 200 : 1_000
  await withDatabase(async (ownerUrl, dir) => {
    say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes…`)
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), async (db) => {
      await fill(db, { cuentas })
      await fillDominios(db)
    })
    const asking = await makePrograms(ownerUrl)
    const requests = requestsOf(asking)
    const product = await startProduct(ownerUrl, join(dir, 'datos'))
    let floor: Running | undefined
    try {
      await storeAnswers(ownerUrl, product, asking)
      floor = await startFloorOf('programs/floor.ts', ownerUrl)
      const compared = { floor, product, postmaster: await postmasterIn(dir) }
      const work = { floor: requests, product: requests }
      const rounds = await measureRounds(compared, work, { ...long, connections, good })
      const line = lineOf('aptitud por patente', goals, connections, rounds)
      say(`\n${heading()}\n${rowOfLine(line)}`)
      const bulkMs = await bulk(product, asking)
      say(`${maxPreguntas} a la vez: ${bulkMs.toFixed(0)} ms`)
      const ofProvider = await measureProvider(ownerUrl, product)
      say(
        `\nTodas las cifras quedan en ${await keepJson(values.json, 'programs', { line, rounds, bulkMs, bulkGoalMs, ofProvider })}.`,
      )
      requireGoals(line, bulkMs)
    } finally {
      await Promise.all([floor?.stop(), product.stop()])
    }
  })
})

/** A fleet of each account that has a program, with papers of all but one in nine, some of which ended. */
async function fillDominios(db: Kysely<Database>): Promise<void> {
  await sql`insert into dominio (cuenta_id, dominioid, dominio, pais_patente, vehiculo, tipo_vehiculo)
    select '11x9' || n, '18x9' || (n * 1000 + k), 'AB' || lpad(n::text, 3, '0') || chr(64 + k) || 'C', 'AR', 'TRACTOR', 'MOTRIZ'
    from generate_series(1, ${programs}::int) n, generate_series(1, ${asked}::int) k`.execute(db)
  await sql`insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, presentado, presentado_por, decidido,
      fecha_vencimiento, es_ultimo, es_vigente)
    select cuenta_id, recursoid, tipodocumentoid, 'aprobado', now(), '12x' || substr(cuenta_id, 4), now(), hoy() + (m % 300 - 5)::int, true, true
    from (
      select r.*, row_number() over (order by recursoid, tipodocumentoid) as m from requisito r join dominio d on d.dominioid = r.recursoid
    ) exigido
    where m % 9 <> 0`.execute(db)
}

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
      const { rows: dominios } = await sql<{ dominio: string }>`
        select dominio from dominio where cuenta_id = ${cuentaOf(n)} order by dominioid`.execute(db)
      made.push({ token, dominios: dominios.map(({ dominio }) => dominio) })
    }
  })
  return made
}

function question(token: string, dominio: string): Request {
  const path = `${apiV1}/aptitud?dominio=${dominio}`
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` }, body: '' }
}

/** Each program after the other, so that none waits for itself. */
function requestsOf(asking: readonly Program[]): Request[] {
  return Array.from({ length: asked }, (_, n) => n).flatMap((n) =>
    asking.map(({ token, dominios }) => question(token, dominios[n] ?? '')),
  )
}

/** What the product answers, as the bare server has it stored. */
async function storeAnswers(ownerUrl: string, product: Running, asking: readonly Program[]): Promise<void> {
  await withConnection(ownerUrl, async (db) => {
    await sql`create schema piso`.execute(db)
    await sql`create table piso.veredicto (cuenta_id text, dominio text, respuesta json, primary key (cuenta_id, dominio))`.execute(
      db,
    )
    for (const [i, { token, dominios }] of asking.entries())
      for (const dominio of dominios) {
        const answer = await ask(product.url, question(token, dominio))
        if (!answer.includes(good) || answer.includes('"desconocido"')) throw new Error(answer)
        await sql`insert into piso.veredicto values (${cuentaOf(i + 1)}, ${dominio}, ${answer}::json)`.execute(
          db,
        )
      }
    await sql`analyze piso.veredicto`.execute(db)
  })
}

/** Milliseconds of five hundred questions at once, median of twenty. */
async function bulk({ url }: Running, [program]: readonly Program[]): Promise<number> {
  if (!program) throw new Error('no program')
  const preguntas = Array.from({ length: maxPreguntas }, (_, n) => ({
    dominio: program.dominios[n % program.dominios.length],
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

function requireGoals(line: Line, bulkMs: number): void {
  const failures = [
    ...failuresIn([line]),
    ...line.goals
      .filter(({ met }) => !met)
      .map(
        ({ figure, value, is }) =>
          `No se cumple la meta de ${names[figure]}: ${value}; fue ${is.toFixed(2)}.`,
      ),
    ...(bulkMs > bulkGoalMs ? [`No se cumple ${maxPreguntas} a la vez ≤ ${bulkGoalMs} ms.`] : []),
  ]
  if (failures.length > 0) throw new Stop(failures.join('\n'))
}
