import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sumarDiasHabiles } from '@portal/contract/diasHabiles.ts'
import { diasParaResponder, problemaDeRecibida } from '@portal/contract/solicitudesDeDatos.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** As they are called, or were when somebody asked: who was deleted since is asked about still. */
export const nombreDe = sql<string>`coalesce(c.apellido || ', ' || c.nombre, s.chofer)`

export const selectSolicitudes = (db: Kysely<Database>) =>
  db
    .selectFrom('solicitud_de_datos as s')
    .leftJoin('chofer as c', (join) =>
      join.onRef('c.cuenta_id', '=', 's.cuenta_id').onRef('c.choferid', '=', 's.recursoid'),
    )
    .select([
      's.solicitudid',
      's.recursoid',
      nombreDe.as('nombre'),
      's.pide',
      's.detalle',
      's.recibida',
      's.vence',
      's.pedida',
      sql<string | null>`nombre_de(s.pedida_por)`.as('pedida_por'),
      sql<boolean>`s.pedida_por like '13x%'`.as('por_proveedor'),
      's.estado',
      's.respuesta',
      's.resuelta',
      sql<string | null>`nombre_de(s.resuelta_por)`.as('resuelta_por'),
    ])

/** Asks for one chofer of the account that the transaction is about. Answers its id. */
export async function pedir(
  db: Kysely<Database>,
  { recursoid, values }: Pick<Input<'SaveSolicitudPorCuenta'>, 'recursoid' | 'values'>,
): Promise<string> {
  const { pide, detalle, recibida } = values
  const problem = problemaDeRecibida(recibida, hoyEnBuenosAires())
  if (problem !== undefined) throw refuseField<FieldOf<'SaveSolicitudPorCuenta'>>('recibida', problem)
  const chofer = await db
    .selectFrom('chofer')
    .select(sql<string>`apellido || ', ' || nombre`.as('nombre'))
    .where('choferid', '=', recursoid)
    .where(sql<boolean>`cuenta_id = mi_cuenta()`)
    .executeTakeFirst()
  if (!chofer) throw refuse('RECORD_NOT_FOUND')
  // Of two who ask the same at once the second finds it asked.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`solicitud ${recursoid} ${pide}`}, 0))`.execute(
    db,
  )
  const twin = await db
    .selectFrom('solicitud_de_datos')
    .select('solicitudid')
    .where('recursoid', '=', recursoid)
    .where('pide', '=', pide)
    .where('estado', '=', 'abierta')
    .where(sql<boolean>`cuenta_id = mi_cuenta()`)
    .executeTakeFirst()
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.solicitudid,
      words: { que: 'una solicitud' },
      fields: { pide: sentence('esoYaSePidio') },
    })
  const { solicitudid } = await db
    .insertInto('solicitud_de_datos')
    .values({
      recursoid,
      chofer: chofer.nombre,
      pide,
      detalle,
      recibida,
      vence: sumarDiasHabiles(recibida, diasParaResponder),
    })
    .returning('solicitudid')
    .executeTakeFirstOrThrow()
  return solicitudid
}

/** Ends one that is open; 1520 where somebody did already. */
export async function resolver(
  db: Kysely<Database>,
  solicitudid: string,
  { estado, respuesta }: { estado: 'hecha' | 'rechazada' | 'retirada'; respuesta?: string },
): Promise<void> {
  const before = await db
    .selectFrom('solicitud_de_datos')
    .select('estado')
    .where('solicitudid', '=', solicitudid)
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  const changed = await db
    .updateTable('solicitud_de_datos')
    .set({
      estado,
      ...(respuesta !== undefined && { respuesta }),
      resuelta: sql<string>`now()`,
      resuelta_por: sql<string>`yo()`,
    })
    .where('solicitudid', '=', solicitudid)
    .where('estado', '=', 'abierta')
    .returning('solicitudid')
    .executeTakeFirst()
  if (!changed) throw refuse('STALE_VERSION')
}
