import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { maxOperaciones } from '@portal/contract/operaciones.ts'
import { problemaDeExigencia } from '@portal/contract/reglaDeExigencia.ts'
import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { readOperacion, type Operacion } from './queries.ts'
import { noteCambio, vistaDeOperacion, type Vista } from './vistaDeOperacion.ts'

type Values = Omit<Input<'SaveOperacion'>['values'], 'version'>
type Exigencias = NonNullable<Values['exigencias']>

const refuseIt = (field: FieldOf<'SaveOperacion'>, sentence: Sentence) =>
  refuseField<FieldOf<'SaveOperacion'>>(field, sentence)

export const SaveOperacion = worksOnData<'SaveOperacion'>(
  async ({ operacionid, values, soloVista }, { db }) => {
    const { version, exigencias, ...own } = values
    const before =
      operacionid === '0' ? null : await findOperacion(db, operacionid, { version, lock: !soloVista })
    if (exigencias) await refuseWrong(db, exigencias, before?.exigencias ?? [])
    await refuseTwin(db, { operacionid, ...own })
    if (soloVista) return { records: [], vista: await vistaDe(db, before, { ...own, exigencias }) }
    const saved = before ? await change(db, before, own) : await add(db, own)
    if (before) await noteIt(db, before, { ...own, exigencias })
    if (exigencias) await saveExigencias(db, saved, exigencias)
    // Who it touches is looked into anew, and written to, once this is done, so that nobody waits for it.
    await sql`select ejecutar_tarea(nombre) from tarea where nombre in ('veredictos', 'cambios') order by nombre`.execute(
      db,
    )
    return { records: [await readOperacion(db, saved)], vista: null }
  },
)

async function findOperacion(
  db: Kysely<Database>,
  operacionid: string,
  { version, lock }: { version: number | undefined; lock: boolean },
): Promise<Operacion> {
  if (lock) await sql`select 1 from operacion where operacionid = ${operacionid} for update`.execute(db)
  const operacion = await readOperacion(db, operacionid)
  if (version !== undefined && version !== operacion.version) throw refuse('STALE_VERSION')
  return operacion
}

/**
 * One that asks for no more than everybody is asked for says nothing, and none may ask for less. One that is there already
 * stays: what everybody is asked for may have become more since, and it does no harm.
 */
async function refuseWrong(
  db: Kysely<Database>,
  exigencias: Exigencias,
  before: Operacion['exigencias'],
): Promise<void> {
  const tipos = await db
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', 'nombre', 'alcance', 'obligatorio', 'critico'])
    .where(sql<boolean>`tipodocumentoid = any (${exigencias.map(({ tipodocumentoid }) => tipodocumentoid)})`)
    .execute()
  const seen = new Set<string>()
  for (const exigencia of exigencias) {
    const tipo = tipos.find(({ tipodocumentoid }) => tipodocumentoid === exigencia.tipodocumentoid)
    if (!tipo) throw refuse('RECORD_NOT_FOUND')
    if (seen.has(tipo.tipodocumentoid))
      throw refuseIt('exigencias', sentence('exigidoDosVeces', { tipo: tipo.nombre }))
    seen.add(tipo.tipodocumentoid)
    const problem = problemaDeExigencia(tipo, exigencia)
    if (problem !== undefined && !before.some((kept) => asksTheSame(kept, exigencia)))
      throw refuseIt('exigencias', problem)
  }
}

const asksTheSame = (one: Exigencias[number], other: Exigencias[number]) =>
  (['tipodocumentoid', 'obligatorio', 'critico', 'vigente_desde', 'vigente_hasta'] as const).every(
    (field) => one[field] === other[field],
  )

async function refuseTwin(
  db: Kysely<Database>,
  { operacionid, nombre }: { operacionid: string; nombre?: string | undefined },
): Promise<void> {
  if (nombre === undefined) return
  const twin = await db
    .selectFrom('operacion')
    .select(['operacionid', 'nombre'])
    .where(sql<boolean>`sin_acentos(nombre) = sin_acentos(${nombre})`)
    .where('operacionid', '<>', operacionid)
    .executeTakeFirst()
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.operacionid,
      words: { que: `una operación llamada «${twin.nombre}»` },
      fields: { nombre: sentence('yaHayUnaOperacion') },
    })
}

async function add(db: Kysely<Database>, values: Omit<Values, 'exigencias'>): Promise<string> {
  requireFields(values, ['nombre'])
  const { cuantas } = await db
    .selectFrom('operacion')
    .select(sql<number>`count(*)`.as('cuantas'))
    .executeTakeFirstOrThrow()
  if (cuantas >= maxOperaciones)
    throw refuseIt('nombre', sentence('aLoSumoOperaciones', { max: maxOperaciones }))
  const { operacionid } = await db
    .insertInto('operacion')
    .values(values)
    .returning('operacionid')
    .executeTakeFirstOrThrow()
  return operacionid
}

async function change(
  db: Kysely<Database>,
  { operacionid, version }: Operacion,
  values: Omit<Values, 'exigencias'>,
): Promise<string> {
  await db
    .updateTable('operacion')
    .set({ ...values, version: version + 1 })
    .where('operacionid', '=', operacionid)
    .execute()
  return operacionid
}

/** What says the same stays untouched: nobody's verdict is looked into for it. */
async function saveExigencias(
  db: Kysely<Database>,
  operacionid: string,
  exigencias: Exigencias,
): Promise<void> {
  await db
    .deleteFrom('exigencia')
    .where('operacionid', '=', operacionid)
    .where(sql<boolean>`tipodocumentoid <> all (${exigencias.map(({ tipodocumentoid }) => tipodocumentoid)})`)
    .execute()
  if (exigencias.length === 0) return
  await db
    .insertInto('exigencia')
    .values(exigencias.map((exigencia) => ({ ...exigencia, operacionid })))
    .onConflict((conflict) =>
      conflict
        .constraint('exigencia_una')
        .doUpdateSet((eb) => ({
          obligatorio: eb.ref('excluded.obligatorio'),
          critico: eb.ref('excluded.critico'),
          vigente_desde: eb.ref('excluded.vigente_desde'),
          vigente_hasta: eb.ref('excluded.vigente_hasta'),
          fuente: eb.ref('excluded.fuente'),
        }))
        .where(
          sql<boolean>`(exigencia.obligatorio, exigencia.critico, exigencia.vigente_desde, exigencia.vigente_hasta, exigencia.fuente)
            is distinct from (excluded.obligatorio, excluded.critico, excluded.vigente_desde, excluded.vigente_hasta, excluded.fuente)`,
        ),
    )
    .execute()
}

/** What it asks of those who take part: nobody goes to one that is closed, whatever it would ask. */
const pideAhora = ({ activa, exigencias }: Operacion) => (activa ? exigencias : [])

/** Whom it touches. One that nobody takes part in touches nobody, nor does one that stays closed or is closed by it. */
async function vistaDe(db: Kysely<Database>, before: Operacion | null, values: Values): Promise<Vista> {
  const hoy = hoyEnBuenosAires()
  const was = before ? pideAhora(before) : []
  const open = values.activa ?? before?.activa ?? true
  const is = open ? (values.exigencias ?? before?.exigencias ?? []) : was
  return vistaDeOperacion(db, before?.operacionid ?? '0', { was, is, hoy })
}

/** One that stays closed asks nobody for anything: what is changed of it is told once it is opened, with all that it asks. */
async function noteIt(
  db: Kysely<Database>,
  before: Operacion,
  { activa, exigencias }: Values,
): Promise<void> {
  const opens = activa === true && !before.activa
  if (opens || (before.activa && exigencias)) await noteCambio(db, before.operacionid, pideAhora(before))
}
