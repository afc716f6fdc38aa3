import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { contains, paginate, type Orders } from '../../operations/shared/paginate.ts'

const orders: Orders = {
  presentado: [sql.ref('d.presentado')],
  accountname: [sql.ref('c.accountname'), sql.ref('r.nombre')],
  nombre: [sql.ref('r.nombre'), sql.ref('t.nombre')],
  tipodocumento: [sql.ref('t.nombre'), sql.ref('r.nombre')],
}

export const ListRevision: Handler<'ListRevision'> = async (input, { db }) => {
  const { estado, tiporecurso, tipodocumentoid, cuentaid, search = '', ...page } = input
  const query = db
    .selectFrom('documento as d')
    .innerJoin('recurso as r', (join) =>
      join.onRef('r.cuenta_id', '=', 'd.cuenta_id').onRef('r.recursoid', '=', 'd.recursoid'),
    )
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .innerJoin('cuenta as c', 'c.cuenta_id', 'd.cuenta_id')
    .leftJoin('dominio as v', (join) =>
      join.onRef('v.cuenta_id', '=', 'd.cuenta_id').onRef('v.dominioid', '=', 'd.recursoid'),
    )
    .select([
      'd.documentoid',
      'd.cuenta_id',
      'c.accountname',
      'd.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      'v.pais_patente',
      't.nombre as tipodocumento',
      't.critico',
      sql<typeof estado>`case when d.bloqueado then 'bloqueado' else d.estado end`.as('estado'),
      'd.presentado',
      sql<number>`(select count(*) from archivo a where a.cuenta_id = d.cuenta_id and a.documentoid = d.documentoid)`.as(
        'archivos',
      ),
    ])
    .where(
      estado === 'bloqueado'
        ? sql<boolean>`d.bloqueado`
        : sql<boolean>`d.estado = ${estado} and not d.bloqueado`,
    )
    .$if(tiporecurso !== undefined, (q) => q.where('r.tiporecurso', '=', tiporecurso ?? 'chofer'))
    .$if(tipodocumentoid !== undefined, (q) => q.where('d.tipodocumentoid', '=', tipodocumentoid ?? ''))
    .$if(cuentaid !== undefined, (q) => q.where('d.cuenta_id', '=', cuentaid ?? ''))
    .$if(search !== '', (q) =>
      q.where(
        contains(
          sql`sin_acentos(c.accountname || ' ' || r.nombre || ' ' || t.nombre || ' ' || coalesce(r.dominio, ''))`,
          search,
        ),
      ),
    )
  return paginate(query, page, { orders, byDefault: 'presentado ASC', last: [sql.ref('d.documentoid')] })
}
