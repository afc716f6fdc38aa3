import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Context, Handler } from '../../../handler.ts'
import { rutas } from '../../../mail/rutas.ts'
import { recursoBloqueado } from '../../../mail/templates/toCarriers.ts'
import { bloqueoOf } from '../../shared/bloqueo.ts'
import { mailTitulares } from '../../shared/mailTitulares.ts'

const tablas = {
  chofer: { table: 'chofer', key: 'choferid', column: 'estado_cuenta' },
  dominio: { table: 'dominio', key: 'dominioid', column: 'estado_dominio' },
} as const
type Clase = keyof typeof tablas

interface Bloqueable {
  cuenta_id: string
  estado: EstadoRecurso
  fecha_baja: string | null
}

export const BloquearRecurso: Handler<'BloquearRecurso'> = async (
  { recursoid, bloqueado, motivo },
  context,
) => {
  const { db } = context
  const { clase, recurso } = await lockRecurso(db, recursoid)
  if ((recurso.estado === 'BLOQUEADO') === bloqueado) throw refuse('STALE_VERSION')
  const estado = bloqueado ? 'BLOQUEADO' : recurso.fecha_baja === null ? 'ACTIVO' : 'BAJA'
  const { table, key, column } = tablas[clase]
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${estado}, version = version + 1
    where ${sql.ref(key)} = ${recursoid}`.execute(db)
  await sql`select anotar_recurso(${recursoid}, ${bloqueado ? 'bloqueado' : 'desbloqueado'}, ${motivo})`.execute(
    db,
  )
  const { nombre, dominio, tiporecurso } = await readRecurso(db, recurso.cuenta_id, recursoid)
  await tell({ clase, recursoid, nombre: dominio ?? nombre, cuenta_id: recurso.cuenta_id }, context)
  const bloqueo = bloqueado
    ? await bloqueoOf(db, { cuenta_id: recurso.cuenta_id, recursoid, documentoid: null })
    : null
  return { records: [{ recursoid, cuentaid: recurso.cuenta_id, tiporecurso, nombre, estado, bloqueo }] }

  async function tell(
    told: { clase: Clase; recursoid: string; nombre: string; cuenta_id: string },
    { services }: Context,
  ): Promise<void> {
    const url = services.settings.baseUrl + rutas[told.clase](told.recursoid)
    await mailTitulares(db, told.cuenta_id, 'recursoBloqueado', (person) =>
      recursoBloqueado({ ...person, recurso: told.nombre, bloqueado, motivo, url }),
    )
  }
}

/** Locked until the end: of two who block it at once, the second finds it blocked. */
async function lockRecurso(
  db: Kysely<Database>,
  recursoid: string,
): Promise<{ clase: Clase; recurso: Bloqueable }> {
  for (const clase of ['chofer', 'dominio'] as const) {
    const { table, key, column } = tablas[clase]
    const { rows } = await sql<Bloqueable>`
      select cuenta_id, ${sql.ref(column)} as estado, fecha_baja from ${sql.table(table)}
      where ${sql.ref(key)} = ${recursoid} for update`.execute(db)
    const [recurso] = rows
    if (recurso) return { clase, recurso }
  }
  throw await whyNot(db, recursoid)
}

/** A company is suspended and a unit is made of what can be blocked: neither is blocked itself. */
async function whyNot(db: Kysely<Database>, recursoid: string): Promise<Error> {
  const cuenta = await db
    .selectFrom('cuenta')
    .select('cuenta_id')
    .where('cuenta_id', '=', recursoid)
    .executeTakeFirst()
  if (cuenta) return refuseField<FieldOf<'BloquearRecurso'>>('recursoid', sentence('unaEmpresaNoSeBloquea'))
  const unidad = await db
    .selectFrom('unidad')
    .select('unidadid')
    .where('unidadid', '=', recursoid)
    .executeTakeFirst()
  return unidad
    ? refuseField<FieldOf<'BloquearRecurso'>>('recursoid', sentence('unaUnidadNoSeBloquea'))
    : refuse('RECORD_NOT_FOUND')
}

function readRecurso(db: Kysely<Database>, cuenta_id: string, recursoid: string) {
  return db
    .selectFrom('recurso')
    .select(['nombre', 'dominio', 'tiporecurso'])
    .where('cuenta_id', '=', cuenta_id)
    .where('recursoid', '=', recursoid)
    .executeTakeFirstOrThrow()
}
