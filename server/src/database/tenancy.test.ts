import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asRole } from '../testing/asRole.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { makeIn, type Make } from '../testing/make.ts'
import { requestRoles } from './roles.ts'
import { tenantTables } from './tenantTables.gen.ts'

let database: FreshDatabase
let make: Make

beforeAll(async () => {
  database = await freshDatabase()
  make = makeIn(database.owner)
})
afterAll(() => database.drop())

/** The names that a query of the catalogue answers. */
async function names(query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(database.owner)
  return rows.map(({ name }) => name)
}

describe('the wall that the database is', () => {
  test('stands on every table with a carrier, against its owner too', async () => {
    expect(
      await names(`
        select c.oid::regclass::text as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'cuenta_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`),
    ).toEqual([])
  })

  test('is not walked around by a view', async () => {
    expect(
      await names(`
        select c.oid::regclass::text as name from pg_class c
        where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
          and not coalesce('security_invoker=true' = any (c.reloptions) or 'security_invoker=on' = any (c.reloptions), false)`),
    ).toEqual([])
  })

  test('has no function in it that runs as the owner for just anybody, or on somebody else’s search path', async () => {
    expect(
      await names(`
        select p.oid::regprocedure::text as name from pg_proc p
        where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'privado'::regnamespace)
          and (has_function_privilege('public', p.oid, 'execute') and p.pronamespace = 'public'::regnamespace
               or not coalesce(p.proconfig::text like '%search_path%', false))`),
    ).toEqual([])
  })

  test.each(requestRoles)(
    '%s owns nothing, and can’t look into the schema with the passwords',
    async (role) => {
      expect(
        await names(`select oid::regclass::text as name from pg_class where relowner = '${role}'::regrole`),
      ).toEqual([])
      expect(
        await names(`
        select nspname as name from pg_namespace
        where nspowner = '${role}'::regrole
           or nspname = 'privado' and has_schema_privilege('${role}', oid, 'usage')
           or nspname = 'public' and has_schema_privilege('${role}', oid, 'create')`),
      ).toEqual([])
    },
  )

  test('knows the same tables as the filter of queries', async () => {
    const readable = await names(`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'cuenta_id' and not a.attisdropped
      where c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace
        and has_table_privilege('portal_app', c.oid, 'select')`)
    expect(readable.sort()).toEqual([...tenantTables].sort())
  })
})

describe('a carrier', () => {
  test('sees its own rows and no others, and none before anybody signed in', async () => {
    const mine = await make.documento()
    const foreign = await make.documento()
    const seenBy = (cuenta?: string) =>
      asRole(database.ownerUrl, 'portal_app', cuenta === undefined ? {} : { cuenta }, async (client) => {
        const { rows } = await client.query<{ cuenta_id: string }>(
          `select cuenta_id from documento union all select cuenta_id from chofer union all select cuenta_id from casilla
           union all select cuenta_id from contacto union all select cuenta_id from chofer_con_aptitud`,
        )
        return [...new Set(rows.map(({ cuenta_id }) => cuenta_id))]
      })
    expect(await seenBy(mine.cuenta_id)).toEqual([mine.cuenta_id])
    expect(await seenBy(foreign.cuenta_id)).toEqual([foreign.cuenta_id])
    expect(await seenBy()).toEqual([])
  })

  test('can’t write into another’s account, nor move a row there', async () => {
    const mine = await make.chofer()
    const foreign = await make.chofer()
    const attempt = (statement: string) =>
      asRole(database.ownerUrl, 'portal_app', { cuenta: mine.cuenta_id }, (client) =>
        client.query(statement, [foreign.cuenta_id]),
      )
    await expect(
      attempt(`insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
               values ($1, 'Ana', 'Prueba', 'DNI', '1', 'Argentina')`),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(attempt('update chofer set cuenta_id = $1')).rejects.toMatchObject({ code: '42501' })
    expect(await attempt(`update chofer set nombre = 'Otro' where cuenta_id = $1`)).toMatchObject({
      rowCount: 0,
    })
  })

  test('can’t read letters, the audit, registrations or passwords', async () => {
    for (const table of [
      'correo',
      'auditoria',
      'registro',
      'operador',
      'privado.credencial',
      'privado.sesion',
    ])
      await expect(
        asRole(database.ownerUrl, 'portal_app', {}, (client) => client.query(`select * from ${table}`)),
      ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('what happened', () => {
  test.each(['historial', 'auditoria'])('is only added to in %s, even by the owner', async (table) => {
    for (const statement of [`update ${table} set actor = 'x'`, `delete from ${table}`, `truncate ${table}`])
      await expect(sql.raw(statement).execute(database.owner)).rejects.toThrow(/append-only/)
  })

  test('is told with the names as they stood', async () => {
    const tipo = await make.tipo({ nombre: 'Carnet' })
    const chofer = await make.chofer({ nombre: 'Ana', apellido: 'Ríos' })
    const { contactid } = await make.contacto({ cuenta_id: chofer.cuenta_id })
    const { documentoid } = await make.documento({
      cuenta_id: chofer.cuenta_id,
      recursoid: chofer.choferid,
      tipodocumentoid: tipo.tipodocumentoid,
    })
    const line = await asRole(
      database.ownerUrl,
      'portal_app',
      { cuenta: chofer.cuenta_id, sujeto: contactid },
      async (client) => {
        await client.query(`select anotar_historial($1, 'en revision')`, [documentoid])
        return client.query('select nombre, tipodocumento, choferid, actor from historial')
      },
    )
    expect(line.rows).toEqual([
      { nombre: 'Ríos, Ana', tipodocumento: 'Carnet', choferid: chofer.choferid, actor: contactid },
    ])
  })
})
