import pg from 'pg'
import { listTables } from '../backup/tables.ts'
import type { Storage } from '../storage/storage.ts'
import { demoOperaciones, demoTipo } from './insertOperaciones.ts'
import { demoGuardias, demoPuertas } from './insertPorteria.ts'
import { demoAjustes, demoCuentas, demoInvitaciones, demoOperadores, demoRegistros } from './accounts.ts'

interface DemoRemoval {
  /** Accounts that went, with all that was theirs. */
  cuentas: number
  /** People of the provider who decided about somebody who stays: their names stay in the record, but they can't sign in. */
  deactivated: number
}

const carrierEmails = [
  ...demoCuentas.flatMap(({ contactos }) => contactos.map(({ email }) => email)),
  ...demoRegistros.map(({ email }) => email),
  ...demoInvitaciones.map(({ email }) => email),
]
const providerEmails = demoOperadores.map(({ email }) => email)

/**
 * Takes out the demo accounts with all that hangs on them, those that were made from demo registrations too, and the
 * provider's demo people. In one transaction; the files go after it.
 */
export async function removeDemo(ownerUrl: string, storage: Storage): Promise<DemoRemoval> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'orden de portal' })
  await client.connect()
  try {
    await client.query('begin')
    const cuentas = await idsOf(
      client,
      'select distinct cuenta_id as id from contacto where email = any ($1)',
      [carrierEmails],
    )
    const keys = await idsOf(
      client,
      `select clave as id from archivo where cuenta_id = any ($1)
       union all select miniatura from archivo where cuenta_id = any ($1) and miniatura is not null`,
      [cuentas],
    )
    await removeCarriers(client, cuentas)
    await removePorteria(client)
    keys.push(...(await removeEjemplos(client)))
    await removeTokens(client)
    await removeOperaciones(client)
    await removeTipo(client)
    const deactivated = await removeOperadores(client)
    await client.query(
      `update ajuste set valor = '"Portal"' where clave = 'proveedor_nombre' and valor = $1`,
      [JSON.stringify(demoAjustes.proveedor_nombre)],
    )
    for (const clave of ['proveedor_cuit', 'plazo_revision_dias'] as const)
      await client.query('delete from ajuste where clave = $1 and valor = $2', [
        clave,
        JSON.stringify(demoAjustes[clave]),
      ])
    await client.query('commit')
    for (const key of keys) await storage.remove(key)
    return { cuentas: cuentas.length, deactivated }
  } finally {
    await client.end()
  }
}

/** Operations that nobody else takes part in, and that no gate is of. */
async function removeOperaciones(client: pg.Client): Promise<void> {
  const unused = `operacionid in (
    select operacionid from operacion o
    where nombre = any ($1) and not exists (select from cuenta_operacion c where c.operacionid = o.operacionid)
      and not exists (select from puerta p where p.operacionid = o.operacionid))`
  const names = [demoOperaciones.map(({ nombre }) => nombre)]
  for (const table of ['cambio_operacion', 'exigencia', 'operacion'])
    await client.query(`delete from ${table} where ${unused}`, names)
}

/** The type that those asked for, unless something that stays names it. */
async function removeTipo(client: pg.Client): Promise<void> {
  const tipos = await idsOf(
    client,
    'select tipodocumentoid as id from tipo_documento where nombre = $1 and clave is null',
    [demoTipo.nombre],
  )
  for (const tipo of tipos)
    await removeUnlessNamed(client, [
      ['delete from cambio_tipo where tipodocumentoid = $1', tipo],
      ['delete from tipo_documento where tipodocumentoid = $1', tipo],
    ])
}

/**
 * The gates of the demonstration with what was tried at them, also by a device that somebody brought. One where an account that
 * stays passed is kept, with all of its own.
 */
async function removePorteria(client: pg.Client): Promise<void> {
  const puertas = await idsOf(
    client,
    `select puertaid as id from puerta p where nombre = any ($1) and not exists (
       select from paso_recurso r where r.puertaid = p.puertaid)`,
    [demoPuertas.map(({ nombre }) => nombre)],
  )
  for (const table of ['paso', 'turno', 'dispositivo', 'puerta'])
    await client.query(`delete from ${table} where puertaid = any ($1)`, [puertas])
  await client.query(
    'delete from guardia g where nombre = any ($1) and not exists (select from turno t where t.guardiaid = g.guardiaid)',
    [[...demoGuardias]],
  )
}

async function removeCarriers(client: pg.Client, cuentas: readonly string[]): Promise<void> {
  const people = await idsOf(client, 'select contactid as id from contacto where cuenta_id = any ($1)', [
    cuentas,
  ])
  await removeSignIns(client, people)
  await client.query('delete from registro where email = any ($1) or cuenta_creada = any ($2)', [
    carrierEmails,
    cuentas,
  ])
  await client.query('delete from invitacion where email = any ($1)', [carrierEmails])
  await client.query('delete from correo where para = any ($1)', [[...carrierEmails, ...providerEmails]])
  const tables = (await listTables(client)).filter(({ columnas }) => columnas.includes('cuenta_id'))
  // The history only grows, and what was decided stays: but not what never was.
  for (const { nombre } of tables) await client.query(`alter table ${nombre} disable trigger user`)
  for (const { nombre } of tables.toReversed())
    await client.query(`delete from ${nombre} where cuenta_id = any ($1)`, [cuentas])
  for (const { nombre } of tables) await client.query(`alter table ${nombre} enable trigger user`)
}

/** Samples that a demo person set; answers their keys. */
function removeEjemplos(client: pg.Client): Promise<string[]> {
  return idsOf(
    client,
    `delete from ejemplo using operador
     where operadorid = puesto_por and email = any ($1) returning clave as id`,
    [providerEmails],
  )
}

/** The provider's program of the demonstration. One that a demo person made with a key may be at work. */
async function removeTokens(client: pg.Client): Promise<void> {
  await client.query(
    `delete from token using operador
     where operadorid = creado_por and email = any ($1)
       and not exists (select from privado.clave_de_token k where k.tokenid = token.tokenid)`,
    [providerEmails],
  )
}

async function removeSignIns(client: pg.Client, people: readonly string[]): Promise<void> {
  for (const [table, column] of [
    ['privado.credencial', 'sujeto'],
    ['privado.sesion', 'sujeto'],
    ['privado.codigo', 'contactid'],
    ['privado.enlace', 'contactid'],
    ['idempotencia', 'sujeto'],
    ['privado.escritura', 'sujeto'],
    ['calendario', 'sujeto'],
  ])
    await client.query(`delete from ${table} where ${column} = any ($1)`, [people])
}

/** Answers how many could not go. */
async function removeOperadores(client: pg.Client): Promise<number> {
  const operadores = await idsOf(client, 'select operadorid as id from operador where email = any ($1)', [
    providerEmails,
  ])
  await removeSignIns(client, operadores)
  let deactivated = 0
  for (const operadorid of operadores) {
    const gone = await removeUnlessNamed(client, [['delete from operador where operadorid = $1', operadorid]])
    if (gone) continue
    await client.query('update operador set activo = false where operadorid = $1', [operadorid])
    deactivated++
  }
  return deactivated
}

/** All of it or, where another row names what would go, none; answers whether it went. */
async function removeUnlessNamed(
  client: pg.Client,
  statements: readonly (readonly [text: string, id: string])[],
): Promise<boolean> {
  await client.query('savepoint quitar')
  try {
    for (const [text, id] of statements) await client.query(text, [id])
    return true
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '23503') throw error
    await client.query('rollback to savepoint quitar')
    return false
  }
}

async function idsOf(client: pg.Client, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}
