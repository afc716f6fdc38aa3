import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sumarDiasHabiles } from '@portal/contract/diasHabiles.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { rutasDeConsola } from '../mail/rutas.ts'
import { solicitudesAbiertas, type SolicitudAbierta } from '../mail/templates/solicitudesDeDatos.ts'
import { mailOwners } from '../operations/shared/mailOwners.ts'
import type { Balance } from './tareas.ts'

interface SolicitudesParts {
  /** As the owner. */
  db: Kysely<Database>
  /** Where people reach the portal. */
  baseUrl: string
  log: Logger
}

/** From so many working days before it ends on, one is told each day until it is answered. */
const diasDeAviso = 2

/**
 * Tells the administradores, in one letter a day, of requests about personal data that are new, that end soon, or that ended
 * without an answer. Nothing while none is one of these. The balance counts requests.
 */
export async function tellOpenSolicitudes(
  { db, baseUrl, log }: SolicitudesParts,
  dia = hoyEnBuenosAires(),
): Promise<Balance> {
  try {
    const hechos = await db.transaction().execute(async (trx) => {
      // Of two nodes at once the second finds it done.
      const { rows } = await sql<SolicitudAbierta>`
        with dichas as (
          update solicitud_de_datos s set avisada = ${dia}::date
          where s.estado = 'abierta' and (s.avisada is null or s.avisada < ${dia}::date and s.vence <= ${sumarDiasHabiles(dia, diasDeAviso)}::date)
          returning s.*
        )
        select coalesce(c.apellido || ', ' || c.nombre, d.chofer) as chofer, q.accountname as cuenta, d.vence
        from dichas d
        left join chofer c on c.cuenta_id = d.cuenta_id and c.choferid = d.recursoid
        join cuenta q on q.cuenta_id = d.cuenta_id
        order by d.vence, d.solicitudid`.execute(trx)
      if (rows.length > 0)
        await mailOwners(trx, null, 'solicitudesAbiertas', (to) =>
          solicitudesAbiertas({ ...to, solicitudes: rows, url: baseUrl + rutasDeConsola.solicitudes() }),
        )
      return rows.length
    })
    return { hechos, fallidos: 0 }
  } catch (error) {
    log.error({ err: error }, 'nobody was told of open requests about personal data')
    return { hechos: 0, fallidos: 1 }
  }
}
