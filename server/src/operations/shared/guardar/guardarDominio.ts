import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { dominioNuevo } from '@portal/contract/dominios.ts'
import { patenteProblem } from '@portal/contract/patentes.ts'
import { tipoVehiculoDe } from '@portal/contract/vehiculos.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import { anioProblem } from '../../../rules/dominio.ts'
import { bajaOf, followBaja } from '../baja.ts'
import { requireFields } from '../requireFields.ts'
import { unidadesOf } from '../unidadesOf.ts'

type Field = FieldOf<'SaveDominio'>

type Values = Input<'SaveDominio'>['values']

/** What of a dominio is checked together. */
interface Checked {
  dominio: string
  pais_patente: string
  tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE'
}

/** What is asked of one that was saved, in the message that saves it where that can be. */
type Then<After> = (dominioid: string) => Promise<After>

export type DominioAnterior = Selectable<Database['dominio']>

/** Creates a dominio ("0") or changes what is sent, and refuses what may not be. Nothing is read of it but by `then`. */
export const guardarDominio = <After>(
  db: Kysely<Database>,
  { dominioid, values }: Input<'SaveDominio'>,
  then: Then<After>,
): Promise<After> => (dominioid === '0' ? create(db, values, then) : update(db, dominioid, values, then))

/** The row of a new dominio, as far as nothing has to be asked for it. */
export function dominioNuevoDe({
  version,
  tipo_vehiculo,
  estado_dominio,
  fecha_baja,
  motivo_baja,
  ...values
}: Values) {
  requireFields(values, dominioNuevo)
  if (estado_dominio === 'BAJA' || fecha_baja || motivo_baja)
    throw refuseField<Field>('estado_dominio', sentence('unDominioNuevoEmpiezaActivo'))
  const row = { pais_patente: 'Argentina', ...values, tipo_vehiculo: tipoVehiculoDe(values.vehiculo) }
  refuseProblems(row, { anio: values.anio, tipo_vehiculo })
  return row
}

/** The row that a change makes of one, as far as nothing has to be asked for it. */
export function dominioCambiadoDe(
  before: DominioAnterior,
  { version, tipo_vehiculo, estado_dominio, fecha_baja, motivo_baja, ...values }: Values,
) {
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
  return { ...values, ...after, ...baja, estado_dominio: estado }
}

async function create<After>(db: Kysely<Database>, values: Values, then: Then<After>): Promise<After> {
  const row = dominioNuevoDe(values)
  const [, { dominioid }] = await together([
    refuseTwin(db, '0', row),
    db.insertInto('dominio').values(row).returning('dominioid').executeTakeFirstOrThrow(),
  ])
  return then(dominioid)
}

async function update<After>(
  db: Kysely<Database>,
  dominioid: string,
  values: Values,
  then: Then<After>,
): Promise<After> {
  const before = await db
    .selectFrom('dominio')
    .selectAll()
    .where('dominioid', '=', dominioid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  const row = dominioCambiadoDe(before, values)
  const { estado_dominio: estado, fecha_baja, motivo_baja } = row
  const asBefore = row.dominio === before.dominio && row.pais_patente === before.pais_patente
  const saved = together([
    asBefore ? undefined : refuseTwin(db, dominioid, row),
    row.tipo_vehiculo === before.tipo_vehiculo ? undefined : refuseInUnidad(db, dominioid),
    db
      .updateTable('dominio')
      .set({ ...row, version: before.version + 1 })
      .where('dominioid', '=', dominioid)
      .execute(),
  ])
  if (estado === before.estado_dominio) {
    const [, after] = await together([saved, then(dominioid)])
    return after
  }
  await saved
  await followBaja(db, dominioid, { estado, fecha_baja, motivo_baja })
  return then(dominioid)
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
