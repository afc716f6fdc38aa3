import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { DemoContacto } from './accounts.ts'
import type { DemoDocumento, DemoTransporte } from './data.ts'
import { moment } from './moments.ts'
import type { DemoUnidad } from './unidades.ts'

/** A resource in the database, with the papers that it is to have. */
export interface DemoRecurso {
  cuenta_id: string
  recursoid: string
  /** Who presents them. */
  contactid: string
  documentos: readonly DemoDocumento[]
}

/** The carriers with their people, drivers, vehicles and units. */
export async function insertRecursos(
  trx: Transaction<Database>,
  transportes: readonly DemoTransporte[],
  hash: string,
  now: Date,
): Promise<DemoRecurso[]> {
  const recursos: DemoRecurso[] = []
  for (const transporte of transportes) {
    const cuenta_id = await insertCuenta(trx, transporte, now)
    const contactid = await insertContactos(trx, cuenta_id, transporte.cuenta.contactos, hash)
    const own = { cuenta_id, contactid }
    recursos.push({ ...own, recursoid: cuenta_id, documentos: transporte.documentos })
    const choferes = await insertChoferes(trx, cuenta_id, transporte.choferes)
    const dominios = await insertDominios(trx, cuenta_id, transporte, now)
    const ids = new Map([...choferes, ...dominios].map(({ clave, recursoid }) => [clave, recursoid]))
    await insertUnidades(trx, cuenta_id, transporte.unidades, ids)
    for (const { recursoid, documentos } of [...choferes, ...dominios]) {
      recursos.push({ ...own, recursoid, documentos })
    }
  }
  return recursos
}

async function insertCuenta(
  trx: Transaction<Database>,
  { cuenta }: DemoTransporte,
  now: Date,
): Promise<string> {
  const { cuenta_id } = await trx
    .insertInto('cuenta')
    .values({
      accountname: cuenta.accountname,
      tipo_documento: cuenta.tipo_documento,
      cuit: cuenta.cuit,
      estado: cuenta.estado,
      estado_motivo: cuenta.motivo_estado,
      email: cuenta.contactos[0].email,
      mobile: cuenta.contactos[0].mobile,
      mailingstreet: cuenta.mailingstreet,
      othercountry: 'Argentina',
      otherstate: cuenta.otherstate,
      othercity: cuenta.othercity,
      createdtime: moment(now, cuenta.createdDaysAgo, 0, 1).toISOString(),
    })
    .returning('cuenta_id')
    .executeTakeFirstOrThrow()
  return cuenta_id
}

/** Returns the titular's id, the first of the list. */
async function insertContactos(
  trx: Transaction<Database>,
  cuenta_id: string,
  contactos: readonly DemoContacto[],
  hash: string,
): Promise<string> {
  const rows = await trx
    .insertInto('contacto')
    .values(contactos.map((contacto) => ({ ...contacto, cuenta_id })))
    .returning(['contactid', 'rol'])
    .execute()
  await trx
    .insertInto('privado.credencial')
    .values(rows.map(({ contactid }) => ({ sujeto: contactid, hash })))
    .execute()
  const titular = rows.find((row) => row.rol === 'titular')
  if (!titular) throw new Error('demo account without a titular')
  return titular.contactid
}

async function insertChoferes(
  trx: Transaction<Database>,
  cuenta_id: string,
  choferes: DemoTransporte['choferes'],
) {
  if (choferes.length === 0) return []
  const rows = await trx
    .insertInto('chofer')
    .values(
      choferes.map(({ chofer }) => ({
        ...chofer,
        cuenta_id,
        createdtime: `${chofer.fecha_alta}T15:00:00Z`,
      })),
    )
    .returning(['choferid', 'documento'])
    .execute()
  return rows.map((row) => ({
    recursoid: row.choferid,
    clave: row.documento,
    documentos: documentosOf(choferes, ({ chofer }) => chofer.documento === row.documento),
  }))
}

async function insertDominios(
  trx: Transaction<Database>,
  cuenta_id: string,
  { cuenta, dominios }: DemoTransporte,
  now: Date,
) {
  if (dominios.length === 0) return []
  const createdtime = moment(now, cuenta.createdDaysAgo - 1, 0, 1).toISOString()
  const rows = await trx
    .insertInto('dominio')
    .values(dominios.map(({ dominio }) => ({ ...dominio, cuenta_id, createdtime })))
    .returning(['dominioid', 'dominio'])
    .execute()
  return rows.map((row) => ({
    recursoid: row.dominioid,
    clave: row.dominio,
    documentos: documentosOf(dominios, ({ dominio }) => dominio.dominio === row.dominio),
  }))
}

/** `ids` has what the parts became, by plate and by document. */
async function insertUnidades(
  trx: Transaction<Database>,
  cuenta_id: string,
  unidades: readonly DemoUnidad[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  if (unidades.length === 0) return
  const idOf = (clave: string | null) => (clave === null ? null : ids.get(clave))
  await trx
    .insertInto('unidad')
    .values(
      unidades.map((unidad) => ({
        ...unidad,
        cuenta_id,
        tractor: idOf(unidad.tractor),
        arrastre1: idOf(unidad.arrastre1),
        arrastre2: idOf(unidad.arrastre2),
        chofer1: idOf(unidad.chofer1),
      })),
    )
    .execute()
}

/** Rows come back in no promised order, so each is found by what only it has. */
function documentosOf<Entry extends { documentos: DemoDocumento[] }>(
  entries: readonly Entry[],
  isIt: (entry: Entry) => boolean,
): DemoDocumento[] {
  const entry = entries.find(isIt)
  if (!entry) throw new Error('inserted a resource that was not asked for')
  return entry.documentos
}
