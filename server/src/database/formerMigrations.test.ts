import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listTables } from '../backup/tables.ts'
import { createServer } from '../server.ts'
import { parseSettings } from '../settings.ts'
import { createStorage } from '../storage/createStorage.ts'
import { caller, type CarrierCaller } from '../testing/caller.ts'
import { commandLine } from '../testing/commandLine.ts'
import { describeCatalog } from '../testing/describeCatalog.ts'
import { emptyDatabase, type EmptyDatabase } from '../testing/emptyDatabase.ts'
import { formerBackup, formerTitular, makeFormer } from '../testing/formerDatabase.ts'
import { migrate } from './migrate.ts'

let dir: string
let database: EmptyDatabase
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-former-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))
beforeEach(async () => {
  database = await emptyDatabase()
  return () => database.drop()
})

/** All that its tables hold, table by table and column by column, as text; but links in letters, which are kept no more. */
async function rowsOf(url: string): Promise<Record<string, object[]>> {
  return asOwner(url, async (client) => {
    const rows: Record<string, object[]> = {}
    for (const { nombre, columnas } of await listTables(client)) {
      const asText = columnas
        .map(
          (column) =>
            `regexp_replace(${column}::text, '#token=[A-Za-z0-9_-]{22}', '#token={{secreto}}', 'g') as ${column}`,
        )
        .join(', ')
      const { rows: found } = await client.query<object>(`select ${asText} from ${nombre} order by 1, 2`)
      rows[nombre] = found
    }
    return rows
  })
}

async function asOwner<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What a database that this version made from nothing is like. */
async function newCatalog(): Promise<string[]> {
  const fresh = await emptyDatabase()
  await migrate(fresh.ownerUrl)
  const catalog = await asOwner(fresh.ownerUrl, describeCatalog)
  await fresh.drop()
  return catalog
}

/** The titular of then signs in through the door with the password of then, and works. */
async function expectToWork(ownerUrl: string, dataDir: string): Promise<void> {
  const settings = parseSettings({ PORTAL_DATA: dataDir, BASE_URL: 'http://portal.test', DEMO: '0' })
  const server = await createServer({ settings, ownerUrl, log: false, checkOutput: true })
  try {
    const signedIn = await caller(server, 'portal').send('login', formerTitular)
    const token = /portal_sesion=([^;]+)/.exec(String(signedIn.headers['set-cookie']))?.[1]
    const ana: CarrierCaller = caller(server, 'portal', token)
    const [chofer] = (await ana.call('ListChoferes', {})).records
    expect(chofer).toMatchObject({ nombre: 'Peña "el\\N", Íñigo', aptitud: 'no habilitado' })
    const [unidad] = (await ana.call('ListUnidades', {})).records
    expect(unidad).toMatchObject({ nombre: 'La del sur' })
    const { records } = await ana.call('ListDocumentos', { recursoid: chofer?.choferid ?? '' })
    expect(records.map(({ estado }) => estado).sort()).toEqual([
      'activo',
      'en revision',
      'en revision',
      'rechazado',
    ])
    const saved = await ana.call('SaveChofer', {
      choferid: '0',
      values: {
        nombre: 'Nueva',
        apellido: 'De hoy',
        tipo_documento: 'DNI',
        documento: '30111223',
        nacionalidad: 'Argentina',
        transporta_peligrosas: false,
        transporta_alimentos: false,
      },
    })
    expect(saved.records).toHaveLength(1)
  } finally {
    await server.stop()
  }
}

describe('a database of before the baseline', () => {
  beforeEach(() => makeFormer(database.ownerUrl))

  test('is brought over: it becomes what a new one is, with every row it had, and people work in it', async () => {
    const rows = await rowsOf(database.ownerUrl)
    expect(rows['public.documento']).toHaveLength(5)

    await migrate(database.ownerUrl)

    // Columns that came later are beside them.
    expect(await rowsOf(database.ownerUrl)).toMatchObject(rows)
    expect(await asOwner(database.ownerUrl, describeCatalog)).toEqual(await newCatalog())
    const lines = await database.query('select name from migracion order by name')
    expect(lines).toContainEqual({ name: '0002_cuenta.sql' })
    expect(lines).not.toContainEqual({ name: '0002_cuentas.sql' })
    await migrate(database.ownerUrl)
    await expectToWork(database.ownerUrl, join(dir, 'portal'))
  })

  test('keeps no secret of a second step among its audit lines', async () => {
    const line = `accion, objeto, request_id) values ('IniciarTotpOperador', 'JBSWY3DPEHPK3PXP', 'r')`
    await database.query(`insert into auditoria (${line}`)

    await migrate(database.ownerUrl)

    const lines = await database.query(`select objeto from auditoria where accion = 'IniciarTotpOperador'`)
    expect(lines).toEqual([{ objeto: null }])
    await expect(database.query('delete from auditoria')).rejects.toThrow()
  })

  test('keeps no link and no code among its letters, but those of what waits to leave, apart', async () => {
    const link = 'https://portal.example/auth/reset-password-code#token=abcdefghij_klmnopqr-st'
    await database.query(`
      insert into correo (para, asunto, texto, html, plantilla, estado) values
        ('a', '', E'Entrá:\n${link}\n', '<a href="${link}">', 'invitacion', 'enviado'),
        ('b', '', E'Entrá:\n${link}\n', '<a href="${link}">', 'registroAprobado', 'pendiente'),
        ('c', '', E'Código:\n\n    ABC-234\n\nVale', '<p>ABC-234</p>', 'codigoParaContrasena', 'enviado'),
        ('d', '', E'Código:\n\n    ABC-234\n\nVale', '<p>ABC-234</p>', 'codigoParaContrasena', 'pendiente')`)

    await migrate(database.ownerUrl)

    const letters = await database.query(
      `select para, texto || html as words, secreto from correo where length(para) = 1 order by para`,
    )
    const kept = link.replace(/=.*/, '={{secreto}}')
    const words = {
      link: `Entrá:\n${kept}\n<a href="${kept}">`,
      code: 'Código:\n\n    {{secreto}}\n\nVale<p>{{secreto}}</p>',
    }
    expect(letters).toEqual([
      { para: 'a', words: words.link, secreto: null },
      { para: 'b', words: words.link, secreto: 'abcdefghij_klmnopqr-st' },
      { para: 'c', words: words.code, secreto: null },
      { para: 'd', words: words.code, secreto: 'ABC-234' },
    ])
  })

  test('is brought over once by nodes that start together', async () => {
    await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)])
    expect(await asOwner(database.ownerUrl, describeCatalog)).toEqual(await newCatalog())
  })

  test('is told by the doctor to be of an earlier version', async () => {
    const { ok, said } = await commandLine(['doctor'], {
      DATABASE_URL: database.ownerUrl,
      PORTAL_DATA: dir,
    })
    expect(said).toMatch(/! Base de datos: es de una versión anterior/)
    expect(ok).toBe(true)
  })

  test.each<[string, string, RegExp]>([
    [
      'lacks one of its migrations',
      `delete from migracion where name = '0018_periodos.sql'`,
      /es de antes de la primera versión de Portal, y le falta 0018_periodos\.sql\. Iniciá una vez/,
    ],
    [
      'had one that was changed',
      `update migracion set sha256 = 'otra' where name = '0004_documentos.sql'`,
      /es de antes de la primera versión de Portal, y su 0004_documentos\.sql no es el que se publicó/,
    ],
  ])('that %s is left alone, and a sentence says so', async (_, change, sentence) => {
    await database.query(change)
    const before = await rowsOf(database.ownerUrl)
    const catalog = await asOwner(database.ownerUrl, describeCatalog)
    await expect(migrate(database.ownerUrl)).rejects.toThrow(sentence)
    expect(await rowsOf(database.ownerUrl)).toEqual(before)
    expect(await asOwner(database.ownerUrl, describeCatalog)).toEqual(catalog)
  })
})

describe('a backup of before the baseline', () => {
  /** The rows it was taken of. */
  async function rowsBackedUp(): Promise<Record<string, object[]>> {
    const former = await emptyDatabase()
    await makeFormer(former.ownerUrl)
    const rows = await rowsOf(former.ownerUrl)
    await former.drop()
    return rows
  }

  test.each<[string, (url: string) => Promise<void>, string[]]>([
    ['an empty database', () => Promise.resolve(), []],
    ['a database of before the baseline', makeFormer, ['--reemplazar']],
  ])('goes into %s: every row and every file is there, and people work in it', async (what, make, more) => {
    await make(database.ownerUrl)
    const dataDir = join(dir, what.replaceAll(' ', '-'))
    const environment = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: dataDir }

    const restored = await commandLine(['restore', fileURLToPath(formerBackup), ...more], environment)

    expect(restored).toMatchObject({ ok: true })
    expect(await rowsOf(database.ownerUrl)).toMatchObject(await rowsBackedUp())
    expect(await asOwner(database.ownerUrl, describeCatalog)).toEqual(await newCatalog())
    // Links that were mailed when it was taken open nothing now, though such a backup holds them.
    expect(await database.query('select from privado.enlace')).toEqual([])
    const files = await database.query('select clave, sha256, size from archivo')
    expect(files).toHaveLength(6)
    const storage = await createStorage(parseSettings(environment))
    for (const { clave, sha256, size } of files) {
      const bytes = await buffer(await storage.open(String(clave)))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      expect(bytes).toHaveLength(Number(size))
    }
    await expectToWork(database.ownerUrl, dataDir)
  })

  test('does not go into a database that is newer already, and a sentence says where it does', async () => {
    await migrate(database.ownerUrl)
    const environment = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: join(dir, 'de-hoy') }
    const { ok, said } = await commandLine(['restore', fileURLToPath(formerBackup)], environment)
    expect(ok).toBe(false)
    expect(said).toMatch(/ya está en una versión más nueva que el respaldo: restauralo en una base nueva/)
  })
})
