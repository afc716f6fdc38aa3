import { refuseField, type FieldOf } from '@portal/contract'
import { maxTambien } from '@portal/contract/documentos.ts'
import { noMensual } from '@portal/contract/vigencia.ts'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'

/** Of one resource its slots are computed, whatever its state; of all of them they are read as they are kept. */
type Slot = Pick<Selectable<Database['casilla'] | Database['casilla_de_hoy']>, (typeof columns)[number]>

const columns = [
  'cuenta_id',
  'recursoid',
  'recurso',
  'tiporecurso',
  'dominio',
  'tipodocumentoid',
  'estado',
  'fecha_vencimiento',
  'renovacion',
  'mes',
] as const

/** What a change of the catalogue will ask for can be presented already. */
const porVenir = sql`select cuenta_id, recursoid, recurso, tiporecurso, dominio, tipodocumentoid, estado, fecha_vencimiento, false, false
  from casilla_por_venir where cuenta_id = mi_cuenta() and not pedido`

type Clausula = { nombre: string; cuit: string | null } | null

/** In whose favour a cover has to be: see docs/decisions/0160. */
const proveedor = sql<Clausula>`jsonb_build_object(
  'nombre', (select valor from ajuste where clave = 'proveedor_nombre'),
  'cuit', (select valor from ajuste where clave = 'proveedor_cuit'))`

const listed = sql.join(columns.map((column) => sql.ref(column)))

export const RecursosDelTipo: Handler<'RecursosDelTipo'> = async (
  { tipodocumentoid, recursoid, periodo },
  { db },
) => {
  const tipo = await db
    .selectFrom('tipo_documento')
    .select(['docrectipo_recurso', 'vigencia', 'control'])
    .where('tipodocumentoid', '=', tipodocumentoid)
    .executeTakeFirst()
  if (!tipo) return { records: [] }
  if (periodo !== undefined && tipo.vigencia !== 'mensual')
    throw refuseField<FieldOf<'RecursosDelTipo'>>('periodo', noMensual)
  const whole = recursoid === undefined && tipo.docrectipo_recurso !== 'chofer dado de baja'
  const slots: RawBuilder<Slot> = whole
    ? sql`(select ${listed} from casilla_de_hoy where cuenta_id = mi_cuenta()
        union all ${porVenir} and estado_recurso = 'ACTIVO')`
    : sql`(select ${listed} from casilla where cuenta_id = mi_cuenta() and exigible union all ${porVenir})`
  const ofMonth = periodo !== undefined
  const clausula = tipo.control === 'art' ? proveedor : sql<Clausula>`null::jsonb`
  const records = await db
    .selectFrom(slots.as('c'))
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'c.cuenta_id')
    .leftJoin('chofer', 'chofer.choferid', 'c.recursoid')
    // What speaks for the month that is asked about: see docs/decisions/0042.
    .leftJoin('documento as m', (join) =>
      join
        .onRef('m.cuenta_id', '=', 'c.cuenta_id')
        .onRef('m.recursoid', '=', 'c.recursoid')
        .onRef('m.tipodocumentoid', '=', 'c.tipodocumentoid')
        .on('m.periodo', '=', periodo ?? '')
        .on('m.es_del_mes', '=', true),
    )
    .select([
      'c.recursoid',
      'c.recurso as nombre',
      'c.tiporecurso',
      'c.dominio',
      'chofer.cuil',
      'cuenta.cuit',
      ofMonth
        ? sql<EstadoCasilla>`case when c.estado = 'bloqueado' then c.estado when m.documentoid is null then 'pendiente'
            else estado_mes(m.estado, m.bloqueado) end`.as('estado')
        : 'c.estado',
      ofMonth ? 'm.fecha_vencimiento' : 'c.fecha_vencimiento',
      clausula.as('clausula'),
      ofMonth ? sql<boolean>`false`.as('renovacion') : 'c.renovacion',
    ])
    .where('c.tipodocumentoid', '=', tipodocumentoid)
    .where('c.mes', '=', false)
    .$if(recursoid !== undefined, (query) => query.where('c.recursoid', '=', recursoid ?? ''))
    .orderBy('c.recurso')
    .orderBy('c.recursoid')
    .limit(maxTambien + 1)
    .execute()
  return { records: await withApariencia(db, records) }
}
