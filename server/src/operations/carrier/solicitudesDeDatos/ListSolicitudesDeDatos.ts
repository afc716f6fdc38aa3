import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { selectSolicitudes } from '../../shared/solicitudesDeDatos/solicitudes.ts'

export const ListSolicitudesDeDatos: Handler<'ListSolicitudesDeDatos'> = async ({ recursoid }, { db }) => ({
  records: await selectSolicitudes(db)
    .where('s.recursoid', '=', recursoid)
    .where(sql<boolean>`s.cuenta_id = mi_cuenta()`)
    .orderBy('s.pedida', 'desc')
    .orderBy('s.solicitudid')
    .execute(),
})
