import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { aparienciaOf, aparienciasOf } from '../../shared/apariencia.ts'
import { sePuedePedir } from './queries.ts'

export const ListPedibles: Handler<'ListPedibles'> = async ({ recursos }, { db }) => {
  const ids = [...new Set(recursos)]
  const { rows } = await sql<Recurso>`
    select r.recursoid, r.nombre, r.tiporecurso, r.dominio,
      coalesce(c.nombre || ' ' || c.apellido, r.dominio, r.nombre) as destinatario, c.telefono
    from unnest(${ids}::text[]) x (id)
    cross join lateral (select * from recurso where recursoid = x.id offset 0) r
    left join chofer c on c.cuenta_id = r.cuenta_id and c.choferid = r.recursoid
    where r.cuenta_id = mi_cuenta()
    order by r.nombre, r.recursoid`.execute(db)
  const found = rows.map(({ recursoid }) => recursoid)
  const casillas =
    found.length === 0
      ? []
      : await db
          .selectFrom('casilla_de_hoy as k')
          .select([
            'k.recursoid',
            'k.tipodocumentoid',
            'k.nombre',
            'k.nombre_corto',
            'k.obligatorio',
            'k.estado',
            sql<string | null>`case when k.mes then k.periodo end`.as('periodo'),
            'k.fecha_vencimiento',
            'k.desde',
            'k.motivo',
            sql<boolean>`exists (
              select from pedido_casilla_dicha c join pedido_dicho p on p.cuenta_id = c.cuenta_id and p.pedidoid = c.pedidoid
              where c.cuenta_id = mi_cuenta() and c.recursoid = k.recursoid and c.tipodocumentoid = k.tipodocumentoid
                and c.estado in ('falta', 'rechazada') and p.vive)`.as('pedida'),
          ])
          .where('k.cuenta_id', '=', sql<string>`mi_cuenta()`)
          .where('k.recursoid', 'in', found)
          .where(sePuedePedir('k'))
          .orderBy(sql`k.urgencia nulls last, k.orden, k.periodo`)
          .execute()
  const apariencias = await aparienciasOf(db, rows)
  const { rows: ajuste } = await sql<{ dias: number }>`select dias_de_pedido() as dias`.execute(db)
  return {
    dias: ajuste[0]?.dias ?? 7,
    records: rows.map((recurso) => ({
      ...recurso,
      ...aparienciaOf(apariencias, recurso),
      casillas: casillas.filter(({ recursoid }) => recursoid === recurso.recursoid),
    })),
  }
}

interface Recurso {
  recursoid: string
  nombre: string
  tiporecurso: 'transporte' | 'chofer' | 'dominio'
  dominio: string | null
  destinatario: string
  telefono: string | null
}
