import { mesesDeAperturas } from '@portal/contract/aperturas.ts'
import { diasDeEntregas } from '@portal/contract/webhooks.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Balance } from './tareas.ts'

/**
 * What nobody will ask for again: what was deleted, pedidos, passes and what waited in a bandeja, thirty days later, files that
 * nothing claimed in thirty days, sessions, codes and browsers past their time, keys of repeated calls after two days, what nobody
 * looks at any more, what was refused ninety days ago, what programs were told thirty days ago, rehearsals of sheets and rows of
 * imports past their time, who opened which file two years ago, who passed a gate longer ago than the provider keeps, and the
 * counts of limits that ran out. The balance counts the files.
 */
export async function cleanUp(db: Kysely<Database>, storage: Storage): Promise<Balance> {
  await forgetEliminados(db)
  await sql`select olvidar_pedidos()`.execute(db)
  await sql`select olvidar_pases()`.execute(db)
  const hechos = await removeUnclaimedFiles(db, storage)
  await sql`delete from privado.sesion where creada < now() - interval '12 hours'`.execute(db)
  await sql`delete from privado.codigo where creado < now() - interval '2 days'`.execute(db)
  await sql`delete from privado.navegador where visto < now() - interval '180 days'`.execute(db)
  await sql`delete from privado.enlace where vence < now() - interval '30 days'`.execute(db)
  await sql`delete from privado.enlace_operador where vence < now() - interval '30 days'`.execute(db)
  await sql`delete from privado.enlace_registro where vence < now()`.execute(db)
  await sql`delete from privado.enlace_invitacion where invitacionid in
    (select invitacionid from invitacion where vence < now() - interval '30 days')`.execute(db)
  await sql`delete from idempotencia where creada < now() - interval '2 days'`.execute(db)
  await sql`delete from privado.revisando where hasta < now()`.execute(db)
  await sql`delete from rechazo where ultimo < now() - interval '90 days'`.execute(db)
  await sql`delete from entrega where creado < now() - make_interval(days => ${diasDeEntregas})`.execute(db)
  await sql`select olvidar_lotes()`.execute(db)
  await sql`delete from privado.apertura where momento < now() - make_interval(months => ${mesesDeAperturas})`.execute(
    db,
  )
  await sql`select olvidar_pasos()`.execute(db)
  await sql`delete from privado.codigo_de_dispositivo where vence < now()`.execute(db)
  await sql`delete from limite where expire < extract(epoch from now()) * 1000`.execute(db)
  return { hechos, fallidos: 0 }
}

/** What was deleted and can't be put back any more. A job asks for it at the right moment; one that was lost is made good hourly. */
export async function forgetEliminados(db: Kysely<Database>): Promise<void> {
  await sql`select olvidar_eliminados()`.execute(db)
}

/** The row first: a file without bytes would be an error on somebody's screen, bytes without a row are only some disk. */
async function removeUnclaimedFiles(db: Kysely<Database>, storage: Storage): Promise<number> {
  const removed = await db
    .deleteFrom('archivo')
    .where('documentoid', 'is', null)
    .where('entradaid', 'is', null)
    .where('createdtime', '<', sql<string>`now() - interval '30 days'`)
    .where('archivoid', 'not in', (eb) =>
      eb.selectFrom('chofer').select('foto').where('foto', 'is not', null).$castTo<{ foto: string }>(),
    )
    .where('archivoid', 'not in', (eb) =>
      eb
        .selectFrom('eliminado')
        .select(sql<string>`antes ->> 'foto'`.as('foto'))
        .where(sql`antes ->> 'foto'`, 'is not', null),
    )
    .where('archivoid', 'not in', (eb) =>
      eb.selectFrom('cuenta').select('logo').where('logo', 'is not', null).$castTo<{ logo: string }>(),
    )
    .returning(['clave', 'miniatura'])
    .execute()
  for (const { clave, miniatura } of removed) {
    await storage.remove(clave)
    if (miniatura !== null) await storage.remove(miniatura)
  }
  return removed.length
}
