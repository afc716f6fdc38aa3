import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readTipo } from './queries.ts'

export const DetailTipo: Handler<'DetailTipo'> = async ({ tipodocumentoid }, { db }) => {
  const [tipo, presentado, cambiado] = await Promise.all([
    readTipo(db, tipodocumentoid),
    db
      .selectFrom('documento')
      .select((eb) => [
        eb.fn.countAll<number>().as('presentados'),
        eb.fn.count<number>('cuenta_id').distinct().as('cuentas'),
      ])
      .where('tipodocumentoid', '=', tipodocumentoid)
      .where('es_ultimo', '=', true)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('auditoria')
      .select([sql<string>`coalesce(nombre_de(actor), '')`.as('por'), 'creado as cuando'])
      .where('accion', '=', 'SaveTipoDocumento')
      .where('objeto', '=', tipodocumentoid)
      .orderBy('creado', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { records: [{ ...tipo, ...presentado, cambiado: cambiado ?? null }] }
}
