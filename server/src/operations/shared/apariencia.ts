import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'

export type Apariencia = Pick<
  Selectable<Database['recurso']>,
  'pais_patente' | 'vehiculo' | 'carroceria' | 'cantidad_ejes' | 'marca' | 'modelo' | 'foto' | 'documento'
>

const nothing: Apariencia = {
  pais_patente: null,
  vehiculo: null,
  carroceria: null,
  cantidad_ejes: null,
  marca: null,
  modelo: null,
  foto: null,
  documento: null,
}

/** The same as columns, where a row has them already. */
export const columnasDeApariencia = [
  'pais_patente',
  'vehiculo',
  'carroceria',
  'cantidad_ejes',
  'marca',
  'modelo',
  'foto',
  'documento',
] as const satisfies (keyof Apariencia)[]

/**
 * The rows, each with what its resource is drawn from. Of the rows of a page alone, and of each resource once: lists
 * read many more slots than they show, and what draws a resource would make every one of them wider.
 */
export async function withApariencia<Row extends { recursoid: string }>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<(Row & Apariencia)[]> {
  const apariencias = await aparienciasOf(db, rows)
  return rows.map((row) => ({ ...row, ...aparienciaOf(apariencias, row) }))
}

/** What the resources are drawn from, by id, to be taken with `aparienciaOf`. */
export async function aparienciasOf(
  db: Kysely<Database>,
  rows: readonly { recursoid: string }[],
): Promise<ReadonlyMap<string, Apariencia>> {
  const ids = [...new Set(rows.map(({ recursoid }) => recursoid))]
  if (ids.length === 0) return new Map()
  // Each looked up on its own: a plan for any array would look through it for each of the carrier's.
  const { rows: found } = await sql<Apariencia & { recursoid: string }>`
    select r.recursoid, ${sql.join(columnasDeApariencia.map((column) => sql.ref(`r.${column}`)))}
    from unnest(${ids}::text[]) x (id) cross join lateral (select * from recurso where recursoid = x.id offset 0) r`.execute(
    db,
  )
  return new Map(found.map(({ recursoid, ...apariencia }) => [recursoid, apariencia]))
}

export const aparienciaOf = (
  apariencias: ReadonlyMap<string, Apariencia>,
  { recursoid }: { recursoid: string },
): Apariencia => apariencias.get(recursoid) ?? nothing
