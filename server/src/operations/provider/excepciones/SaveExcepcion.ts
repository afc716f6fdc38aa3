import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { fechaLegible, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { problemaDeHasta } from '@portal/contract/excepciones.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { exceptuadoHasta } from '../../../rules/excepcion.ts'
import { readExcepcion } from './queries.ts'
import { tellCarrier } from './tellCarrier.ts'

const refuseIt = (field: FieldOf<'SaveExcepcion'>, sentence: Sentence) =>
  refuseField<FieldOf<'SaveExcepcion'>>(field, sentence)

export const SaveExcepcion: Handler<'SaveExcepcion'> = async (
  { recursoid, tipodocumentoid, hasta, motivo },
  context,
) => {
  const { db } = context
  const hoy = hoyEnBuenosAires()
  const cuenta_id = await requireExceptuable(db, { recursoid, tipodocumentoid, hasta, hoy })
  // Of two who lift one slot at once, the second takes the place of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`excepcion ${recursoid} ${tipodocumentoid}`}, 0))`.execute(
    db,
  )
  const before = await db
    .updateTable('excepcion')
    .set({ vale: false, reemplazada: sql`case when hasta >= ${hoy}::date then now() end` })
    .where('cuenta_id', '=', cuenta_id)
    .where('recursoid', '=', recursoid)
    .where('tipodocumentoid', '=', tipodocumentoid)
    // What an operation lifts stays beside it.
    .where('operacionid', 'is', null)
    .where('vale', '=', true)
    .returning(['hasta', 'reemplazada'])
    .executeTakeFirst()
  const { excepcionid } = await db
    .insertInto('excepcion')
    .values({ cuenta_id, recursoid, tipodocumentoid, desde: hoy, hasta, motivo, dada_por: sql`yo()` })
    .returning('excepcionid')
    .executeTakeFirstOrThrow()
  const excepcion = await readExcepcion(db, excepcionid)
  const antes = before?.reemplazada ? ` (antes, hasta el ${fechaLegible(before.hasta)})` : ''
  await tellCarrier(
    excepcion,
    { terminada: false, motivo, nota: `Hasta el ${fechaLegible(hasta)}${antes}: ${motivo}` },
    context,
  )
  return { records: [excepcion] }
}

/** The account of a resource that is asked for that type, where something is to be lifted of it through that day. */
async function requireExceptuable(
  db: Kysely<Database>,
  asked: { recursoid: string; tipodocumentoid: string; hasta: string; hoy: string },
): Promise<string> {
  const { recursoid, tipodocumentoid, hasta, hoy } = asked
  const recurso = await db
    .selectFrom('recurso')
    .select(['cuenta_id', 'estado'])
    .where('recursoid', '=', recursoid)
    .executeTakeFirst()
  if (!recurso) throw await whyNot(db, recursoid)
  if (recurso.estado === 'BAJA') throw refuseIt('recursoid', sentence('estaDeBaja'))
  const casilla = await db
    .selectFrom('casilla')
    .select(['estado', 'obligatorio', 'fecha_vencimiento'])
    .where('cuenta_id', '=', recurso.cuenta_id)
    .where('recursoid', '=', recursoid)
    .where('tipodocumentoid', '=', tipodocumentoid)
    .where('exigible', '=', true)
    .where('mes', '=', false)
    .executeTakeFirst()
  if (!casilla) throw refuseIt('tipodocumentoid', sentence('noSeLePide'))
  if (!casilla.obligatorio) throw refuseIt('tipodocumentoid', sentence('esOpcional'))
  if (casilla.estado === 'bloqueado') throw refuseIt('tipodocumentoid', sentence('loBloqueadoNoSeExceptua'))
  const problem = problemaDeHasta(hasta, hoy)
  if (problem !== undefined) throw refuseIt('hasta', problem)
  if (exceptuadoHasta(casilla, { desde: hoy, hasta }, hoy) === null)
    throw refuseIt(
      'hasta',
      casilla.fecha_vencimiento === null
        ? sentence('enReglaSinVencer')
        : sentence('enReglaHasta', { fecha: { dia: casilla.fecha_vencimiento } }),
    )
  return recurso.cuenta_id
}

/** A unit has no documents of its own. */
async function whyNot(db: Kysely<Database>, recursoid: string): Promise<Error> {
  const unidad = await db
    .selectFrom('unidad')
    .select('unidadid')
    .where('unidadid', '=', recursoid)
    .executeTakeFirst()
  return unidad ? refuseIt('recursoid', sentence('unaUnidadNoTieneDocumentos')) : refuse('RECORD_NOT_FOUND')
}
