import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { CalendarioForm, type ValoresDeCalendario } from '@portal/contract/calendarFeed.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { calendarUrl, maskedUrl, newCalendarToken } from '../../sessions/calendarToken.ts'
import type { TokenOwner } from '../../sessions/programToken.ts'
import { selectVencimientos } from './selectVencimientos.ts'

/** What both sides do with the calendar of the caller’s own: row level security lets nobody see another’s. */

/** As one begins. */
const alPrincipio = z.object(CalendarioForm).parse({})

const cuantosEnTarjeta = 3

export async function findCalendario(db: Kysely<Database>) {
  return db
    .selectFrom('calendario')
    .select(['prefijo', 'solo_critico', 'choferes_y_dominios', 'transporte', 'renovado', 'ultimo_uso'])
    .where('sujeto', '=', sql<string>`yo()`)
    .executeTakeFirst()
}

export async function detailCalendario(db: Kysely<Database>, baseUrl: string) {
  const found = await findCalendario(db)
  const { prefijo, renovado = null, ultimo_uso = null, ...filtros } = found ?? alPrincipioSinDireccion
  const proximos = found
    ? await selectVencimientos(db, { filtros, antes: 0, most: cuantosEnTarjeta, first: 'soonest' })
    : []
  const { rows } = await sql<Beside>`
    select case when mi_cuenta() is not null then (select count(*)::int from chofer where cuenta_id = mi_cuenta() and estado_cuenta = 'ACTIVO') end as choferes,
      case when mi_cuenta() is not null then (select count(*)::int from dominio where cuenta_id = mi_cuenta() and estado_dominio = 'ACTIVO') end as dominios,
      array(select coalesce(nombre_corto, nombre) from tipo_documento where docrectipo_recurso = 'transporte' order by orden, tipodocumentoid limit 3) as tipos_de_transporte`.execute(
    db,
  )
  const [beside] = rows
  if (!beside) throw new Error('a statement of one row answered none')
  return {
    records: [
      {
        activo: found !== undefined,
        direccion: prefijo === undefined ? null : maskedUrl(baseUrl, prefijo),
        renovado,
        ultimo_uso,
        ...filtros,
        proximos: proximos.map(({ dia, tipo, recurso }) => ({ dia, tipo, recurso })),
        ...beside,
      },
    ],
  }
}

interface Beside {
  choferes: number | null
  dominios: number | null
  tipos_de_transporte: string[]
}

const alPrincipioSinDireccion = {
  ...alPrincipio,
  prefijo: undefined,
  renovado: undefined,
  ultimo_uso: undefined,
}

/** Another address, and what stands in it. */
export async function createCalendario(
  db: Kysely<Database>,
  values: ValoresDeCalendario,
  { owner, baseUrl }: { owner: TokenOwner; baseUrl: string },
) {
  requireSomething(values)
  const { prefijo, token, hash } = newCalendarToken(owner)
  const written = { ...values, prefijo, renovado: sql<string>`now()`, ultimo_uso: null }
  await db
    .insertInto('calendario')
    .values(written)
    .onConflict((conflict) => conflict.column('sujeto').doUpdateSet(written))
    .execute()
  await sql`select poner_clave_de_calendario(${hash})`.execute(db)
  return { records: [{ direccion: calendarUrl(baseUrl, token) }] }
}

/** None where there is no calendar: another tab ended it. */
export async function saveCalendario(db: Kysely<Database>, values: ValoresDeCalendario) {
  requireSomething(values)
  const records = await db
    .updateTable('calendario')
    .set(values)
    .where('sujeto', '=', sql<string>`yo()`)
    .returning(['solo_critico', 'choferes_y_dominios', 'transporte'])
    .execute()
  if (records.length === 0) throw refuse('RECORD_NOT_FOUND')
  return { records }
}

/** One that was ended already stays so. */
export async function revokeCalendario(db: Kysely<Database>) {
  await db
    .deleteFrom('calendario')
    .where('sujeto', '=', sql<string>`yo()`)
    .execute()
  return { records: [{ activo: false }] }
}

function requireSomething({ choferes_y_dominios, transporte }: ValoresDeCalendario): void {
  if (!choferes_y_dominios && !transporte)
    throw refuseField<FieldOf<'CrearCalendario'>>('transporte', sentence('elegiQueVaEnElCalendario'))
}
