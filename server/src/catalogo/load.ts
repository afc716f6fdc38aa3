import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { tiposDocumento } from './catalogoInicial.ts'
import { frases } from './frases.ts'

/** They came after the rest: where a catalogue is already, its provider begins to ask for them. See docs/decisions/0139. */
const later: ReadonlySet<string> = new Set(['pago-remuneraciones', 'cuenta-bancaria'])

/**
 * Adds the shipped document types that the catalogue never had. What is there stays as the provider edited it,
 * renamed or with its dates closed; one that nobody ever edited gets the short name that it is shipped with, and one whose
 * phrases nobody ever wrote gets those.
 */
export async function loadCatalogo(db: Kysely<Database>): Promise<void> {
  const there = await db
    .selectFrom('tipo_documento')
    .select(['clave', 'docrectipo_recurso', 'nombre'])
    .execute()
  const ended = sumarDias(hoyEnBuenosAires(), -1)
  await db
    .insertInto('tipo_documento')
    .values(
      tiposDocumento
        // One that the provider made by that name is its own.
        .filter(
          (tipo) =>
            !later.has(tipo.clave) || !there.some((each) => each.clave === null && isCalled(each, tipo)),
        )
        .map((tipo) => ({
          ...tipo,
          frases: frasesDe(tipo.clave),
          ...(there.length > 0 && later.has(tipo.clave) && { vigente_hasta: ended }),
          aplica_vehiculos: copyOf(tipo.aplica_vehiculos),
          aplica_carrocerias: copyOf(tipo.aplica_carrocerias),
          aplica_titularidades: copyOf(tipo.aplica_titularidades),
        })),
    )
    .onConflict((conflict) =>
      conflict
        .column('clave')
        .doUpdateSet((row) => ({ nombre_corto: row.ref('excluded.nombre_corto') }))
        .where('tipo_documento.version', '=', 1)
        .where('tipo_documento.nombre_corto', 'is', null)
        .where((row) => row('excluded.nombre_corto', 'is not', null)),
    )
    .execute()
  const missing = await db
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', 'clave'])
    .where('frases', 'is', null)
    .execute()
  for (const { tipodocumentoid, clave } of missing)
    await db
      .updateTable('tipo_documento')
      .set({ frases: frasesDe(clave ?? '') })
      .where('tipodocumentoid', '=', tipodocumentoid)
      .where('frases', 'is', null)
      .execute()
}

interface Called {
  docrectipo_recurso: string
  nombre: string
}

const isCalled = (one: Called, other: Called) =>
  one.docrectipo_recurso === other.docrectipo_recurso &&
  one.nombre.toLowerCase() === other.nombre.toLowerCase()
/** One a line, as they are kept. */
const frasesDe = (clave: string): string => (frases[clave] ?? []).join('\n')

/** The query builder takes no readonly arrays. */
function copyOf(values: readonly string[] | null): string[] | null {
  return values && [...values]
}
