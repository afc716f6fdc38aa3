import { randomBytes, createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { ProblemaDeFila } from '@portal/contract/lotes.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import pg from 'pg'
import { callerDatabase } from '../database/callerDatabase.ts'
import type { Statement } from '../database/batch.ts'
import { inTries } from '../database/inTries.ts'
import { isLostConnection } from '../database/lostConnection.ts'
import { translated } from '../database/refusals.ts'
import type { Database } from '../database/schema.ts'
import { tenantFilter } from '../database/tenantFilter.ts'
import { writingUnit, type Unit } from '../database/unit.ts'
import type { Logger } from '../logger.ts'
import { problemasDeNo } from '../operations/shared/lotes/clase.ts'
import { oficioDe, type Oficio } from '../operations/shared/lotes/clases.ts'

interface LotesParts {
  /** As the owner: for what is said of the lote itself. */
  db: Kysely<Database>
  /** Of the role that a carrier's people act as: what the import writes is written as they would. */
  pool: pg.Pool
  log: Logger
  /** After so long another lote has its turn. */
  sliceMs?: number
}

type Lote = Selectable<Database['lote']>
type Fila = Selectable<Database['lote_fila']>

/** Rows of one transaction: as many changes as a line of the audit tells one by one. */
const porVez = 25

/** Others go on meanwhile: it rests this part of the time that it works. */
const descanso = 0.3

/** What became of a row. */
interface Hecha {
  fila: number
  recursoid: string | null
  hecho: Fila['hecho']
  antes: Record<string, unknown> | null
  version_hecha: number | null
  deshecho: Fila['deshecho']
  problemas: ProblemaDeFila[]
}

/**
 * Goes on with a lote that is to be imported or undone: some rows a transaction, saved by the rules and in the role with which
 * its person saves one, each noted with what it did. So whoever kills it loses nothing of it and repeats nothing, and it waits
 * for its next turn behind the lotes of others.
 */
export async function runLote(parts: LotesParts, loteid: string): Promise<void> {
  const { db, sliceMs = 2_000 } = parts
  const until = performance.now() + sliceMs
  const turno = await beginTurn(db, loteid)
  try {
    while (performance.now() < until) {
      const lote = await db.selectFrom('lote').selectAll().where('loteid', '=', loteid).executeTakeFirst()
      if (lote?.estado !== 'importando' && lote?.estado !== 'deshaciendo') return
      const filas = await nextFilas(db, lote)
      if (filas.length === 0) {
        await end(db, lote)
        return
      }
      const began = performance.now()
      if (!(await doFilas(parts, { lote, filas, turno }))) return
      await sleep((performance.now() - began) * descanso)
    }
  } finally {
    await db.deleteFrom('privado.turno_de_lote').where('token_hash', '=', hashOf(turno)).execute()
  }
  await goOn(db, loteid, 'now()')
}

const hashOf = (token: Buffer) => createHash('sha256').update(token).digest()

/** What lets this slice act for who began the lote, and nothing else, for two minutes. */
async function beginTurn(db: Kysely<Database>, loteid: string): Promise<Buffer> {
  const token = randomBytes(16)
  await sql`insert into privado.turno_de_lote (token_hash, loteid, hasta)
    select ${hashOf(token)}, loteid, now() + interval '2 minutes' from lote where loteid = ${loteid}`.execute(
    db,
  )
  return token
}

const goOn = (db: Kysely<Database>, loteid: string, cuando: string) =>
  sql`select graphile_worker.add_job('lote', json_build_object('loteid', ${loteid}::text), queue_name => 'lotes',
    job_key => ${`lote:${loteid}`}, max_attempts => 25, run_at => ${sql.raw(cuando)})`.execute(db)

const nextFilas = (db: Kysely<Database>, { cuenta_id, loteid, estado }: Lote): Promise<Fila[]> =>
  estado === 'importando'
    ? db
        .selectFrom('lote_fila')
        .selectAll()
        .where('cuenta_id', '=', cuenta_id)
        .where('loteid', '=', loteid)
        .where('hecho', 'is', null)
        .where(sql<boolean>`fila_entra(resultado, decision)`)
        .orderBy('fila')
        .limit(porVez)
        .execute()
    : db
        .selectFrom('lote_fila')
        .selectAll()
        .where('cuenta_id', '=', cuenta_id)
        .where('loteid', '=', loteid)
        .where('hecho', 'in', ['creado', 'cambiado', 'baja'])
        .where('deshecho', 'is', null)
        .orderBy('fila', 'desc')
        .limit(porVez)
        .execute()

/** All its rows are done. Whoever cancelled it meanwhile has said so first. */
async function end(db: Kysely<Database>, { loteid, estado }: Lote): Promise<void> {
  await db
    .updateTable('lote')
    .set(
      estado === 'importando'
        ? { estado: 'hecho', terminado: sql`now()`, espera: null }
        : { estado: 'deshecho', deshecho: sql`now()`, espera: null },
    )
    .where('loteid', '=', loteid)
    .where('estado', '=', estado)
    .execute()
}

interface Turn {
  lote: Lote
  filas: readonly Fila[]
  turno: Buffer
}

/** Does some rows at once, or where one of them fails one after the other. Whether the lote goes on now. */
async function doFilas(parts: LotesParts, turn: Turn): Promise<boolean> {
  try {
    return await attempt(parts, turn)
  } catch (error) {
    // The rows may be done already, and no other would fare better: the job's next run finds which are not.
    if (isLostConnection(error)) throw error
    const why = translated(error)
    if (why instanceof Refusal && why.is('TOO_MANY_WRITES')) return wait(parts, turn.lote, why)
    if (why instanceof Refusal && why.is('SESSION_EXPIRED', 'ACCOUNT_SUSPENDED'))
      return stop(parts, turn.lote)
    if (turn.filas.length > 1) {
      for (const fila of turn.filas) if (!(await doFilas(parts, { ...turn, filas: [fila] }))) return false
      return true
    }
    const [fila] = turn.filas
    const problemas = problemasOf(parts.log, turn.lote, why)
    if (!fila || !problemas) throw error
    await noteFailed(parts.db, turn.lote, fila, problemas)
    return true
  }
}

/** What is said of a row that could not be saved; nothing of a fault that is no matter of the row: then it is tried again. */
function problemasOf(log: Logger, { loteid }: Lote, why: unknown): ProblemaDeFila[] | undefined {
  if (why instanceof Refusal && why.is('BUSY')) return undefined
  if (why instanceof Refusal)
    return why.is('STALE_VERSION', 'RECORD_NOT_FOUND')
      ? [{ campo: null, texto: sentence('loteCambio') }]
      : problemasDeNo(why)
  const ofData = why instanceof pg.DatabaseError && /^2[23]/.test(why.code ?? '')
  if (!ofData) return undefined
  log.error({ err: why, loteid }, 'a row of a lote could not be saved')
  return [{ campo: null, texto: sentence('loteNoSePudo') }]
}

const attempt = (parts: LotesParts, turn: Turn): Promise<boolean> =>
  inTries(async () => {
    const { lote, filas, turno } = turn
    const unit = writingUnit(parts.pool, { text: 'select abrir_lote($1)', values: [hashOf(turno)] })
    const db = callerDatabase(unit.run, [tenantFilter])
    try {
      // A cancellation, and another worker at this lote, wait until these rows are done.
      const [now, pendientes] = await Promise.all([
        db
          .selectFrom('lote')
          .select('estado')
          .where('loteid', '=', lote.loteid)
          .forNoKeyUpdate()
          .executeTakeFirst(),
        pendientesOf(db, lote, filas),
      ])
      if (now?.estado !== lote.estado || pendientes.length === 0) {
        await unit.abandon()
        return now?.estado === lote.estado
      }
      const oficio = oficioDe(lote)
      const hechas =
        lote.estado === 'importando'
          ? await importar(db, oficio, pendientes)
          : await deshacer(db, oficio, pendientes)
      await note(unit, lote, hechas)
      await unit.finish([counted(hechas), lineOf(lote)])
      return true
    } catch (error) {
      await unit.abandon()
      throw error
    }
  })

/** Of rows read before the lote was locked, those that nobody did meanwhile: read after the lock, which is waited for. */
async function pendientesOf(
  db: Kysely<Database>,
  { loteid, estado }: Lote,
  filas: readonly Fila[],
): Promise<Fila[]> {
  const rows = await db
    .selectFrom('lote_fila')
    .select('fila')
    .where('loteid', '=', loteid)
    .where(sql<boolean>`fila = any (${filas.map(({ fila }) => fila)}::integer[])`)
    .where(pendienteEn(estado), 'is', null)
    .execute()
  const pendientes = new Set(rows.map(({ fila }) => fila))
  return filas.filter(({ fila }) => pendientes.has(fila))
}

/** The column that is null until a row is done. */
const pendienteEn = (estado: Lote['estado']) => (estado === 'importando' ? 'hecho' : 'deshecho')

/** Saves rows that say now what they said when they were rehearsed. */
async function importar(db: Kysely<Database>, oficio: Oficio, filas: readonly Fila[]): Promise<Hecha[]> {
  const dictamenes = new Map((await oficio.juzgar(db, filas)).map((dictamen) => [dictamen.fila, dictamen]))
  const antes = await oficio.leer(
    db,
    filas.flatMap(({ recursoid }) => recursoid ?? []),
  )
  const saved = await Promise.all(
    filas.map(async (fila): Promise<Hecha> => {
      const dictamen = dictamenes.get(fila.fila)
      const asRehearsed =
        dictamen?.propio === fila.propio &&
        dictamen.version === fila.version &&
        dictamen.recursoid === fila.recursoid
      if (!asRehearsed || !dictamen.guardar) return { ...notDone(fila), hecho: 'fallo', problemas: cambio }
      const before = fila.recursoid === null ? undefined : antes.get(fila.recursoid)
      const recursoid = await dictamen.guardar(db)
      return {
        ...notDone(fila),
        recursoid,
        hecho: fila.fila < 0 ? 'baja' : before ? 'cambiado' : 'creado',
        antes: before ? previous(before.valores, dictamen.cambios) : null,
      }
    }),
  )
  const despues = await oficio.leer(
    db,
    saved.flatMap(({ hecho, recursoid }) => (hecho === 'fallo' ? [] : (recursoid ?? []))),
  )
  return saved.map((hecha) => ({
    ...hecha,
    version_hecha: hecha.recursoid === null ? null : (despues.get(hecha.recursoid)?.version ?? null),
  }))
}

const cambio: ProblemaDeFila[] = [{ campo: null, texto: sentence('loteCambio') }]

const notDone = ({ fila, recursoid }: Fila): Hecha => ({
  fila,
  recursoid,
  hecho: null,
  antes: null,
  version_hecha: null,
  deshecho: null,
  problemas: [],
})

/** What a record said of what changes; of a leave also when and why. */
function previous(
  valores: Readonly<Record<string, unknown>>,
  cambios: readonly { campo: string }[],
): Record<string, unknown> {
  const campos = new Set(cambios.map(({ campo }) => campo))
  if (campos.has('estado_cuenta') || campos.has('estado_dominio'))
    for (const campo of ['fecha_baja', 'motivo_baja']) campos.add(campo)
  return Object.fromEntries([...campos].map((campo) => [campo, valores[campo] ?? null]))
}

/** Takes back rows whose records nobody touched since. */
async function deshacer(db: Kysely<Database>, oficio: Oficio, filas: readonly Fila[]): Promise<Hecha[]> {
  const ahora = await oficio.leer(
    db,
    filas.flatMap(({ recursoid }) => recursoid ?? []),
  )
  const asLeft = filas.filter(
    ({ recursoid, version_hecha }) => recursoid !== null && ahora.get(recursoid)?.version === version_hecha,
  )
  const creadas = asLeft.flatMap(({ hecho, recursoid }) =>
    hecho === 'creado' && recursoid !== null ? [recursoid] : [],
  )
  const quitadas = await quitar(db, creadas)
  return Promise.all(
    filas.map(async (fila): Promise<Hecha> => {
      const done = {
        ...notDone(fila),
        hecho: fila.hecho,
        antes: fila.antes,
        version_hecha: fila.version_hecha,
      }
      const { recursoid, version_hecha: version, antes } = fila
      if (recursoid === null || !ahora.has(recursoid)) return { ...done, deshecho: 'quitado' }
      if (!asLeft.includes(fila) || version === null)
        return { ...done, deshecho: 'quedo', problemas: [{ campo: null, texto: sentence('loteTocado') }] }
      if (quitadas.has(recursoid)) return { ...done, deshecho: 'quitado' }
      if (fila.hecho === 'creado') {
        await oficio.retirar(db, recursoid, version, hoyEnBuenosAires())
        return { ...done, deshecho: 'baja' }
      }
      await oficio.volver(db, { recursoid, version, antes: antes ?? {} })
      return { ...done, deshecho: 'vuelto' }
    }),
  )
}

/** Deletes those on which nothing hangs, and says which. */
async function quitar(db: Kysely<Database>, recursos: readonly string[]): Promise<Set<string>> {
  if (recursos.length === 0) return new Set()
  const { rows } = await sql<{ recursoid: string; motivo: string | null }>`
    select recursoid, motivo from eliminar_recursos(${recursos})`.execute(db)
  return new Set(rows.flatMap(({ recursoid, motivo }) => (motivo === null ? [recursoid] : [])))
}

/** As a rehearsal joins its rows: around that statement alone, because what triggers do at the end joins otherwise. */
const hashing = (nestloop: 'on' | 'off'): Statement => ({
  text: `select set_config('enable_nestloop', $1, true), set_config('plan_cache_mode', $2, true)`,
  values: [nestloop, nestloop === 'off' ? 'force_custom_plan' : 'auto'],
})

async function note(unit: Unit, lote: Lote, hechas: readonly Hecha[]): Promise<void> {
  const [, { affected }] = await Promise.all([
    unit.run(hashing('off')),
    unit.run(noted(lote, hechas)),
    unit.run(hashing('on')),
  ])
  requireAll(lote, hechas.length, affected)
}

/** A row that was noted otherwise meanwhile keeps that: nothing is written over what became of a record. */
function requireAll({ loteid }: Lote, filas: number, noted: number): void {
  if (noted !== filas) throw new Error(`lote ${loteid}: ${noted} rows noted of ${filas}`)
}

const noted = ({ loteid, estado }: Lote, hechas: readonly Hecha[]): Statement => ({
  text: `update lote_fila l set recursoid = h.recursoid, hecho = h.hecho, antes = h.antes, version_hecha = h.version_hecha,
      deshecho = h.deshecho, problemas = case when h.problemas = '[]' then l.problemas else h.problemas end
    from jsonb_to_recordset($2::jsonb) h (fila integer, recursoid text, hecho text, antes jsonb, version_hecha integer, deshecho text, problemas jsonb)
    where l.cuenta_id = mi_cuenta() and l.loteid = $1 and l.fila = h.fila and l.fila = any ($3::integer[])
      and l.${pendienteEn(estado)} is null`,
  values: [loteid, JSON.stringify(hechas), hechas.map(({ fila }) => fila)],
})

/** Each row that was saved is a write of the person's. */
const counted = (hechas: readonly Hecha[]): Statement => ({
  text: 'select contar_filas($1)',
  values: [hechas.filter(({ hecho }) => hecho !== 'fallo').length],
})

/** The line of the audit that tells what these rows changed. */
const lineOf = ({ loteid, estado }: Lote): Statement => ({
  text: `insert into auditoria (actor, cuenta_id, sobre_cuenta, accion, objeto, request_id)
    values (yo(), mi_cuenta(), mi_cuenta(), $1, $2, $3)`,
  values: [estado === 'importando' ? 'ImportarLote' : 'DeshacerLote', loteid, `lote ${loteid}`],
})

async function noteFailed(
  db: Kysely<Database>,
  lote: Lote,
  { fila }: Fila,
  problemas: ProblemaDeFila[],
): Promise<void> {
  const { cuenta_id, loteid, estado } = lote
  const { numUpdatedRows } = await db
    .updateTable('lote_fila')
    .set({
      ...(estado === 'importando' ? { hecho: 'fallo' } : { deshecho: 'quedo' }),
      problemas: JSON.stringify(problemas),
    })
    .where('cuenta_id', '=', cuenta_id)
    .where('loteid', '=', loteid)
    .where('fila', '=', fila)
    .where(pendienteEn(estado), 'is', null)
    .executeTakeFirst()
  requireAll(lote, 1, Number(numUpdatedRows))
}

/** The account wrote all that it may in this hour. */
async function wait({ db }: LotesParts, { loteid }: Lote, { body }: Refusal): Promise<false> {
  const seconds = body.retryAfter ?? 60
  await sql`update lote set espera = now() + make_interval(secs => ${seconds}) where loteid = ${loteid}`.execute(
    db,
  )
  await goOn(db, loteid, `now() + make_interval(secs => ${String(Math.ceil(seconds) + 1)})`)
  return false
}

/** Whoever began it may not write any more. */
async function stop({ db, log }: LotesParts, { loteid, estado }: Lote): Promise<false> {
  log.warn({ loteid }, 'a lote ends, because its account or its person may not write any more')
  await db
    .updateTable('lote')
    .set(
      estado === 'importando'
        ? { estado: 'hecho', cancelado: sql`now()`, terminado: sql`now()` }
        : { estado: 'hecho' },
    )
    .where('loteid', '=', loteid)
    .where('estado', '=', estado)
    .execute()
  return false
}
