import { join } from 'node:path'
import { findRunning } from '@portal/server/database/embedded/running.ts'
import pg from 'pg'

/**
 * Has carriers of the demo data present again what was approved, each with the file it had: that many more wait, of as many
 * different papers.
 */
export async function addWaiting(dataDir: string, count: number): Promise<void> {
  const ownerUrl = await findRunning(join(dataDir, 'postgres'))
  if (ownerUrl === undefined) throw new Error(`no hay una base abierta en ${dataDir}`)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const { rowCount } = await owner.query(
      `with chosen as (
         select d.*, '21x9' || (1000000 + row_number() over (order by d.documentoid)) as nuevo from documento d
         where d.estado = 'aprobado' and d.es_vigente and d.es_ultimo and not d.bloqueado and d.periodo is null
           and (d.fecha_vencimiento is null or d.fecha_vencimiento > current_date)
           and exists (select from archivo a where a.documentoid = d.documentoid and a.mediatype = 'application/pdf')
         order by d.documentoid limit $1),
       presented as (
         insert into documento (documentoid, cuenta_id, recursoid, tipodocumentoid, numero, fecha_emision, fecha_vencimiento,
           presentado, presentado_por)
         select nuevo, cuenta_id, recursoid, tipodocumentoid, numero, fecha_emision, fecha_vencimiento,
           now() - interval '1 hour' + row_number() over () * interval '1 second', presentado_por from chosen)
       insert into archivo (cuenta_id, nombre, size, sha256, mediatype, clave, miniatura, documentoid, posicion)
       select a.cuenta_id, a.nombre, a.size, a.sha256, a.mediatype, a.clave, a.miniatura, c.nuevo, a.posicion
       from chosen c join archivo a on a.documentoid = c.documentoid`,
      [count],
    )
    if ((rowCount ?? 0) < count) throw new Error(`se agregaron ${rowCount ?? 0} documentos`)
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}
