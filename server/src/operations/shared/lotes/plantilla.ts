import type { Input } from '@portal/contract'
import { lugaresDeChofer, lugaresDeDominio } from '@portal/contract/lugaresDeUnidad.ts'
import { camposDe } from '@portal/contract/planillas.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { pageOf } from '../paginate.ts'

type Fila = Record<string, unknown> & { total: number }

const partes = sql.raw(
  lugaresDeDominio
    .map(
      (lugar) =>
        `(select d.dominio from dominio d where d.cuenta_id = u.cuenta_id and d.dominioid = u.${lugar}) as ${lugar}`,
    )
    .concat(
      lugaresDeChofer.map(
        (lugar) =>
          `(select c.documento from chofer c where c.cuenta_id = u.cuenta_id and c.choferid = u.${lugar}) as ${lugar}`,
      ),
    )
    .join(', '),
)

/** Those on the road, by name. */
const deQue: Readonly<Record<Input<'PlantillaDeLote'>['tipo'], RawBuilder<unknown>>> = {
  choferes: sql`select c.*, c.apellido || ', ' || c.nombre as orden from chofer c where c.cuenta_id = mi_cuenta() and c.estado_cuenta = 'ACTIVO'`,
  dominios: sql`select d.*, d.dominio as orden from dominio d where d.cuenta_id = mi_cuenta() and d.estado_dominio = 'ACTIVO'`,
  unidades: sql`select u.nombre, u.estado, ${partes}, u.nombre as orden from unidad u where u.cuenta_id = mi_cuenta() and u.estado = 'ACTIVA'`,
}

/** A page of the account's records as rows of their template. */
export async function plantillaDeLote(db: Kysely<Database>, { tipo, ...page }: Input<'PlantillaDeLote'>) {
  const { rows } = await sql<Fila>`select r.*, count(*) over ()::integer as total from (${deQue[tipo]}) r
    order by orden limit ${page.pagesize} offset ${(page.page - 1) * page.pagesize}`.execute(db)
  const campos = camposDe(tipo)
  const records = rows.map((row) => ({ celdas: campos.map((campo) => escrito(row[campo])) }))
  return pageOf(records, page, rows[0]?.total ?? 0)
}

function escrito(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : ''
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
