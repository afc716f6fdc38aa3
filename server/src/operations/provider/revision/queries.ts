import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { bloqueoOf } from '../../shared/bloqueo.ts'
import { archivosOf, readDocumento } from '../../shared/documento.ts'
import { datosOf } from '../../shared/datosOf.ts'
import { esperaDe } from './espera.ts'

/** A presentation with all that deciding it takes. */
export async function readRevision(db: Kysely<Database>, documentoid: string) {
  const documento = await readDocumento(db, documentoid)
  const { cuenta_id, recursoid, tipodocumentoid, tiporecurso } = documento
  const [cuenta, recurso, espera, bloqueo, vigente, siguiente, operaciones] = await Promise.all([
    db
      .selectFrom('cuenta')
      .select(['accountname', 'cuit', 'tipo_documento', 'estado as estado_cuenta'])
      .where('cuenta_id', '=', cuenta_id)
      .executeTakeFirstOrThrow(),
    datosOf(db, { tiporecurso, recursoid }),
    db
      .selectFrom('documento as d')
      .select([
        esperaDe('d').dias.as('dias'),
        esperaDe('d').fuera_de_plazo.as('fuera_de_plazo'),
        sql<number | null>`plazo_de_revision()`.as('plazo_revision_dias'),
        secondsToUndo.as('deshacer'),
      ])
      .where('d.documentoid', '=', documentoid)
      .executeTakeFirstOrThrow(),
    documento.estado === 'bloqueado' ? latestBloqueo(db, documento) : undefined,
    db
      .selectFrom('documento')
      .select(['documentoid', 'fecha_emision', 'fecha_vencimiento', 'periodo', 'numero'])
      .where('cuenta_id', '=', cuenta_id)
      .where('recursoid', '=', recursoid)
      .where('tipodocumentoid', '=', tipodocumentoid)
      .where(sql<boolean>`es_vigente`)
      .where('documentoid', '<>', documentoid)
      .executeTakeFirst(),
    nextInLine(db, documento),
    operacionesQuePiden(db, documento),
  ])
  return {
    ...documento,
    ...cuenta,
    ...espera,
    recurso,
    bloqueo: bloqueo ?? null,
    vigente: vigente ? { ...vigente, archivos: await archivosOf(db, vigente.documentoid) } : null,
    siguiente,
    ...operaciones,
  }
}

/** The operaciones that ask for its slot today; nothing where none does. */
async function operacionesQuePiden(
  db: Kysely<Database>,
  {
    cuenta_id,
    recursoid,
    tipodocumentoid,
  }: { cuenta_id: string; recursoid: string; tipodocumentoid: string },
) {
  const { rows } = await sql<{
    operacionid: string
    nombre: string
    critico: boolean
    obligatorio: boolean
    solo: boolean
  }>`
    select o.operacionid, o.nombre, e.critico, e.obligatorio, t.alcance <> 'general' as solo
    from exigencias_de(${cuenta_id}, ${recursoid}, ${tipodocumentoid}, hoy()) e
    join operacion o on o.operacionid = e.operacionid
    join tipo_documento t on t.tipodocumentoid = e.tipodocumentoid
    order by o.nombre`.execute(db)
  const [first] = rows
  if (!first) return {}
  return {
    operaciones: rows.map(({ solo: _solo, ...operacion }) => operacion),
    soloOperaciones: first.solo,
  }
}

/** Of the last decision on the document `d`: how long who asks may take it back, if it is theirs and may be. */
const secondsToUndo = sql<number | null>`(
  select case when e.operadorid = yo() and e.tomada + plazo_de_deshacer() > clock_timestamp()
    then extract(epoch from e.tomada + plazo_de_deshacer() - clock_timestamp())::float8 end
  from decision_documento x join decision e using (decisionid)
  where x.documentoid = d.documentoid order by x.decisionid desc limit 1)`

/** The last time that it was blocked: a moment ago, or as the history tells it. */
async function latestBloqueo(
  db: Kysely<Database>,
  documento: { cuenta_id: string; recursoid: string; documentoid: string },
) {
  const justNow = await db
    .selectFrom('decision as e')
    .innerJoin('decision_documento as x', 'x.decisionid', 'e.decisionid')
    .select([sql<string | null>`nombre_de(e.operadorid)`.as('por'), 'e.tomada as desde', 'e.motivo'])
    .where('x.documentoid', '=', documento.documentoid)
    .where('e.estado', '=', 'bloqueado')
    .orderBy('e.decisionid', 'desc')
    .limit(1)
    .executeTakeFirst()
  return justNow ?? bloqueoOf(db, documento)
}

/** The one that waits behind this; past the end of the queue, the one that waits longest. */
async function nextInLine(db: Kysely<Database>, after: { documentoid: string; presentado: string }) {
  const next = await db
    .selectFrom('documento')
    .select('documentoid')
    .where('estado', '=', 'en revision')
    .where('bloqueado', '=', false)
    .where('documentoid', '<>', after.documentoid)
    // Nobody decides what they presented themselves.
    .where(sql<boolean>`presentado_por_operador is distinct from yo()`)
    .orderBy(
      sql`(presentado, documentoid) > (select presentado, documentoid from documento where documentoid = ${after.documentoid}) desc, presentado, documentoid`,
    )
    .limit(1)
    .executeTakeFirst()
  return next?.documentoid ?? null
}
