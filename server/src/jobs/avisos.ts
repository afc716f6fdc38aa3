import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { idiomaDe } from '../mail/idiomaDe.ts'
import { proveedorName } from '../mail/proveedor.ts'
import { documentosPresentados, rutas } from '../mail/rutas.ts'
import { sendMail } from '../mail/sendMail.ts'
import { avisoDeVencimientos } from '../mail/templates/toCarriers.ts'
import type { Balance } from './tareas.ts'

interface AvisosParts {
  db: Kysely<Database>
  /** Where people reach the portal. */
  baseUrl: string
  log: Logger
}

/**
 * Mails each account's titulares one digest a day of what has ended and what is about to, as each type's `aviso_dias` say.
 * A day that was missed is made up for by the next. The balance counts letters, and accounts that could not be written to.
 * See docs/decisions/0013.
 */
export async function sendAvisos(
  { db, baseUrl, log }: AvisosParts,
  dia = hoyEnBuenosAires(),
): Promise<Balance> {
  const balance = { hechos: 0, fallidos: 0 }
  for (const cuentas of await openCuentas(db))
    for (const cuenta_id of await cuentasToWarn(db, cuentas, dia))
      try {
        balance.hechos += await db.transaction().execute((trx) => warn(trx, cuenta_id, dia, baseUrl))
      } catch (error) {
        // The others get theirs; this one tomorrow, since nothing of it was kept.
        log.error({ err: error, cuenta_id }, 'no digest for an account')
        balance.fallidos++
      }
  return balance
}

/** Few enough for one statement to take well under a second. */
const atOnce = 500

/** Accounts whose people may sign in, some at a time. */
async function openCuentas(db: Kysely<Database>): Promise<string[][]> {
  const rows = await db
    .selectFrom('cuenta')
    .select('cuenta_id')
    .where('estado', 'in', [1, 4])
    .orderBy('cuenta_id')
    .execute()
  const cuentas = rows.map(({ cuenta_id }) => cuenta_id)
  return Array.from({ length: Math.ceil(cuentas.length / atOnce) }, (_, i) =>
    cuentas.slice(i * atOnce, (i + 1) * atOnce),
  )
}

/** Those of the accounts with something due that they were not told. What of it counts, `noteDue` decides. */
async function cuentasToWarn(
  db: Kysely<Database>,
  cuentas: readonly string[],
  dia: string,
): Promise<string[]> {
  const { rows } = await sql<{ cuenta_id: string }>`
    select distinct d.cuenta_id
    from documento d
    join tipo_documento t using (tipodocumentoid)
    where d.cuenta_id = any(${[...cuentas]}) and d.es_vigente and not d.bloqueado
      and d.fecha_vencimiento <= ${dia}::date + (select coalesce(max(dias), 0) from tipo_documento, unnest(aviso_dias) as dias)
      and not exists (
        select from aviso a
        where a.cuenta_id = d.cuenta_id and a.documentoid = d.documentoid
          and a.dias = aviso_que_toca(d.fecha_vencimiento, t.aviso_dias, ${dia}::date))
      and aviso_que_toca(d.fecha_vencimiento, t.aviso_dias, ${dia}::date) is not null
    order by d.cuenta_id`.execute(db)
  return rows.map(({ cuenta_id }) => cuenta_id)
}

/** Answers how many letters were queued: with them, and only with them, stays what was told. */
async function warn(
  trx: Transaction<Database>,
  cuenta_id: string,
  dia: string,
  baseUrl: string,
): Promise<number> {
  await sql`select set_config('app.hoy', ${dia}, true), pg_advisory_xact_lock(hashtextextended('aviso/' || ${cuenta_id}, 0))`.execute(
    trx,
  )
  const titulares = await trx
    .selectFrom('contacto')
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'contacto.cuenta_id')
    .select(['contacto.email', 'contacto.firstname', 'cuenta.accountname', idiomaDe('contacto')])
    .where('contacto.cuenta_id', '=', cuenta_id)
    .where('contacto.rol', '=', 'titular')
    .where('contacto.activo', '=', true)
    .orderBy('contactid')
    .execute()
  if (titulares.length === 0) return 0
  const documentos = await noteDue(trx, cuenta_id)
  if (documentos.length === 0) return 0
  const { rows } = await sql<{ sin: number }>`
    select count(*)::int as sin from pedido_dicho where cuenta_id = ${cuenta_id} and vive and estado = 'abierto' and llegaron = 0`.execute(
    trx,
  )
  const pedidos = { sinRespuesta: rows[0]?.sin ?? 0, url: baseUrl + rutas.pedidos({ respuesta: 'nada' }) }
  const proveedor = await proveedorName(trx)
  const [first] = documentos
  const path =
    first && documentos.length === 1
      ? rutas.documento(first.documentoid)
      : documentosPresentados({ porHacer: 'SI' })
  for (const { email, firstname, accountname, idioma } of titulares)
    await sendMail(trx, {
      para: email,
      plantilla: 'avisoDeVencimientos',
      mail: avisoDeVencimientos({
        idioma,
        proveedor,
        firstname,
        cuenta: accountname,
        documentos,
        pedidos,
        url: baseUrl + path,
      }),
    })
  return titulares.length
}

interface Due {
  documentoid: string
  tipo: string
  /** Null is the company itself. */
  recurso: string | null
  /** The operaciones that ask for it, where nobody else does. */
  loPiden: string[] | null
  fecha: string
  /** Days left; negative once it ended. */
  quedan: number
}

/**
 * What is due today and was not told, noted as told now; nothing when the account had its digest of the day. Resources on
 * leave or blocked, requirements that no longer apply, blocked documents and those whose renewal waits are let be.
 */
async function noteDue(trx: Transaction<Database>, cuenta_id: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with toca as materialized (
      select c.vigente_documentoid as documentoid, aviso_que_toca(c.fecha_vencimiento, t.aviso_dias, hoy()) as dias,
        c.nombre as tipo, case when c.tiporecurso <> 'transporte' then coalesce(c.dominio, c.recurso) end as recurso, c.fecha_vencimiento as fecha,
        c.fecha_vencimiento - hoy() as quedan,
        case when t.alcance <> 'general' then (
          select jsonb_agg(o.nombre order by o.nombre)
          from jsonb_to_recordset(c.operaciones) p (operacionid text) join operacion o using (operacionid)) end as "loPiden"
      from casilla c join tipo_documento t using (tipodocumentoid)
      where c.cuenta_id = ${cuenta_id} and c.exigible and not c.mes and c.estado_recurso = 'ACTIVO'
        and c.vigente_documentoid is not null and c.estado <> 'bloqueado' and not c.renovacion
        and not exists (select from aviso a where a.cuenta_id = ${cuenta_id} and a.dia = hoy())
    ),
    anotado as (
      insert into aviso (cuenta_id, documentoid, dias, dia)
      select ${cuenta_id}, documentoid, dias, hoy() from toca where dias is not null
      on conflict do nothing
      returning documentoid
    )
    select documentoid, tipo, recurso, fecha, quedan, "loPiden" from toca join anotado using (documentoid)
    order by fecha, coalesce(recurso, 'la empresa'), tipo`.execute(trx)
  return rows
}
