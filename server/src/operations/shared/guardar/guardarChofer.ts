import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { choferNuevo } from '@portal/contract/choferes.ts'
import { documentoProblem, spelledDocumento } from '@portal/contract/identificacion.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import { nacimientoProblem } from '../../../rules/chofer.ts'
import { bajaOf, followBaja } from '../baja.ts'
import { requireFields } from '../requireFields.ts'

type Field = FieldOf<'SaveChofer'>

type Values = Input<'SaveChofer'>['values']

/** What is asked of one that was saved, in the message that saves it where that can be. */
type Then<After> = (choferid: string) => Promise<After>

export type ChoferAnterior = Selectable<Database['chofer']>

/** Creates a chofer ("0") or changes what is sent, and refuses what may not be. Nothing is read of it but by `then`. */
export const guardarChofer = <After>(
  db: Kysely<Database>,
  { choferid, contactid, values }: Input<'SaveChofer'>,
  then: Then<After>,
): Promise<After> =>
  choferid === '0' ? create(db, values, then) : update(db, { choferid, contactid, values }, then)

/** The row of a new chofer, as far as nothing has to be asked for it. */
export function choferNuevoDe({ version, estado_cuenta, fecha_baja, motivo_baja, ...values }: Values) {
  requireFields(values, choferNuevo)
  if (estado_cuenta === 'BAJA' || fecha_baja || motivo_baja)
    throw refuseField<Field>('estado_cuenta', sentence('unChoferNuevoEmpiezaActivo'))
  refuseProblems(values)
  return { ...values, documento: spelled(values.tipo_documento, values.documento) }
}

/** The row that a change makes of one, as far as nothing has to be asked for it. */
export function choferCambiadoDe(
  before: ChoferAnterior,
  { version, estado_cuenta, fecha_baja, motivo_baja, ...values }: Values,
) {
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  if (before.estado_cuenta === 'BLOQUEADO') throw refuse('RESOURCE_BLOCKED')
  refuseProblems(values)
  const tipo_documento = values.tipo_documento ?? before.tipo_documento
  const documento = spelled(tipo_documento, values.documento ?? before.documento)
  const { estado, ...baja } = bajaOf(
    { estado: estado_cuenta, fecha_baja, motivo_baja },
    { ...before, estado: before.estado_cuenta },
    values.fecha_alta ?? before.fecha_alta,
  )
  return { ...values, ...baja, estado_cuenta: estado, tipo_documento, documento }
}

async function create<After>(db: Kysely<Database>, values: Values, then: Then<After>): Promise<After> {
  const row = choferNuevoDe(values)
  const [, , { choferid }] = await together([
    refuseTwin(db, '0', row.tipo_documento, row.documento),
    refuseForeignPhoto(db, row.foto),
    db.insertInto('chofer').values(row).returning('choferid').executeTakeFirstOrThrow(),
  ])
  return then(choferid)
}

async function update<After>(
  db: Kysely<Database>,
  { choferid, contactid, values }: Input<'SaveChofer'>,
  then: Then<After>,
): Promise<After> {
  const before = await db
    .selectFrom('chofer')
    .selectAll()
    .where('choferid', '=', choferid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (contactid !== undefined && contactid !== before.contactid) throw refuse('RECORD_NOT_FOUND')
  const row = choferCambiadoDe(before, values)
  const { tipo_documento, documento, foto, estado_cuenta: estado, fecha_baja, motivo_baja } = row
  const asBefore = tipo_documento === before.tipo_documento && documento === before.documento
  const saved = together([
    asBefore ? undefined : refuseTwin(db, choferid, tipo_documento, documento),
    foto === before.foto ? undefined : refuseForeignPhoto(db, foto),
    db
      .updateTable('chofer')
      .set({ ...row, version: before.version + 1 })
      .where('choferid', '=', choferid)
      .execute(),
  ])
  if (estado === before.estado_cuenta) {
    const [, after] = await together([saved, then(choferid)])
    return after
  }
  await saved
  await followBaja(db, choferid, { estado, fecha_baja, motivo_baja })
  return then(choferid)
}

function spelled(tipo_documento: string, documento: string): string {
  const problem = documentoProblem(tipo_documento, documento)
  if (problem !== undefined) throw refuseField<Field>('documento', problem)
  return spelledDocumento(documento)
}

function refuseProblems({ fecha_nacimiento }: Values): void {
  const problem = fecha_nacimiento ? nacimientoProblem(fecha_nacimiento, hoyEnBuenosAires()) : undefined
  if (problem !== undefined) throw refuseField<Field>('fecha_nacimiento', problem)
}

/** The unique constraint has the last word; asking first lets the refusal name the twin. */
async function refuseTwin(db: Kysely<Database>, choferid: string, tipo_documento: string, documento: string) {
  const twin = await db
    .selectFrom('chofer')
    .select(['choferid', 'apellido', 'nombre'])
    .where('tipo_documento', '=', tipo_documento)
    .where('documento', '=', documento)
    .where('choferid', '<>', choferid)
    .executeTakeFirst()
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.choferid,
      words: { que: sentence('choferConEseDocumento', { nombre: twin.nombre, apellido: twin.apellido }) },
      fields: { documento: sentence('yaTenesUnChofer') },
    })
}

async function refuseForeignPhoto(db: Kysely<Database>, foto: string | null | undefined): Promise<void> {
  if (foto === null || foto === undefined) return
  const picture = await db
    .selectFrom('archivo')
    .select('mediatype')
    .where('archivoid', '=', foto)
    .where('documentoid', 'is', null)
    .executeTakeFirst()
  if (picture?.mediatype.startsWith('image/') !== true)
    throw refuseField<Field>('foto', sentence('volveASubirLaFoto'))
}
