import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { choferNuevo } from '@portal/contract/choferes.ts'
import { documentoProblem, spelledDocumento } from '@portal/contract/identificacion.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import { worksOnData } from '../../../handler.ts'
import { nacimientoProblem } from '../../../rules/chofer.ts'
import { bajaOf, followBaja } from '../../shared/baja.ts'
import { renewed } from '../../shared/renewed.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { readChofer } from './queries.ts'

type Field = FieldOf<'SaveChofer'>

type Values = Input<'SaveChofer'>['values']

export const SaveChofer = worksOnData<'SaveChofer'>(async ({ choferid, contactid, values }, { db }) => {
  return {
    records: [choferid === '0' ? await create(db, values) : await update(db, choferid, contactid, values)],
  }
})

async function create(
  db: Kysely<Database>,
  { version, estado_cuenta, fecha_baja, motivo_baja, ...values }: Values,
) {
  requireFields(values, choferNuevo)
  if (estado_cuenta === 'BAJA' || fecha_baja || motivo_baja)
    throw refuseField<Field>('estado_cuenta', sentence('unChoferNuevoEmpiezaActivo'))
  refuseProblems(values)
  const { tipo_documento } = values
  const documento = spelled(tipo_documento, values.documento)
  const [, , { choferid }] = await together([
    refuseTwin(db, '0', tipo_documento, documento),
    refuseForeignPhoto(db, values.foto),
    db
      .insertInto('chofer')
      .values({ ...values, documento })
      .returning('choferid')
      .executeTakeFirstOrThrow(),
  ])
  const [, chofer] = await together([renewed(db), readChofer(db, choferid)])
  return chofer
}

async function update(
  db: Kysely<Database>,
  choferid: string,
  contactid: string | undefined,
  { version, estado_cuenta, fecha_baja, motivo_baja, ...values }: Values,
) {
  const before = await db
    .selectFrom('chofer')
    .selectAll()
    .where('choferid', '=', choferid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (contactid !== undefined && contactid !== before.contactid) throw refuse('RECORD_NOT_FOUND')
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
  const asBefore = tipo_documento === before.tipo_documento && documento === before.documento
  const saved = together([
    asBefore ? undefined : refuseTwin(db, choferid, tipo_documento, documento),
    values.foto === before.foto ? undefined : refuseForeignPhoto(db, values.foto),
    db
      .updateTable('chofer')
      .set({
        ...values,
        ...baja,
        estado_cuenta: estado,
        tipo_documento,
        documento,
        version: before.version + 1,
      })
      .where('choferid', '=', choferid)
      .execute(),
  ])
  if (estado === before.estado_cuenta) {
    const [, , chofer] = await together([saved, renewed(db), readChofer(db, choferid)])
    return chofer
  }
  await saved
  await followBaja(db, choferid, { estado, ...baja })
  const [, chofer] = await together([renewed(db), readChofer(db, choferid)])
  return chofer
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
