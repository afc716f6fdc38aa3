import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import {
  diaDeEfecto,
  sinCondiciones,
  tipoProblems,
  type Exigencia,
  type ReglaDeTipo,
} from '@portal/contract/reglaDeTipo.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'
import { withEjemplo, type Tipo } from './queries.ts'
import { vistaDeTipo } from './vistaDeTipo.ts'

type Values = Omit<Input<'SaveTipoDocumento'>['values'], 'version'>

/** What a new type can't do without. */
const requeridos = ['nombre', 'docrectipo_recurso', 'vigencia', 'origen'] as const

export const SaveTipoDocumento: Handler<'SaveTipoDocumento'> = async (input, { db }) => {
  const { tipodocumentoid, soloVista } = input
  const { version, ...values } = input.values
  const look = async (before: Tipo | null, after: Exigencia) => ({
    records: [],
    vista: await vistaDeTipo(db, before, after, diaDeEfecto(before, after, hoyEnBuenosAires())),
  })

  if (tipodocumentoid === '0') {
    const tipo = await checkNew(db, values)
    return soloVista ? look(null, { ...sinDecir, ...tipo }) : answer(db, await insert(db, tipo))
  }
  const before = await findTipo(db, tipodocumentoid, { version, lock: !soloVista })
  const after = await checkChanged(db, before, values)
  return soloVista ? look(before, after) : answer(db, await update(db, before, values))
}

async function answer(db: Kysely<Database>, tipo: Tipo) {
  // Who it touches is looked into anew once this is done, so that nobody waits for it.
  await sql`select ejecutar_tarea(nombre) from tarea where nombre = 'veredictos'`.execute(db)
  return { records: await withEjemplo(db, [tipo]), vista: null }
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

/** What the table takes a type to be that does not say. */
const sinDecir = { obligatorio: true, critico: false }

async function checkNew(db: Kysely<Database>, values: Values) {
  requireFields(values, requeridos)
  // A new type asks for nothing but what it says.
  const tipo = { meses: null, ...sinCondiciones, ...values }
  refuseProblems(tipo)
  await refuseTwin(db, { ...tipo, tipodocumentoid: '0' })
  return tipo
}

const insert = (db: Kysely<Database>, tipo: Awaited<ReturnType<typeof checkNew>>): Promise<Tipo> =>
  db
    .insertInto('tipo_documento')
    .values({
      // A month's paper never has more than a month left. See docs/decisions/0007.
      aviso_dias: tipo.vigencia === 'mensual' ? [7, 1] : [30, 15, 7, 1],
      orden: sql`(select coalesce(max(orden), 0) + 10 from tipo_documento where docrectipo_recurso = ${tipo.docrectipo_recurso})`,
      ...tipo,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

async function checkChanged(db: Kysely<Database>, before: Tipo, values: Values) {
  // The documents of the type hang on resources of its kind.
  if ((values.docrectipo_recurso ?? before.docrectipo_recurso) !== before.docrectipo_recurso)
    throw refuseField<FieldOf<'SaveTipoDocumento'>>(
      'docrectipo_recurso',
      'El recurso de un tipo no cambia: creá otro tipo',
    )
  const after = { ...before, ...values }
  refuseProblems(after)
  await refuseTwin(db, after)
  await refuseUnreadable(db, before, after.vigencia)
  return after
}

const update = (db: Kysely<Database>, before: Tipo, values: Values): Promise<Tipo> =>
  db
    .updateTable('tipo_documento')
    .set({ ...values, version: before.version + 1 })
    .where('tipodocumentoid', '=', before.tipodocumentoid)
    .returningAll()
    .executeTakeFirstOrThrow()

function refuseProblems(tipo: ReglaDeTipo): void {
  const fields = tipoProblems(tipo)
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })
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
      fields: { nombre: 'Ya hay un tipo con este nombre' },
    })
}
