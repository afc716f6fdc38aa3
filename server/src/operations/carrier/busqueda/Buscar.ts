import type { Result } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { mentions, unidadMentions } from '../../shared/search.ts'
import { findDocumentos } from './findDocumentos.ts'

type Hallazgo = Result<'Buscar'>['records'][number]

/** Of each kind. */
const handful = 5

export const Buscar: Handler<'Buscar'> = async ({ search }, { db }) => {
  const found = await Promise.all([
    findChoferes(db, search),
    findDominios(db, search),
    findUnidades(db, search),
    findDocumentos(db, search, handful),
  ])
  return { records: found.flat() }
}

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
        left join dominio t on t.cuenta_id = u.cuenta_id and t.dominioid = u.tractor
        order by u.estado = 'ACTIVA' desc, u.nombre, u.unidadid`,
  )

async function find(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<Hallazgo[]> {
  return (await sql<Hallazgo>`${query} limit ${handful}`.execute(db)).rows
}
