import { refuse } from '@portal/contract'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'

export type Tipo = Selectable<Database['tipo_documento']>

/** Each with its sample whole. */
export async function withEjemplo(db: Kysely<Database>, tipos: readonly Tipo[]) {
  const having = tipos.filter(({ ejemplo }) => ejemplo !== null)
  const ejemplos = having.length === 0 ? [] : await ejemplosOf(db, having)
  return tipos.map((tipo) => ({
    ...tipo,
    archivo_ejemplo: ejemplos.find(({ tipodocumentoid }) => tipodocumentoid === tipo.tipodocumentoid) ?? null,
  }))
}

const ejemplosOf = (db: Kysely<Database>, tipos: readonly Tipo[]) =>
  db
    .selectFrom('ejemplo')
    .select([
      'tipodocumentoid',
      'nombre',
      'size',
      'mediatype',
      'puesto',
      sql<string>`coalesce(nombre_de(puesto_por), '')`.as('puesto_por'),
    ])
    .where(
      'tipodocumentoid',
      'in',
      tipos.map(({ tipodocumentoid }) => tipodocumentoid),
    )
    .execute()

export async function readTipo(db: Kysely<Database>, tipodocumentoid: string) {
  const tipos = await db
    .selectFrom('tipo_documento')
    .selectAll()
    .where('tipodocumentoid', '=', tipodocumentoid)
    .execute()
  const [tipo] = await withEjemplo(db, tipos)
  if (!tipo) throw refuse('RECORD_NOT_FOUND')
  return tipo
}
