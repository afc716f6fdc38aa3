import { refuse, type Input } from '@portal/contract'
import { unidadNueva } from '@portal/contract/unidades.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import { worksOnData } from '../../../handler.ts'
import { lugares, unidadProblems, type Composicion, type Recurso } from '../../../rules/unidad.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { readUnidad } from './queries.ts'

type Values = Input<'SaveUnidad'>['values']

const vacia: Composicion = {
  tractor: null,
  arrastre1: null,
  arrastre2: null,
  chofer1: null,
  chofer2: null,
  estado: 'ACTIVA',
}

export const SaveUnidad = worksOnData<'SaveUnidad'>(async ({ unidadid, values }, { db }) => {
  return {
    records: [unidadid === '0' ? await create(db, values) : await update(db, unidadid, values)],
  }
})

async function create(db: Kysely<Database>, { version, ...values }: Values) {
  const recursos = await lockSent(db, values)
  requireFields(values, unidadNueva)
  const after = changed(vacia, values)
  refuseProblems(after, recursos, vacia)
  const { unidadid } = await db
    .insertInto('unidad')
    .values({ nombre: values.nombre, ...after })
    .returning('unidadid')
    .executeTakeFirstOrThrow()
  return readUnidad(db, unidadid)
}

async function update(db: Kysely<Database>, unidadid: string, { version, ...values }: Values) {
  // Parts before the unit, as a leave locks them: the two wait for each other, and not both for ever.
  const [recursos, before] = await together([
    lockSent(db, values),
    db.selectFrom('unidad').selectAll().where('unidadid', '=', unidadid).forUpdate().executeTakeFirst(),
  ])
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const after = changed(before, values)
  refuseProblems(after, recursos, before)
  const [, unidad] = await together([
    db
      .updateTable('unidad')
      .set({ nombre: values.nombre ?? before.nombre, ...after, version: before.version + 1 })
      .where('unidadid', '=', unidadid)
      .execute(),
    readUnidad(db, unidadid),
  ])
  return unidad
}

/** How the unit is put together once what was sent takes effect. */
function changed(before: Composicion, values: Values): Composicion {
  const after = { ...vacia, estado: values.estado ?? before.estado }
  for (const lugar of lugares) {
    const sent = values[lugar]
    after[lugar] = sent === undefined ? before[lugar] : sent
  }
  return after
}

function refuseProblems(after: Composicion, recursos: readonly Recurso[], before: Composicion): void {
  const fields = unidadProblems(after, recursos, before)
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })
}

/** The carrier's own among the parts that were sent. None of them leaves until the save is done. */
async function lockSent(db: Kysely<Database>, values: Values): Promise<Recurso[]> {
  const sent = lugares.flatMap((lugar) => values[lugar] ?? [])
  if (sent.length === 0) return []
  const [dominios, choferes] = await together([
    db
      .selectFrom('dominio')
      .select(['dominioid as recursoid', 'dominio as nombre', 'estado_dominio as estado', 'tipo_vehiculo'])
      .where('dominioid', 'in', sent)
      .orderBy('dominioid')
      .forShare()
      .execute(),
    db
      .selectFrom('chofer')
      .select([
        'choferid as recursoid',
        sql<string>`apellido || ', ' || nombre`.as('nombre'),
        'estado_cuenta as estado',
      ])
      .where('choferid', 'in', sent)
      .orderBy('choferid')
      .forShare()
      .execute(),
  ])
  return [...dominios, ...choferes.map((chofer) => ({ ...chofer, tipo_vehiculo: null }))]
}
