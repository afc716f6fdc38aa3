import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { problemaDeRige, problemasDeEspera, porPartes } from '@portal/contract/cambioDeTipo.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { ValoresConDia } from '@portal/contract/catalogo.ts'
import { diaDeEfecto, sinCondiciones, tipoProblems, type Exigencia } from '@portal/contract/reglaDeTipo.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'
import { asTold, type Tipo } from './queries.ts'
import { vistaDeTipo } from './vistaDeTipo.ts'
import { vistaEnOperaciones } from './vistaEnOperaciones.ts'

type Values = Omit<Input<'SaveTipoDocumento'>['values'], 'version' | 'rige_desde'>

/** What a new type can't do without. */
const requeridos = ['nombre', 'docrectipo_recurso', 'vigencia', 'origen'] as const

export const SaveTipoDocumento: Handler<'SaveTipoDocumento'> = async (input, { db }) => {
  const { tipodocumentoid, soloVista } = input
  const hoy = hoyEnBuenosAires()
  const { version, rige_desde: desde = hoy, ...values } = input.values
  const problem = problemaDeRige(desde, hoy)
  if (problem !== undefined) throw refuseIt('rige_desde', problem)
  const look = async (before: Tipo | null, after: Exigencia) => ({
    records: [],
    vista: {
      ...(await vistaDeTipo(db, before, after, diaDeEfecto(before, after, desde))),
      // Nobody asks yet for one that is new.
      operaciones: before ? await vistaEnOperaciones(db, before, after, desde) : [],
    },
  })

  if (tipodocumentoid === '0') {
    const tipo = await checkNew(db, values)
    return soloVista ? look(null, tipo) : answer(db, await add(db, tipo, { desde, hoy }))
  }
  const before = await findTipo(db, tipodocumentoid, { version, lock: !soloVista })
  const after = await checkChanged(db, before, values, { desde, hoy })
  return soloVista ? look(before, after) : answer(db, await change(db, before, values, { desde, hoy }))
}

/** The first day on which what is saved rules. */
interface Dia {
  desde: string
  hoy: string
}

async function answer(db: Kysely<Database>, tipo: Tipo) {
  // Who it touches is looked into anew, and written to, once this is done, so that nobody waits for it.
  await sql`select ejecutar_tarea(nombre) from tarea where nombre in ('veredictos', 'cambios') order by nombre`.execute(
    db,
  )
  return { records: await asTold(db, [tipo]), vista: null }
}

interface Finding {
  version: number | undefined
  /** Until the end: of two who change it at once, the second finds what the first left. */
  lock: boolean
}

async function findTipo(
  db: Kysely<Database>,
  tipodocumentoid: string,
  { version, lock }: Finding,
): Promise<Tipo> {
  const tipo = await db
    .selectFrom('tipo_documento')
    .selectAll()
    .where('tipodocumentoid', '=', tipodocumentoid)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!tipo) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== tipo.version) throw refuse('STALE_VERSION')
  return tipo
}

async function checkNew(db: Kysely<Database>, values: Values) {
  requireFields(values, requeridos)
  // A new type asks for nothing but what it says; the rest is what the table takes it to be.
  const tipo = { meses: null, ...sinCondiciones, obligatorio: true, critico: false, ...values }
  refuseProblems(tipoProblems(tipo))
  await refuseTwin(db, { ...tipo, tipodocumentoid: '0' })
  return tipo
}

/** One that is required from a later day on is optional until then: so everybody can present it before it counts. */
async function add(
  db: Kysely<Database>,
  tipo: Awaited<ReturnType<typeof checkNew>>,
  { desde, hoy }: Dia,
): Promise<Tipo> {
  const { obligatorio, critico } = tipo
  const waits = obligatorio && desde > hoy
  const optativo = { obligatorio: false, critico: false }
  const added = await db
    .insertInto('tipo_documento')
    .values({
      // A month's paper never has more than a month left. See docs/decisions/0007.
      aviso_dias: tipo.vigencia === 'mensual' ? [7, 1] : [30, 15, 7, 1],
      orden: sql`(select coalesce(max(orden), 0) + 10 from tipo_documento where docrectipo_recurso = ${tipo.docrectipo_recurso})`,
      ...tipo,
      ...(waits && optativo),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (obligatorio)
    await keepCambio(db, added, { valores: { obligatorio, critico }, antes: optativo, desde, hoy })
  return added
}

async function checkChanged(
  db: Kysely<Database>,
  before: Tipo,
  values: Values,
  { desde, hoy }: Dia,
): Promise<Tipo> {
  // The documents of the type hang on resources of its kind.
  if ((values.docrectipo_recurso ?? before.docrectipo_recurso) !== before.docrectipo_recurso)
    throw refuseIt('docrectipo_recurso', sentence('elRecursoDeUnTipo'))
  const after = { ...before, ...values }
  refuseProblems(tipoProblems(after))
  if (hasAny(porPartes(before, values).conDia)) await refuseWhileOneWaits(db, before)
  await refuseTwin(db, after)
  await refuseUnreadable(db, before, after.vigencia)
  refuseProblems(problemasDeEspera(before, after, { desde, hoy }))
  return after
}

async function change(
  db: Kysely<Database>,
  before: Tipo,
  values: Values,
  { desde, hoy }: Dia,
): Promise<Tipo> {
  const { enseguida, conDia } = porPartes(before, values)
  const changed = await db
    .updateTable('tipo_documento')
    .set({ ...enseguida, ...(desde <= hoy && conDia), version: before.version + 1 })
    .where('tipodocumentoid', '=', before.tipodocumentoid)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (hasAny(conDia))
    await keepCambio(db, changed, { valores: conDia, antes: same(before, conDia), desde, hoy })
  return changed
}

const hasAny = (values: object) => Object.keys(values).length > 0

/** What these fields say. */
const same = (tipo: Tipo, fields: object): ValoresConDia =>
  Object.fromEntries(Object.entries(tipo).filter(([field]) => field in fields))

const keepCambio = (
  db: Kysely<Database>,
  { tipodocumentoid }: Tipo,
  { valores, antes, desde, hoy }: Dia & { valores: ValoresConDia; antes: ValoresConDia },
) =>
  db
    .insertInto('cambio_tipo')
    .values({
      tipodocumentoid,
      valores: JSON.stringify(valores),
      antes: JSON.stringify(antes),
      desde,
      aplicado: desde <= hoy ? sql`now()` : null,
    })
    .execute()

async function refuseWhileOneWaits(db: Kysely<Database>, { tipodocumentoid }: Tipo): Promise<void> {
  const waiting = await db
    .selectFrom('cambio_tipo')
    .select('desde')
    .where('tipodocumentoid', '=', tipodocumentoid)
    .where('retirado', 'is', null)
    .where('aplicado', 'is', null)
    .executeTakeFirst()
  if (waiting) throw refuseIt('rige_desde', sentence('yaEsperaUnCambio', { fecha: { dia: waiting.desde } }))
}

const refuseIt = (field: FieldOf<'SaveTipoDocumento'>, sentence: Sentence) =>
  refuseField<FieldOf<'SaveTipoDocumento'>>(field, sentence)

function refuseProblems(fields: Record<string, string>): void {
  if (hasAny(fields)) throw refuse('INVALID_INPUT', { fields })
}

/** Two of one name can't be told apart where they are presented. */
async function refuseTwin(
  db: Kysely<Database>,
  {
    tipodocumentoid,
    nombre,
    docrectipo_recurso,
  }: Pick<Tipo, 'tipodocumentoid' | 'nombre' | 'docrectipo_recurso'>,
): Promise<void> {
  const twin = await db
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', 'nombre'])
    .where('docrectipo_recurso', '=', docrectipo_recurso)
    .where(sql<boolean>`sin_acentos(nombre) = sin_acentos(${nombre})`)
    .where('tipodocumentoid', '<>', tipodocumentoid)
    .executeTakeFirst()
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.tipodocumentoid,
      words: { que: `un tipo de documento llamado «${twin.nombre}»` },
      fields: { nombre: sentence('yaHayUnTipo') },
    })
}
