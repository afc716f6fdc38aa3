import { identificacion } from '@portal/contract/identificacion.ts'
import type { Result } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { aparienciaOf, aparienciasOf, type Apariencia } from '../../shared/apariencia.ts'
import { mentionsAnywhere, orNumber, saysIn } from '../../shared/search.ts'

type Hallazgo = Omit<Result<'BuscarEnCuentas'>['records'][number], keyof Apariencia>

/** Of each kind. */
const handful = 5

export const BuscarEnCuentas: Handler<'BuscarEnCuentas'> = async ({ search }, { db }) => {
  const found = await Promise.all([
    findCuentas(db, search),
    findChoferes(db, search),
    findDominios(db, search),
  ])
  const records = found.flat()
  const apariencias = await aparienciasOf(
    db,
    records.filter(({ clase }) => clase !== 'cuenta').map(({ id }) => ({ recursoid: id })),
  )
  return {
    records: records.map((record) => ({ ...record, ...aparienciaOf(apariencias, { recursoid: record.id }) })),
  }
}

async function findCuentas(db: Kysely<Database>, search: string): Promise<Hallazgo[]> {
  const rows = await db
    .selectFrom('cuenta')
    .select(['cuenta_id as cuentaid', 'accountname', 'tipo_documento', 'cuit'])
    .where(orNumber(saysIn('texto'))(search))
    .orderBy('accountname')
    .orderBy('cuenta_id')
    .limit(handful)
    .execute()
  return rows.map(({ cuentaid, accountname, ...number }) => ({
    clase: 'cuenta',
    id: cuentaid,
    titulo: accountname,
    detalle: identificacion(number),
    estado: null,
    cuentaid,
    accountname,
  }))
}

const findChoferes = (db: Kysely<Database>, search: string) =>
  findResources(
    db,
    sql`select 'chofer' as clase, choferid as id, apellido || ', ' || nombre as titulo, tipo_documento || ' ' || documento as detalle,
          estado_cuenta as estado, cuenta_id
        from chofer where ${mentionsAnywhere(search)}
        order by estado_cuenta = 'ACTIVO' desc, apellido, nombre, choferid limit ${handful}`,
  )

const findDominios = (db: Kysely<Database>, search: string) =>
  findResources(
    db,
    sql`select 'dominio' as clase, dominioid as id, dominio as titulo, concat_ws(' · ', vehiculo, marca, nombre) as detalle,
          estado_dominio as estado, cuenta_id
        from dominio where ${mentionsAnywhere(search)}
        order by estado_dominio = 'ACTIVO' desc, dominio, dominioid limit ${handful}`,
  )

/** Each with its account's name, which is looked up for those that are shown alone. */
async function findResources(db: Kysely<Database>, found: RawBuilder<unknown>): Promise<Hallazgo[]> {
  const { rows } = await sql<Hallazgo>`
    with r as materialized (${found})
    select r.clase, r.id, r.titulo, r.detalle, r.estado, r.cuenta_id as cuentaid, c.accountname
    from r join cuenta c on c.cuenta_id = r.cuenta_id
    order by r.estado = 'ACTIVO' desc, r.titulo, r.id`.execute(db)
  return rows
}
