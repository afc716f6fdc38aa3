import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Balance } from './tareas.ts'

/** Few enough for one statement to take well under a second. */
const atOnce = 500

/**
 * Writes into the history that a document passed its date: once for each that is the approved one of its slot and not
 * blocked, however many days the sweep was late. What was withdrawn or replaced before is not told. The index
 * `historial_vencido` keeps it at once, also when two nodes sweep.
 */
export async function sweepVencidos(db: Kysely<Database>, dia = hoyEnBuenosAires()): Promise<Balance> {
  let hechos = 0
  let last: Swept | undefined = { fecha_vencimiento: '-infinity', documentoid: '' }
  while (last) {
    const swept: Swept[] = await sweepAfter(db, dia, last)
    hechos += swept.filter(({ anotado }) => anotado).length
    last = swept.length < atOnce ? undefined : swept.at(-1)
  }
  return { hechos, fallidos: 0 }
}

interface Swept {
  fecha_vencimiento: string
  documentoid: string
  /** Told by this sweep, and not by another at the same time. */
  anotado?: boolean
}

async function sweepAfter(db: Kysely<Database>, dia: string, last: Swept): Promise<Swept[]> {
  const { rows } = await sql<Swept>`
    with vencido as materialized (
      select d.* from documento d
      where d.es_vigente and not d.bloqueado and d.fecha_vencimiento < ${dia}::date
        and (d.fecha_vencimiento, d.documentoid) > (${last.fecha_vencimiento}::date, ${last.documentoid})
        and not exists (
          select from historial h
          where h.cuenta_id = d.cuenta_id and h.documentoid = d.documentoid and h.docrechistorial_estado = 'vencido')
      order by d.fecha_vencimiento, d.documentoid limit ${atOnce}
    ),
    anotado as (
      insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, choferid, dominioid, dominio, marca,
        nombre, tipodocumentoid, tipodocumento, documentoid, actor_nombre, nota)
      select d.cuenta_id, 'vencido', r.tiporecurso, r.recursoid,
        case when r.tiporecurso like 'chofer%' then r.recursoid end,
        case when r.tiporecurso like 'dominio%' then r.recursoid end,
        r.dominio, r.marca, r.nombre, t.tipodocumentoid, t.nombre, d.documentoid, 'Sistema',
        'Venció el ' || fecha_es(d.fecha_vencimiento)
      from vencido d
      join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
      join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
      -- In one order, so that two nodes wait for each other and never both.
      order by d.fecha_vencimiento, d.documentoid
      on conflict (cuenta_id, documentoid) where docrechistorial_estado = 'vencido' do nothing
      returning documentoid
    )
    select d.fecha_vencimiento, d.documentoid, a.documentoid is not null as anotado
    from vencido d left join anotado a using (documentoid)
    order by d.fecha_vencimiento, d.documentoid`.execute(db)
  return rows
}
