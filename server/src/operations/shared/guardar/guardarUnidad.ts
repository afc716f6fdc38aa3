import { refuse, type Input } from '@portal/contract'
import { enCadaLugar, lugares } from '@portal/contract/lugaresDeUnidad.ts'
import { unidadNueva } from '@portal/contract/unidades.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import { unidadProblems, type Composicion, type Recurso } from '../../../rules/unidad.ts'
import { requireFields } from '../requireFields.ts'

type Values = Input<'SaveUnidad'>['values']

const vacia: Composicion = {
  ...enCadaLugar(() => null),
  estado: 'ACTIVA',
}

/** What is asked of one that was saved, in the message that saves it where that can be. */
type Then<After> = (unidadid: string) => Promise<After>

export type UnidadAnterior = Selectable<Database['unidad']>

/** Puts a unidad together ("0") or changes what is sent, and refuses what may not be. Nothing is read of it but by `then`. */
export const guardarUnidad = <After>(
  db: Kysely<Database>,
  { unidadid, values }: Input<'SaveUnidad'>,
  then: Then<After>,
): Promise<After> => (unidadid === '0' ? create(db, values, then) : update(db, unidadid, values, then))

/** The row of a new unidad. `recursos` are the carrier's own among the parts that are sent. */
export function unidadNuevaDe({ version, ...values }: Values, recursos: readonly Recurso[]) {
  requireFields(values, unidadNueva)
  const after = changed(vacia, values)
  refuseProblems(after, recursos, vacia)
  return { nombre: values.nombre, ...after }
}

/** The row that a change makes of one. */
export function unidadCambiadaDe(
  before: UnidadAnterior,
  { version, ...values }: Values,
  recursos: readonly Recurso[],
) {
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const after = changed(before, values)
  refuseProblems(after, recursos, before)
  return { nombre: values.nombre ?? before.nombre, ...after }
}

async function create<After>(db: Kysely<Database>, values: Values, then: Then<After>): Promise<After> {
  const row = unidadNuevaDe(values, await lockSent(db, values))
  const { unidadid } = await db
    .insertInto('unidad')
    .values(row)
    .returning('unidadid')
    .executeTakeFirstOrThrow()
  return then(unidadid)
}

async function update<After>(
  db: Kysely<Database>,
  unidadid: string,
  values: Values,
  then: Then<After>,
): Promise<After> {
  // Parts before the unit, as a leave locks them: the two wait for each other, and not both for ever.
  const [recursos, before] = await together([
    lockSent(db, values),
    db.selectFrom('unidad').selectAll().where('unidadid', '=', unidadid).forUpdate().executeTakeFirst(),
  ])
  if (!before) throw refuse('RECORD_NOT_FOUND')
  const row = unidadCambiadaDe(before, values, recursos)
  const [, after] = await together([
    db
      .updateTable('unidad')
      .set({ ...row, version: before.version + 1 })
      .where('unidadid', '=', unidadid)
      .execute(),
    then(unidadid),
  ])
  return after
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
