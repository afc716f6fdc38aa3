import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { dominioNuevo } from '@portal/contract/dominios.ts'
import { patenteProblem } from '@portal/contract/patentes.ts'
import { tipoVehiculoDe } from '@portal/contract/vehiculos.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import { worksOnData } from '../../../handler.ts'
import { anioProblem } from '../../../rules/dominio.ts'
import { bajaOf, followBaja } from '../../shared/baja.ts'
import { renewed } from '../../shared/renewed.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { unidadesOf } from '../../shared/unidadesOf.ts'
import { readDominio } from './queries.ts'

type Field = FieldOf<'SaveDominio'>

type Values = Input<'SaveDominio'>['values']

/** What of a dominio is checked together. */
interface Checked {
  dominio: string
  pais_patente: string
  tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE'
}

export const SaveDominio = worksOnData<'SaveDominio'>(async ({ dominioid, values }, { db }) => {
  return {
    records: [dominioid === '0' ? await create(db, values) : await update(db, dominioid, values)],
  }
})

async function create(
  db: Kysely<Database>,
  { version, tipo_vehiculo, estado_dominio, fecha_baja, motivo_baja, ...values }: Values,
) {
  requireFields(values, dominioNuevo)
  if (estado_dominio === 'BAJA' || fecha_baja || motivo_baja)
    throw refuseField<Field>('estado_dominio', sentence('unDominioNuevoEmpiezaActivo'))
  const row = { pais_patente: 'Argentina', ...values, tipo_vehiculo: tipoVehiculoDe(values.vehiculo) }
  refuseProblems(row, { anio: values.anio, tipo_vehiculo })
  const [, { dominioid }] = await together([
    refuseTwin(db, '0', row),
    db.insertInto('dominio').values(row).returning('dominioid').executeTakeFirstOrThrow(),
  ])
  const [, dominio] = await together([renewed(db), readDominio(db, dominioid)])
  return dominio
}

async function update(
  db: Kysely<Database>,
  dominioid: string,
  { version, tipo_vehiculo, estado_dominio, fecha_baja, motivo_baja, ...values }: Values,
) {
  const before = await db
    .selectFrom('dominio')
    .selectAll()
    .where('dominioid', '=', dominioid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  if (before.estado_dominio === 'BLOQUEADO') throw refuse('RESOURCE_BLOCKED')

  const after: Checked = {
    dominio: values.dominio ?? before.dominio,
    pais_patente: values.pais_patente ?? before.pais_patente,
    tipo_vehiculo: values.vehiculo === undefined ? before.tipo_vehiculo : tipoVehiculoDe(values.vehiculo),
  }
  refuseProblems(after, { anio: values.anio, tipo_vehiculo })
  const { estado, ...baja } = bajaOf(
    { estado: estado_dominio, fecha_baja, motivo_baja },
    { ...before, estado: before.estado_dominio },
    null,
  )
  const asBefore = after.dominio === before.dominio && after.pais_patente === before.pais_patente
  const saved = together([
    asBefore ? undefined : refuseTwin(db, dominioid, after),
    after.tipo_vehiculo === before.tipo_vehiculo ? undefined : refuseInUnidad(db, dominioid),
    db
      .updateTable('dominio')
      .set({ ...values, ...after, ...baja, estado_dominio: estado, version: before.version + 1 })
      .where('dominioid', '=', dominioid)
      .execute(),
  ])
  if (estado === before.estado_dominio) {
    const [, , dominio] = await together([saved, renewed(db), readDominio(db, dominioid)])
    return dominio
  }
  await saved
  await followBaja(db, dominioid, { estado, ...baja })
  const [, dominio] = await together([renewed(db), readDominio(db, dominioid)])
  return dominio
}

function refuseProblems(
  { dominio, pais_patente, tipo_vehiculo }: Checked,
  sent: Pick<Values, 'anio' | 'tipo_vehiculo'>,
): void {
  const fields: Record<string, string> = {}
  const patente = patenteProblem(pais_patente, dominio)
  if (patente !== undefined) fields['dominio'] = patente
  const anio = sent.anio == null ? undefined : anioProblem(sent.anio, hoyEnBuenosAires())
  if (anio !== undefined) fields['anio'] = anio
  if (sent.tipo_vehiculo !== undefined && sent.tipo_vehiculo !== tipo_vehiculo)
    fields['tipo_vehiculo'] = sentence('eseVehiculoEs', { tipo: tipo_vehiculo })
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })
}

/** The unique constraint has the last word; asking first lets the refusal name the twin. */
async function refuseTwin(
  db: Kysely<Database>,
  dominioid: string,
  { dominio, pais_patente }: Checked,
): Promise<void> {
  const twin = await db
    .selectFrom('dominio')
    .select(['dominioid', 'estado_dominio'])
    .where('pais_patente', '=', pais_patente)
    .where('dominio', '=', dominio)
    .where('dominioid', '<>', dominioid)
    .executeTakeFirst()
  if (!twin) return
  const named = { dominio, pais: pais_patente }
  const que = {
    ACTIVO: `${dominio} (${pais_patente})`,
    BAJA: sentence('dominioDeBaja', named),
    BLOQUEADO: sentence('dominioBloqueado', named),
  }
  throw refuse('DUPLICATE', {
    twin: twin.dominioid,
    words: { que: que[twin.estado_dominio] },
    fields: { dominio: sentence('yaTenesUnDominio') },
  })
}

/** What pulls and what is pulled have places of their own in a unit. */
async function refuseInUnidad(db: Kysely<Database>, dominioid: string): Promise<void> {
  const [unidad] = await unidadesOf(db, dominioid)
  if (unidad) throw refuseField<Field>('vehiculo', sentence('esParteDeUnidad', { unidad: unidad.nombre }))
}
