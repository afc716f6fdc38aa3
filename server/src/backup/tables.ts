import type pg from 'pg'

export interface Table {
  /** With its schema, as SQL takes it: `public.cuenta`. */
  nombre: string
  /** Without those that the database computes. */
  columnas: string[]
  /** Of its primary key: the same data give the same backup. */
  orden: string[]
  /** Row level security holds for its owner too. */
  forzada: boolean
}

export interface Sequence {
  nombre: string
  siguiente: string
}

/** Emptied before a restored backup comes in, though it holds nothing for them. */
export const emptied = [
  'privado.sesion',
  'privado.codigo',
  'privado.enlace',
  'privado.enlace_operador',
  'privado.enlace_invitacion',
  'privado.enlace_registro',
  'privado.enlace_de_pase',
  'privado.codigo_de_dispositivo',
  'privado.revisando',
  'privado.trabajador',
  'privado.escritura',
  'privado.version',
  'public.limite',
  'public.rechazo',
  'public.archivo_danado',
  'public.ronda_de_archivos',
] as const

/**
 * What belongs to one database and one moment: migrations make the first three anew, people just sign in again, links and
 * codes that were mailed serve no more, and another storage is looked at from the beginning.
 */
const left = ['public.migracion', 'public.vista', 'privado.instalacion', ...emptied] as const

/** Of tables that stay: what a letter that waits to leave would open. */
const leftColumns = ['public.correo.secreto']

export const isEmptied = (nombre: string): boolean => emptied.some((each) => each === nombre)

/** The tables that a backup has, each after those that it refers to. */
export const listTables = (client: pg.ClientBase): Promise<Table[]> => tablesBut(client, left, leftColumns)

/** All of the product's tables in that order, with what a backup leaves out. */
export const everyTable = (client: pg.ClientBase): Promise<Table[]> => tablesBut(client, [], [])

async function tablesBut(
  client: pg.ClientBase,
  without: readonly string[],
  withoutColumns: readonly string[],
): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as nombre, c.relforcerowsecurity as forzada,
       (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
           and not format('%I.%I.%I', n.nspname, c.relname, attname) = any ($2)) as columnas,
       coalesce((select array_agg(quote_ident(a.attname) order by k.place)
         from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k (attnum, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary), '{}') as orden,
       coalesce((select array_agg(distinct format('%I.%I', fn.nspname, fc.relname))
         from pg_constraint f join pg_class fc on fc.oid = f.confrelid join pg_namespace fn on fn.oid = fc.relnamespace
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as refers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'privado') and c.relkind = 'r'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       and not format('%I.%I', n.nspname, c.relname) = any ($1)
     order by 1`,
    [without, withoutColumns],
  )
  const sorted: Table[] = []
  const waiting = [...rows]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ nombre }) => nombre))
    const ready = waiting.findIndex(({ refers }) => refers.every((name) => !names.has(name)))
    if (ready < 0) throw new Error(`tables that refer to each other: ${[...names].join(', ')}`)
    sorted.push(...waiting.splice(ready, 1))
  }
  return sorted.map(({ nombre, columnas, orden, forzada }) => ({ nombre, columnas, orden, forzada }))
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as nombre,
       coalesce(last_value + increment_by, start_value)::text as siguiente
     from pg_sequences
     where schemaname in ('public', 'privado')
     order by 1`,
  )
  return rows
}
