import { sql, type Kysely, type Transaction } from 'kysely'
import { diasSinRespuesta, eventoDePrueba } from '@portal/contract/webhooks.ts'
import type { Database } from '../database/schema.ts'
import type { Answer } from './post.ts'
import { waitAfter } from './retries.ts'

/**
 * What waits to be told, in the database: `entrega` holds the events, and of each record that one is about `carril` says when
 * its first pending one goes out. Whatever falls, what was taken is there again after its time (`leaseSeconds`).
 */

/** More than one try takes with all that it may wait for. */
const leaseSeconds = 30

/** An address that something waits for. */
export interface Due {
  webhookid: string
  url: string
  owner: 'proveedor' | 'cuenta'
  firma_publica: boolean
  secrets: string[]
  /** Nothing arrives there: it is tried, and takes nobody's place. */
  fails: boolean
}

/** One event on its way. */
export interface Taken {
  webhookid: string
  clave: string
  entregaid: string
  tipo: string
  datos: object
  creado: string
  /** Which try this is, from 1. */
  intento: number
}

/** Addresses that are told: switched on, and of accounts that may still hear of themselves. */
const alive = sql`
  webhook w left join cuenta c on c.cuenta_id = w.cuenta_id
  where w.revocado is null and w.apagado is null and coalesce(c.estado in (1, 4), true)`

/** Those of them that may be told now. */
export async function findDue(db: Kysely<Database>): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select w.webhookid, w.url, case when w.cuenta_id is null then 'proveedor' else 'cuenta' end as owner, w.firma_publica, w.fallando_desde is not null as fails, (
        select array_remove(array[secreto, case when anterior_hasta > now() then anterior end], null)
        from privado.secreto_de_webhook s where s.webhookid = w.webhookid) as secrets
    from ${alive} and coalesce(w.pausa_hasta <= now(), true)
      and exists (select from privado.carril k where k.webhookid = w.webhookid and k.proxima <= now())`.execute(
    db,
  )
  return rows
}

/** Takes the next of an address, one of each record at most. */
export async function take(trx: Transaction<Database>, webhookid: string, count: number): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with due as materialized (
      select clave from privado.carril where webhookid = ${webhookid} and proxima <= now() order by proxima limit ${count}
      for update skip locked
    ),
    first as materialized (
      select d.clave, e.* from due d left join lateral (
        select entregaid, tipo, datos, creado from entrega
        where webhookid = ${webhookid} and clave = d.clave and estado = 'pendiente' order by entregaid limit 1
      ) e on true
    ),
    -- As after what was told in the end while it was thought lost.
    empty as (
      delete from privado.carril k using first f where k.webhookid = ${webhookid} and k.clave = f.clave and f.entregaid is null
    ),
    taken as (
      update privado.carril k set tomado = true, intento = k.intento + 1, proxima = now() + make_interval(secs => ${leaseSeconds})
      from first f where k.webhookid = ${webhookid} and k.clave = f.clave and f.entregaid is not null
      returning k.clave, k.intento
    )
    select ${webhookid} as webhookid, f.clave, f.entregaid::text, f.tipo, f.datos, f.creado, t.intento
    from taken t join first f on f.clave = t.clave`.execute(trx)
  return rows
}

/** Has a job look again once the next of all may go out: so that what was taken by who fell, or waits, is never forgotten. */
export async function lookAgainInTime(trx: Transaction<Database>): Promise<void> {
  await sql`
    select graphile_worker.add_job('entregas', job_key => 'entregas:siguiente', priority => 10,
      run_at => greatest(min(greatest(w.proxima, w.pausa_hasta)) filter (where w.proxima is not null), now() + interval '1 second'))
    from (
      select w.pausa_hasta, (select min(proxima) from privado.carril where webhookid = w.webhookid) as proxima from ${alive}
    ) w
    having count(w.proxima) > 0`.execute(trx)
}

/** What came of one. */
export interface Outcome {
  taken: Taken
  answer: Answer
  firma: string
  /** When it was sent. */
  at: Date
}

interface Noted {
  /** Those whose row somebody else has at this moment: to be noted again. */
  rest: Outcome[]
  /** What was switched off by what came back, or didn't. */
  off: { webhookid: string; causa: 'sin respuesta' | 'ya no existe' }[]
}

/** Writes down what came of several, and lets the next of each record go out. */
export async function note(trx: Transaction<Database>, outcomes: readonly Outcome[]): Promise<Noted> {
  const locked = await lockedLanes(trx, outcomes)
  const mine = outcomes.filter(({ taken }) => locked.has(laneOf(taken)))
  if (mine.length > 0) {
    const rows = JSON.stringify(mine.map(rowOf))
    await noteEntregas(trx, rows)
    await noteCarriles(trx, rows)
  }
  const off = mine.length > 0 ? await noteWebhooks(trx, mine) : []
  return { rest: outcomes.filter(({ taken }) => !locked.has(laneOf(taken))), off }
}

const laneOf = ({ webhookid, clave }: { webhookid: string; clave: string }) => `${webhookid} ${clave}`

/** Whoever is writing an event of the same record has its lane until their end. */
async function lockedLanes(trx: Transaction<Database>, outcomes: readonly Outcome[]): Promise<Set<string>> {
  const { rows } = await sql<{ webhookid: string; clave: string }>`
    select k.webhookid, k.clave from privado.carril k
    join unnest(${outcomes.map(({ taken }) => taken.webhookid)}::text[], ${outcomes.map(({ taken }) => taken.clave)}::text[]) x (webhookid, clave)
      on k.webhookid = x.webhookid and k.clave = x.clave
    order by k.webhookid, k.clave for update of k skip locked`.execute(trx)
  return new Set(rows.map(laneOf))
}

/** As the statements below read it. */
function rowOf({ taken, answer, firma, at }: Outcome) {
  const arrived = answer.falla === null
  const wait =
    arrived || taken.tipo === eventoDePrueba || answer.codigo === 410
      ? undefined
      : waitAfter(taken.intento, answer.retryAfter)
  return {
    webhookid: taken.webhookid,
    clave: taken.clave,
    entregaid: taken.entregaid,
    estado: arrived ? 'entregada' : wait === undefined ? 'fallida' : 'pendiente',
    espera: wait === undefined ? null : Math.round(wait),
    intentada: at.toISOString(),
    firma,
    codigo: answer.codigo,
    falla: answer.falla,
    respuesta: answer.respuesta,
    tardo: answer.tardo,
  }
}

const noted = (rows: string) => sql`
  jsonb_to_recordset(${rows}::jsonb) r (webhookid text, clave text, entregaid bigint, estado text, espera integer,
    intentada timestamptz, firma text, codigo integer, falla text, respuesta text, tardo integer)`

async function noteEntregas(trx: Transaction<Database>, rows: string): Promise<void> {
  await sql`
    update entrega e set estado = r.estado, intentos = e.intentos + 1, intentada = r.intentada, firma = r.firma, codigo = r.codigo,
      falla = r.falla, respuesta = r.respuesta, tardo = r.tardo
    from ${noted(rows)} where e.entregaid = r.entregaid`.execute(trx)
}

/** The same one again later, the next one now, or none. */
async function noteCarriles(trx: Transaction<Database>, rows: string): Promise<void> {
  await sql`
    update privado.carril k set tomado = false,
      intento = case when r.estado = 'pendiente' then k.intento else 0 end,
      proxima = case when r.estado = 'pendiente' then now() + make_interval(secs => r.espera / 1000.0) else now() end
    from ${noted(rows)} where k.webhookid = r.webhookid and k.clave = r.clave`.execute(trx)
  await sql`
    delete from privado.carril k using ${noted(rows)}
    where k.webhookid = r.webhookid and k.clave = r.clave
      and not exists (select from entrega e where e.webhookid = k.webhookid and e.clave = k.clave and e.estado = 'pendiente')`.execute(
    trx,
  )
}

/** How each address answers, from all that came back of it. One that answers again is told at once what waited for it. */
async function noteWebhooks(trx: Transaction<Database>, outcomes: readonly Outcome[]): Promise<Noted['off']> {
  const off: Noted['off'] = []
  const addresses = new Set(outcomes.map(({ taken }) => taken.webhookid))
  for (const webhookid of [...addresses].toSorted()) {
    const answers = outcomes.filter(({ taken }) => taken.webhookid === webhookid).map(({ answer }) => answer)
    if (answers.some(({ falla }) => falla === null)) {
      await noteWell(trx, webhookid)
      continue
    }
    const gone = answers.some(({ codigo }) => codigo === 410)
    const pause = Math.max(
      0,
      ...answers.map(({ codigo, retryAfter = 0 }) => (codigo === 429 || codigo === 503 ? retryAfter : 0)),
    )
    const { rows } = await sql<{ apagado_por: 'sin respuesta' | 'ya no existe' | null }>`
      update webhook set fallando_desde = coalesce(fallando_desde, now()),
        pausa_hasta = case when ${pause} > 0 then now() + make_interval(secs => ${pause} / 1000.0) else pausa_hasta end,
        apagado = case when ${gone} or fallando_desde < now() - make_interval(days => ${diasSinRespuesta}) then now() end,
        apagado_por = case when ${gone} then 'ya no existe' when fallando_desde < now() - make_interval(days => ${diasSinRespuesta}) then 'sin respuesta' end
      where webhookid = ${webhookid} and apagado is null and revocado is null
      returning apagado_por`.execute(trx)
    const causa = rows[0]?.apagado_por
    if (causa) off.push({ webhookid, causa })
  }
  return off
}

async function noteWell(trx: Transaction<Database>, webhookid: string): Promise<void> {
  const { rows } = await sql`
    with before as (select fallando_desde from webhook where webhookid = ${webhookid} for no key update)
    update webhook w set ultimo_exito = now(), fallando_desde = null, pausa_hasta = null
    from before
    where w.webhookid = ${webhookid}
      and (before.fallando_desde is not null or w.ultimo_exito is null or w.ultimo_exito < now() - interval '10 seconds')
    returning before.fallando_desde as "is"`.execute(trx)
  const [row] = rows as { is: string | null }[]
  if (row?.is != null)
    await sql`
      update privado.carril set proxima = now() where webhookid = ${webhookid} and proxima > now() and not tomado`.execute(
      trx,
    )
}

/** What was stopped on its way goes out anew, and its try doesn't count. */
export async function putBack(db: Kysely<Database>, stopped: readonly Taken[]): Promise<void> {
  if (stopped.length === 0) return
  await sql`
    update privado.carril k set tomado = false, intento = greatest(0, k.intento - 1), proxima = now()
    from unnest(${stopped.map(({ webhookid }) => webhookid)}::text[], ${stopped.map(({ clave }) => clave)}::text[]) x (webhookid, clave)
    where k.webhookid = x.webhookid and k.clave = x.clave and k.tomado`.execute(db)
  await sql`select graphile_worker.add_job('entregas', priority => 10)`.execute(db)
}
