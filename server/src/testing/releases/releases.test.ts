import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { archivoUrl } from '@portal/contract/door.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyTable, listTables, type Table } from '../../backup/tables.ts'
import { migrate } from '../../database/migrate.ts'
import { checkChain } from '../../jobs/auditoria.ts'
import { createServer, type Server } from '../../server.ts'
import { parseSettings } from '../../settings.ts'
import { createStorage } from '../../storage/createStorage.ts'
import { asRole } from '../asRole.ts'
import { baseUrl } from '../app.ts'
import { commandLine } from '../commandLine.ts'
import { describeCatalog } from '../describeCatalog.ts'
import { emptyDatabase, type EmptyDatabase } from '../emptyDatabase.ts'
import { atConsole, atPortal, people } from './people.ts'
import { backupOf, makeReleased, releases } from './releases.ts'

let dir: string
let database: EmptyDatabase
let today: string[]
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-releases-'))
  const fresh = await emptyDatabase()
  await migrate(fresh.ownerUrl)
  today = await asOwner(fresh.ownerUrl, describeCatalog)
  await fresh.drop()
})
afterAll(() => rm(dir, { recursive: true, force: true }))
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

describe.each(releases)('what release %s left', (release) => {
  test('is a database that becomes what a new one is, with every row it had, and people work in it', async () => {
    const { ownerUrl } = database
    await makeReleased(ownerUrl, release)
    const rows = await rowsOf(ownerUrl, everyTable)
    expect(rows['public.documento']).not.toEqual([])
    const verdicts = await verdictsOf(ownerUrl)
    expect(new Set(verdicts.map(({ aptitud }) => aptitud)).size).toBeGreaterThan(1)

    await Promise.all([migrate(ownerUrl), migrate(ownerUrl)])

    expect(await verdictsOf(ownerUrl)).toEqual(verdicts)

    // Columns that came later are beside them.
    expect(await rowsOf(ownerUrl, everyTable)).toMatchObject(rows)
    expect(await asOwner(ownerUrl, describeCatalog)).toEqual(today)
    await expectToWork(ownerUrl, join(dir, `base-${release}`))
  })

  test('is a backup of the same that goes into an empty database, row by row and file by file', async () => {
    const source = await emptyDatabase()
    await makeReleased(source.ownerUrl, release)
    const rows = await rowsOf(source.ownerUrl, listTables)
    await source.drop()
    const { ownerUrl } = database
    const environment = { DATABASE_URL: ownerUrl, PORTAL_DATA: join(dir, `respaldo-${release}`) }

    expect(await commandLine(['restore', backupOf(release)], environment)).toMatchObject({ ok: true })

    expect(await rowsOf(ownerUrl, listTables)).toMatchObject(rows)
    expect(await asOwner(ownerUrl, describeCatalog)).toEqual(today)
    // What was mailed before opens nothing any more.
    expect(await database.query('select from privado.enlace')).toEqual([])
    const files = await database.query(
      'select clave, sha256 from archivo union all select clave, sha256 from ejemplo',
    )
    expect(files.length).toBeGreaterThan(2)
    const storage = await createStorage(parseSettings(environment))
    for (const { clave, sha256 } of files) {
      const bytes = await buffer(await storage.open(String(clave)))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
    await expectToWork(ownerUrl, environment.PORTAL_DATA, { withFiles: true })
  })
})

async function asOwner<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Books of migrations, and verdicts: those are judged anew when something of theirs is touched, on the day that it is. */
const notKept: ReadonlySet<string> = new Set([
  'public.migracion',
  'public.vista',
  'public.veredicto',
  'public.veredicto_casilla',
])

/** All that its tables keep, table by table and column by column, as text. */
async function rowsOf(
  url: string,
  tablesOf: (client: pg.Client) => Promise<Table[]>,
): Promise<Record<string, object[]>> {
  return asOwner(url, async (client) => {
    const rows: Record<string, object[]> = {}
    for (const { nombre, columnas } of await tablesOf(client)) {
      if (notKept.has(nombre)) continue
      const asText = columnas.map((column) => `${column}::text`).join(', ')
      const { rows: found } = await client.query<object>(`select ${asText} from ${nombre} order by 1, 2`)
      rows[nombre] = found
    }
    return rows
  })
}

/** How each resource and each of its slots stands, as the views judge it, on the day that it is and on some to come. */
async function verdictsOf(url: string): Promise<{ aptitud: string | null }[]> {
  return asOwner(url, async (client) => {
    const verdicts = []
    for (const days of [0, 31, 400]) {
      await client.query(`select set_config('app.hoy', (current_date + $1::integer)::text, false)`, [days])
      const { rows } = await client.query<{ aptitud: string | null }>(
        `select $1::integer as days, recursoid, null as tipodocumentoid, aptitud, faltantes::text, proximo_vencimiento::text, '' as estado, '' as urgencia
         from recurso_con_aptitud
         union all
         select $1, recursoid, tipodocumentoid, null, documentoid, fecha_vencimiento::text, estado, urgencia::text
         from casilla where exigible
         order by 1, 2, 3, 4, 5, 6, 7, 8`,
        [days],
      )
      verdicts.push(...rows)
    }
    return verdicts
  })
}

/** Everybody of then signs in with the password of then, and finds what is theirs and nothing else. */
async function expectToWork(
  ownerUrl: string,
  dataDir: string,
  { withFiles = false }: { withFiles?: boolean } = {},
): Promise<void> {
  const settings = parseSettings({ PORTAL_DATA: dataDir, BASE_URL: baseUrl, DEMO: '0' })
  const server = await createServer({ settings, ownerUrl, log: false, checkOutput: true })
  try {
    const documentoid = await expectCarrierToRead(server, ownerUrl, { withFiles })
    await expectStrangersOut(server, ownerUrl, documentoid)
    await expectProviderToDecide(server)
    expect((await checkChain(server.owner)).rota).toBeNull()
  } finally {
    await server.stop()
  }
}

/** Verdicts are read from what is kept, and are what the views say. Answers a document of Ana's. */
async function expectCarrierToRead(
  server: Server,
  ownerUrl: string,
  { withFiles }: { withFiles: boolean },
): Promise<string> {
  const ana = await atPortal(server, people.ana)
  const { records: choferes } = await ana.call('ListChoferes', { order: 'nombre ASC' })
  expect(choferes.map(({ nombre }) => nombre)).toEqual(['Del Cuento, Noemí', 'Peña, Íñigo'])
  const judged = await asRole(ownerUrl, 'portal_app', await actingFor(server, people.ana), async (client) => {
    const { rows } = await client.query<object>('select choferid, aptitud, faltantes from chofer_con_aptitud')
    return rows
  })
  expect(judged).toHaveLength(2)
  expect(choferes.map(({ choferid, aptitud, faltantes }) => ({ choferid, aptitud, faltantes }))).toEqual(
    expect.arrayContaining(judged),
  )

  const [noemi] = choferes
  const { records: documentos } = await ana.call('ListDocumentos', { recursoid: noemi?.choferid ?? '' })
  expect(documentos.map(({ estado }) => estado)).toEqual(
    expect.arrayContaining(['activo', 'en revision', 'rechazado']),
  )
  expect((await ana.call('ListUnidades', {})).records).toMatchObject([{ nombre: 'La del sur' }])
  expect((await ana.call('ListRecDocHistorial', {})).records.length).toBeGreaterThan(0)

  const { documentoid } = documentos[0] ?? { documentoid: '' }
  const [documento] = (await ana.call('DetailDocumento', { documentoid })).records
  const file = await ana.get(archivoUrl(documento?.archivos[0]?.archivoid ?? ''))
  if (withFiles) expect(file.headers['content-type']).toBe('application/pdf')

  const values = {
    nombre: 'Nueva',
    apellido: 'De Hoy',
    tipo_documento: 'DNI',
    documento: '30111229',
    nacionalidad: 'Argentina',
  }
  expect((await ana.call('SaveChofer', { choferid: '0', values })).records).toHaveLength(1)
  return documentoid
}

/** Another account's person, through the door and with the role of requests in hand. */
async function expectStrangersOut(server: Server, ownerUrl: string, documentoid: string): Promise<void> {
  const carla = await atPortal(server, people.carla)
  expect((await carla.call('ListChoferes', {})).records).toMatchObject([{ nombre: 'Delaire, Cosme' }])
  await expect(carla.call('DetailDocumento', { documentoid })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  const seen = (acting: { cuenta?: string; sujeto?: string }) =>
    asRole(ownerUrl, 'portal_app', acting, async (client) => {
      const { rows } = await client.query<{ apellido: string }>('select apellido from chofer')
      return rows.map(({ apellido }) => apellido)
    })
  expect(await seen(await actingFor(server, people.carla))).toEqual(['Delaire'])
  expect(await seen({})).toEqual([])
}

async function expectProviderToDecide(server: Server): Promise<void> {
  const revisor = await atConsole(server, people.revisor)
  const { records } = await revisor.call('ListRevision', {})
  const [waiting] = records
  const { documentoid } = waiting ?? { documentoid: '' }
  const decided = await revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar' })
  expect(decided.records).toMatchObject([{ documentoid, estado: 'aprobado' }])
  const administrador = await atConsole(server, people.administrador)
  expect((await administrador.call('Ajustes', {})).records).toMatchObject([
    { proveedor_nombre: 'Proveedor de Ejemplo', plazo_revision_dias: 3 },
  ])
}

async function actingFor(
  { owner }: Server,
  { username }: { username: string },
): Promise<{ cuenta: string; sujeto: string }> {
  const { cuenta_id, contactid } = await owner
    .selectFrom('contacto')
    .select(['cuenta_id', 'contactid'])
    .where('email', '=', username)
    .executeTakeFirstOrThrow()
  return { cuenta: cuenta_id, sujeto: contactid }
}
