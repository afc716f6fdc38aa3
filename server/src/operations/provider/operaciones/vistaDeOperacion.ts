import type { Result } from '@portal/contract'
import { sumarDias } from '@portal/contract/calendario.ts'
import type { ExigenciaContada } from '@portal/contract/operaciones.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

export type Vista = NonNullable<Result<'SaveOperacion'>['vista']>

type Asked = ExigenciaContada

interface Look {
  was: readonly Asked[]
  is: readonly Asked[]
  hoy: string
}

/** Whom a change of what an operation asks touches on the first day on which it makes a difference, with the first of them. It only reads. */
export const vistaDeOperacion = (db: Kysely<Database>, operacionid: string, look: Look): Promise<Vista> =>
  lookAt<Vista>(db, operacionid, { ...look, nombrados: 20 })

/** All of those that could no longer go, and from which day. */
export const pierdenEn = (db: Kysely<Database>, operacionid: string, look: Look) =>
  lookAt<Vista>(db, operacionid, { ...look, nombrados: null })

async function lookAt<Seen>(
  db: Kysely<Database>,
  operacionid: string,
  { was, is, hoy, nombrados }: Look & { nombrados: number | null },
): Promise<Seen> {
  const dia = firstDifference(was, is, hoy)
  const asJson = (asked: readonly Asked[]) => sql`${JSON.stringify(asked)}::jsonb`
  const { rows } = await sql<{ vista: Seen }>`
    select vista_de_operacion(${operacionid}, ${asJson(is)}, hoy(), ${dia}::date, ${nombrados}::integer, ${asJson(was)}) as vista`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a function without an answer')
  return row.vista
}

/** What it asked before it is changed, for whoever writes to those whom that hits: of changes that follow each other, the first. */
export async function noteCambio(
  db: Kysely<Database>,
  { operacionid, exigencias }: { operacionid: string; exigencias: readonly Asked[] },
): Promise<void> {
  await db
    .insertInto('cambio_operacion')
    .values({ operacionid, antes: JSON.stringify(exigencias.map(asAsked)) })
    .onConflict((conflict) =>
      conflict
        .column('operacionid')
        .where('despues', 'is', null)
        .doUpdateSet({ hecho: sql`now()` }),
    )
    .execute()
}

const asAsked = ({ tipodocumentoid, obligatorio, critico, vigente_desde, vigente_hasta }: Asked): Asked => ({
  tipodocumentoid,
  obligatorio,
  critico,
  vigente_desde,
  vigente_hasta,
})

/** The first day, today or to come, on which something else is asked for. Today where there is none. */
function firstDifference(was: readonly Asked[], is: readonly Asked[], hoy: string): string {
  const turns = [...was, ...is].flatMap(({ vigente_desde, vigente_hasta }) => [
    vigente_desde,
    vigente_hasta === null ? null : sumarDias(vigente_hasta, 1),
  ])
  const askedOn = (all: readonly Asked[], dia: string) =>
    inForce(all, dia)
      .map(({ tipodocumentoid, obligatorio, critico }) => `${tipodocumentoid} ${obligatorio} ${critico}`)
      .toSorted()
      .join()
  return (
    [hoy, ...turns.filter((dia) => dia !== null && dia > hoy)]
      .filter((dia) => dia !== null)
      .toSorted()
      .find((dia) => askedOn(was, dia) !== askedOn(is, dia)) ?? hoy
  )
}

const inForce = (all: readonly Asked[], dia: string) =>
  all.filter((each) => (each.vigente_desde ?? dia) <= dia && (each.vigente_hasta ?? dia) >= dia)

/** The types by which it keeps somebody away on a day. */
export const rigenEl = (all: readonly Asked[], dia: string): string[] =>
  inForce(all, dia)
    .filter(({ obligatorio, critico }) => obligatorio && critico)
    .map(({ tipodocumentoid }) => tipodocumentoid)
