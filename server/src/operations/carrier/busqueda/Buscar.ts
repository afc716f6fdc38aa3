import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { aparienciaOf, aparienciasOf } from '../../shared/apariencia.ts'
import { mentions, unidadMentions } from '../../shared/search.ts'
import type { Encontrado } from './encontrado.ts'
import { findDocumentos } from './findDocumentos.ts'

/** Of each kind. */
const handful = 5

export const Buscar: Handler<'Buscar'> = async ({ search }, { db }) => {
  const found = await Promise.all([
    findChoferes(db, search),
    findDominios(db, search),
    findUnidades(db, search),
    findDocumentos(db, search, handful),
  ])
  // A unit and a document have a name alone: what has no id of a resource is drawn from nothing.
  const records = found.flat()
  const apariencias = await aparienciasOf(
    db,
    records.filter(isResource).map(({ id }) => ({ recursoid: id })),
  )
  return {
    records: records.map((record) => ({ ...record, ...aparienciaOf(apariencias, { recursoid: record.id }) })),
  }
}

const isResource = ({ clase }: Encontrado) => clase === 'chofer' || clase === 'dominio'

const findChoferes = (db: Kysely<Database>, search: string) =>
  find(
    db,
    sql`select 'chofer' as clase, choferid as id, apellido || ', ' || nombre as titulo, tipo_documento || ' ' || documento as detalle,
          estado_cuenta as estado
        from chofer where cuenta_id = mi_cuenta() and ${mentions('chofer')(search)}
        order by estado_cuenta = 'ACTIVO' desc, apellido, nombre, choferid`,
  )

const findDominios = (db: Kysely<Database>, search: string) =>
  find(
    db,
    sql`select 'dominio' as clase, dominioid as id, dominio as titulo, concat_ws(' · ', vehiculo, marca, nombre) as detalle,
          estado_dominio as estado
        from dominio where cuenta_id = mi_cuenta() and ${mentions('dominio')(search)}
        order by estado_dominio = 'ACTIVO' desc, dominio, dominioid`,
  )

const findUnidades = (db: Kysely<Database>, search: string) =>
  find(
    db,
    sql`select 'unidad' as clase, u.unidadid as id, u.nombre as titulo, coalesce(t.dominio, 'Sin tractor') as detalle, u.estado
        from (select * from unidad where cuenta_id = mi_cuenta() and ${unidadMentions(search)}) u
        left join lateral (select dominio from dominio where cuenta_id = u.cuenta_id and dominioid = u.tractor offset 0) t on true
        order by u.estado = 'ACTIVA' desc, u.nombre, u.unidadid`,
  )

async function find(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<Encontrado[]> {
  return (await sql<Encontrado>`${query} limit ${handful}`.execute(db)).rows
}
