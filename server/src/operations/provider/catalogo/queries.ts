import { refuse } from '@portal/contract'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'

export type Tipo = Selectable<Database['tipo_documento']>

/** Each as it is told: with its sample whole, and the change that waits. */
export async function asTold(db: Kysely<Database>, tipos: readonly Tipo[]) {
  const having = tipos.filter(({ ejemplo }) => ejemplo !== null)
  const [ejemplos, cambios] = await together([
    having.length === 0 ? [] : ejemplosOf(db, having),
    cambiosQueEsperan(db, tipos),
  ])
  return tipos.map((tipo) => ({
    ...tipo,
    archivo_ejemplo: ejemplos.find(({ tipodocumentoid }) => tipodocumentoid === tipo.tipodocumentoid) ?? null,
    cambio: cambios.find(({ tipodocumentoid }) => tipodocumentoid === tipo.tipodocumentoid) ?? null,
  }))
}

const cambiosQueEsperan = async (db: Kysely<Database>, tipos: readonly Tipo[]) =>
  tipos.length === 0
    ? []
    : db
        .selectFrom('cambio_tipo')
        .select([
          'cambioid',
          'tipodocumentoid',
          'desde',
          'valores',
          'antes',
          'planeado',
          sql<string>`coalesce(nombre_de(planeado_por), '')`.as('por'),
        ])
        .where('retirado', 'is', null)
        .where('aplicado', 'is', null)
        .where(
          'tipodocumentoid',
          'in',
          tipos.map(({ tipodocumentoid }) => tipodocumentoid),
        )
        .execute()

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
  const [tipo] = await asTold(db, tipos)
  if (!tipo) throw refuse('RECORD_NOT_FOUND')
  return tipo
}
