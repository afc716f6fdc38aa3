import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { fechaLegible, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { problemaDeHasta } from '@portal/contract/excepciones.ts'
import type { ExigidaEn } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { exceptuadoHasta } from '../../../rules/excepcion.ts'
import { readExcepcion } from './queries.ts'
import { donde, tellCarrier } from './tellCarrier.ts'

const refuseIt = (field: FieldOf<'SaveExcepcion'>, sentence: Sentence) =>
  refuseField<FieldOf<'SaveExcepcion'>>(field, sentence)

export const SaveExcepcion: Handler<'SaveExcepcion'> = async (
  { recursoid, tipodocumentoid, operacionid, hasta, motivo },
  context,
) => {
  const { db } = context
  const hoy = hoyEnBuenosAires()
  const cuenta_id = await requireExceptuable(db, { recursoid, tipodocumentoid, operacionid, hasta, hoy })
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
    // What is lifted everywhere and what an operation lifts stay beside each other.
    .where('operacionid', 'is not distinct from', operacionid ?? null)
    .where('vale', '=', true)
    .returning(['hasta', 'reemplazada'])
    .executeTakeFirst()
  const { excepcionid } = await db
    .insertInto('excepcion')
    .values({
      cuenta_id,
      recursoid,
      tipodocumentoid,
      operacionid,
      desde: hoy,
      hasta,
      motivo,
      dada_por: sql`yo()`,
    })
    .returning('excepcionid')
    .executeTakeFirstOrThrow()
  const excepcion = await readExcepcion(db, excepcionid)
  const antes = before?.reemplazada ? ` (antes, hasta el ${fechaLegible(before.hasta)})` : ''
  await tellCarrier(
    excepcion,
    {
      terminada: false,
      motivo,
      nota: `${donde(excepcion)}Hasta el ${fechaLegible(hasta)}${antes}: ${motivo}`,
    },
    context,
  )
  return { records: [excepcion] }
}

interface Asked {
  recursoid: string
  tipodocumentoid: string
  operacionid: string | undefined
  hasta: string
  hoy: string
}

/** The account of a resource that is asked for that type, where something is to be lifted of it through that day. */
async function requireExceptuable(
  db: Kysely<Database>,
  { recursoid, tipodocumentoid, operacionid, hasta, hoy }: Asked,
): Promise<string> {
  const recurso = await db
    .selectFrom('recurso')
    .select(['cuenta_id', 'estado'])
    .where('recursoid', '=', recursoid)
    .executeTakeFirst()
  if (!recurso) throw await whyNot(db, recursoid)
  if (recurso.estado === 'BAJA') throw refuseIt('recursoid', sentence('estaDeBaja'))
  const casilla = await db
    .selectFrom('casilla')
    .select(['estado', 'obligatorio', 'fecha_vencimiento', 'exceptuado_hasta', 'operaciones'])
    .where('cuenta_id', '=', recurso.cuenta_id)
    .where('recursoid', '=', recursoid)
    .where('tipodocumentoid', '=', tipodocumentoid)
    .where('exigible', '=', true)
    .where('mes', '=', false)
    .executeTakeFirst()
  if (!casilla) throw refuseIt('tipodocumentoid', sentence('noSeLePide'))
  if (operacionid !== undefined) await requirePedida(db, casilla.operaciones, { ...recurso, operacionid })
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
  // The longer one counts: a shorter one beside it would say nothing.
  const { exceptuado_hasta } = casilla
  if (operacionid !== undefined && exceptuado_hasta !== null && exceptuado_hasta >= hasta)
    throw refuseIt('hasta', sentence('yaExceptuadoHasta', { fecha: { dia: exceptuado_hasta } }))
  return recurso.cuenta_id
}

/** Refuses an operation that doesn't ask for the slot today, and says why. */
async function requirePedida(
  db: Kysely<Database>,
  operaciones: readonly ExigidaEn[] | null,
  { cuenta_id, operacionid }: { cuenta_id: string; operacionid: string },
): Promise<void> {
  const asks = operaciones?.find((each) => each.operacionid === operacionid)
  if (asks?.obligatorio) return
  const operacion = await db
    .selectFrom('operacion as o')
    .select([
      'o.nombre',
      sql<boolean>`o.activa and exists (select from cuenta_operacion c
        where c.cuenta_id = ${cuenta_id} and c.operacionid = o.operacionid and hoy() between c.desde and coalesce(c.hasta, 'infinity'))`.as(
        'participa',
      ),
    ])
    .where('o.operacionid', '=', operacionid)
    .executeTakeFirst()
  if (!operacion) throw refuseIt('operacionid', sentence('noHayEsaOperacion'))
  const { nombre, participa } = operacion
  if (asks) throw refuseIt('operacionid', sentence('esOpcionalAhi', { operacion: nombre }))
  throw refuseIt(
    'operacionid',
    participa
      ? sentence('noSeLePideAhi', { operacion: nombre })
      : sentence('noParticipaAhi', { operacion: nombre }),
  )
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
