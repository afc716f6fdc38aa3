import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import pg from 'pg'
import { readArchive } from '../backup/archive.ts'
import { sumLine } from '../backup/entry.ts'
import { applyMigration, preparePending } from '../database/migrate.ts'
import type { Step } from '../progress.ts'
import { createStorage } from '../storage/createStorage.ts'
import { parseSettings } from '../settings.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { commandLine } from '../testing/commandLine.ts'
import { emptyDatabase } from '../testing/emptyDatabase.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { howMany, inFull } from '../testing/howMany.ts'
import { makeIn } from '../testing/make.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { startS3Server } from '../testing/s3Server.ts'
import { storedFiles } from '../testing/storedFiles.ts'
import { testStorageUrl } from '../testing/storageUrl.ts'

// In full a few hundred files each time, every one of them synced to the disk.
vi.setConfig({ testTimeout: 90_000 })

let app: TestApp
let dir: string
let taken: string
let source: NodeJS.ProcessEnv
let carrier: Carrier

/** Demo data with its files, a job for tomorrow, a session, and a row whose text has all that a copy must escape. */
beforeAll(async () => {
  ;[app, dir] = await Promise.all([startApp(), mkdtemp(join(tmpdir(), 'portal-backup-'))])
  source = { DATABASE_URL: app.ownerUrl, PORTAL_DATA: app.dataDir, STORAGE_URL: testStorageUrl('origen') }
  expect(await commandLine(['demo', 'load'], source)).toMatchObject({ ok: true })
  // Each is packed, read and kept many times below: of the documents' files one in ten, in full all.
  if (!inFull)
    await sql`delete from archivo where documentoid is not null and split_part(archivoid, 'x', 2)::int % 10 <> 0`.execute(
      app.owner,
    )
  carrier = await signedIn(app)
  await app.make.chofer({ cuenta_id: carrier.cuentaId, nombre: 'Ñandú\t"el\\N"\n; drop', apellido: '' })
  await sql`select graphile_worker.add_job('correo', json_build_object('correoid', 'ñ'), run_at => now() + interval '1 day',
    job_key => 'tarde')`.execute(app.owner)
  await app.owner
    .insertInto('correo')
    .values({
      para: 'tarde@fabula.example',
      asunto: '',
      texto: '{{secreto}}',
      html: '',
      plantilla: 'invitacion',
      secreto: 'abre',
    })
    .execute()

  taken = join(dir, 'respaldo.tar.gz')
  const { ok, said } = await commandLine(['backup', taken], source)
  expect(said).toMatch(
    /^Respaldo listo en .*respaldo\.tar\.gz: \d+ tablas, [\d.]+ filas y [\d.]+ archivos \(/,
  )
  expect(ok).toBe(true)
})
afterAll(async () => {
  await app.stop()
  await rm(dir, { recursive: true, force: true })
})

/** The sum of each entry: of each stretch of each table, and of each file. The manifest says when it was, which differs. */
async function sumsOf(path: string): Promise<string[]> {
  const sums: string[] = []
  for await (const entry of readArchive(path)) if (entry.path !== 'manifiesto.json') sums.push(sumLine(entry))
  return sums
}

const newFolder = () => join(dir, randomUUID())
const backUp = (target: string, environment: NodeJS.ProcessEnv) =>
  commandLine(['backup', target], environment)
const restore = (from: string, environment: NodeJS.ProcessEnv, ...more: string[]) =>
  commandLine(['restore', from, ...more], environment)

/** The last of each kind of work: how much of how much. */
const endsOf = (steps: readonly Step[]) => new Map(steps.map(({ what, done, of }) => [what, { done, of }]))

describe('a backup', () => {
  test('and its restoring say how far they are, up to the end', async () => {
    const target = `${newFolder()}.tar.gz`
    const backup = await backUp(target, source)
    const sums = await sumsOf(target)
    const files = sums.filter((line) => line.includes('archivos/')).length
    expect(endsOf(backup.steps).get('Guardando archivos')).toEqual({ done: files, of: files })
    const tables = backup.steps.filter(({ what }) => what === 'Guardando tablas')
    expect(new Set(tables.map(({ of }) => of)).size).toBe(1)
    expect(tables.some(({ now }) => now?.startsWith('documento, '))).toBe(true)

    const database = await freshDatabase()
    const environment = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: newFolder() }
    const { steps } = await restore(target, environment)

    const { size } = await stat(target)
    expect(endsOf(steps).get('Revisando el respaldo')).toEqual({ done: size, of: size })
    // All that has a sum, and the manifest.
    const entries = sums.length + 1
    expect(endsOf(steps).get('Cargando el respaldo')).toEqual({ done: entries, of: entries })
    await database.drop()
  })

  test('restored into a new embedded database is the same, table by table and file by file', async () => {
    const target = { PORTAL_DATA: newFolder(), STORAGE_URL: testStorageUrl('destino') }
    expect(await restore(taken, target)).toMatchObject({ ok: true })

    const again = `${newFolder()}.tar.gz`
    expect(await backUp(again, target)).toMatchObject({ ok: true })

    const sums = await sumsOf(taken)
    expect(sums.filter((line) => line.includes('archivos/')).length).toBeGreaterThan(howMany(30, 300))
    expect(sums.filter((line) => line.includes('tablas/')).length).toBeGreaterThan(10)
    expect(await sumsOf(again)).toEqual(sums)
    const ejemplos = await app.owner.selectFrom('ejemplo').select(['clave', 'sha256']).execute()
    expect(ejemplos).not.toHaveLength(0)
    for (const { clave, sha256 } of ejemplos)
      expect(sums).toContain(`${sha256}  archivos/${clave.slice(0, 2)}/${clave}\n`)
  })

  test('of a database that waits for a newer version has its files too', async () => {
    const database = await freshDatabase()
    const environment = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: newFolder() }
    const kept = {
      make: makeIn(database.owner),
      services: { storage: await createStorage(parseSettings(environment)) },
      spoolDir: join(environment.PORTAL_DATA, 'archivos/entrantes'),
    }
    await storedFiles(kept, (await kept.make.cuenta()).cuenta_id, { count: 3, size: 1_000 })
    // As it was before types of documents had samples.
    await sql`alter table tipo_documento drop column ejemplo cascade`.execute(database.owner)
    await sql`drop table ejemplo`.execute(database.owner)

    const { ok, said } = await backUp(newFolder(), environment)

    expect(said).toMatch(/ y 3 archivos/)
    expect(ok).toBe(true)
    await database.drop()
  })

  test('restored leaves a database that works as before: ids go on, rows are protected, history only grows', async () => {
    const database = await freshDatabase()
    const target = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: newFolder() }
    expect(await restore(taken, target)).toMatchObject({ ok: true })

    const { rows } = await sql<{
      next: boolean
      forced: boolean
      sessions: number
      jobs: number
      texto: string
      secreto: string | null
    }>`
      select nextval('entidad_id') > (select max(split_part(choferid, 'x', 2)::bigint) from chofer) as next,
        (select bool_and(relforcerowsecurity) from pg_class where relname in ('chofer', 'documento', 'historial')) as forced,
        (select count(*)::int from privado.sesion) as sessions,
        (select count(*)::int from graphile_worker.jobs where task_identifier = 'correo' and key = 'tarde' and run_at > now()) as jobs,
        (select texto from chofer where nombre like 'Ñandú%') as texto,
        (select secreto from correo where para = 'tarde@fabula.example') as secreto`.execute(database.owner)
    expect(rows[0]).toEqual({
      next: true,
      forced: true,
      sessions: 0,
      jobs: 1,
      texto: expect.stringContaining('nandu') as string,
      secreto: null,
    })
    await expect(sql`delete from historial`.execute(database.owner)).rejects.toThrow('append-only')
    const { rows: ids } = await sql<{
      id: string
    }>`select instalacionid as id from privado.instalacion`.execute(database.owner)
    const { rows: original } = await sql<{
      id: string
    }>`select instalacionid as id from privado.instalacion`.execute(app.owner)
    expect(ids).not.toEqual(original)
    await database.drop()
  })

  test('gives no number again that was given after it was taken: what was kept of one finds nothing', async () => {
    const { cuentaId: cuenta_id } = carrier
    const lost = await Promise.all(Array.from({ length: 30 }, () => app.make.chofer({ cuenta_id })))
    const ids = new Set(lost.map(({ choferid }) => choferid))
    const { serial } = await app.owner
      .insertInto('pase')
      .values({ cuenta_id, recursoid: '17x1', partes: '{}', vence: sql`now() + interval '1 day'` })
      .returning('serial')
      .executeTakeFirstOrThrow()
    const database = await freshDatabase()
    const dataDir = newFolder()
    expect(await restore(taken, { DATABASE_URL: database.ownerUrl, PORTAL_DATA: dataDir })).toMatchObject({
      ok: true,
    })
    // The key that signs is in no backup.
    await cp(join(app.dataDir, 'firma.json'), join(dataDir, 'firma.json'))
    const restored = await startApp({ place: { database, dataDir } })
    const again = await signedIn(restored, { cuentaId: cuenta_id })
    const values = { nombre: 'Otra', apellido: 'Persona', tipo_documento: 'DNI', nacionalidad: 'Argentina' }
    for (let n = 0; n < 20; n++) {
      const documento = String(39_000_000 + n)
      const { records } = await again.call('SaveChofer', {
        choferid: '0',
        values: { ...values, documento },
      })
      expect(ids).not.toContain(records[0]?.choferid)
      const pase = await again.call('VerPase', { recursoid: records[0]?.choferid ?? '' })
      expect(Number(pase.records[0]?.numero.replace('-', ''))).toBeGreaterThan(serial)
    }
    // As of a browser that had no line: whoever it was written about, it is nobody else.
    for (const choferid of ids)
      await expect(
        again.call('SaveChofer', { choferid, values: { telefono: '+5491154410001' } }),
      ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
    await restored.stop()
  })

  test('replaced gives none of the numbers again that what was there had given', async () => {
    const database = await freshDatabase()
    const target = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: newFolder() }
    expect(await restore(taken, target)).toMatchObject({ ok: true })
    const { rows } = await sql<{ given: string }>`
      select setval('entidad_id', last_value + 5000000)::text as given from entidad_id`.execute(
      database.owner,
    )
    expect(await restore(taken, target, '--reemplazar')).toMatchObject({ ok: true })
    const { rows: next } = await sql<{ next: string }>`select nextval('entidad_id')::text as next`.execute(
      database.owner,
    )
    expect(Number(next[0]?.next)).toBeGreaterThan(Number(rows[0]?.given))
    await database.drop()
  })

  test('moves the files from the disk to an S3 store, or the other way round', async () => {
    const [database, s3] = await Promise.all([freshDatabase(), startS3Server()])
    const target = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: newFolder(), STORAGE_URL: s3.storageUrl }
    expect(await restore(taken, target)).toMatchObject({ ok: true })

    const storage = await createStorage(parseSettings(target))
    const { clave, size } = await database.owner
      .selectFrom('archivo')
      .select(['clave', 'size'])
      .executeTakeFirstOrThrow()
    expect(await buffer(await storage.open(clave))).toHaveLength(size)
    await Promise.all([database.drop(), s3.stop()])
  })

  test('never takes the place of something that is there', async () => {
    expect(await backUp(taken, source)).toMatchObject({
      ok: false,
      said: `Ya existe ${taken}: elegí otro nombre.`,
    })
    expect(await backUp(join(dir, 'no/existe.tar.gz'), source)).toMatchObject({
      ok: false,
      said: expect.stringMatching(/^No existe la carpeta/) as string,
    })
  })

  test('names the files that are missing or damaged, and has all the rest', async () => {
    const { clave, archivoid } = await app.owner
      .selectFrom('archivo')
      .select(['clave', 'archivoid'])
      .where('miniatura', 'is', null)
      .executeTakeFirstOrThrow()
    const storage = await createStorage(parseSettings(source))
    const path = join(dir, 'otro')
    await writeFile(path, 'otra cosa')
    const bytes = await buffer(await storage.open(clave))

    await storage.keep(clave, path)
    const damaged = await backUp(newFolder(), source)
    await storage.remove(clave)
    const missing = await backUp(newFolder(), source)
    await writeFile(path, bytes)
    await storage.keep(clave, path)

    expect(damaged).toMatchObject({
      ok: false,
      said: expect.stringMatching(new RegExp(`El archivo ${archivoid} .* está dañado`)) as string,
    })
    expect(missing).toMatchObject({
      ok: false,
      said: expect.stringMatching(new RegExp(`Falta el archivo ${archivoid} `)) as string,
    })
  })
})

describe('before anything changes, a restoration refuses', () => {
  const wholeFolder = () => join(dir, 'entero')
  let whole: Promise<unknown> | undefined
  async function damagedFolder(damage: (folder: string) => Promise<void>): Promise<string> {
    whole ??= backUp(wholeFolder(), source)
    await whole
    const folder = newFolder()
    await cp(wholeFolder(), folder, { recursive: true })
    await damage(folder)
    return folder
  }
  async function someFile(folder: string): Promise<string> {
    const names = await readdir(join(folder, 'archivos'), { recursive: true, withFileTypes: true })
    const file = names.find((name) => name.isFile())
    return join(file?.parentPath ?? '', file?.name ?? '')
  }

  test.each<[string, () => Promise<string>, RegExp]>([
    [
      'an archive that was cut off',
      async () => {
        const path = join(dir, 'cortado.tar.gz')
        await cp(taken, path)
        await truncate(path, 400_000)
        return path
      },
      /está dañado: no se puede leer hasta el final\. No se cambió nada/,
    ],
    [
      'an archive with a byte that changed',
      async () => {
        const path = join(dir, 'alterado.tar.gz')
        const bytes = await readFile(taken)
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
        await writeFile(path, bytes)
        return path
      },
      /está dañado: /,
    ],
    [
      'a folder with a file that changed',
      () => damagedFolder(async (folder) => writeFile(await someFile(folder), 'otra cosa')),
      /archivos\/\w\w\/\w+ no es lo que se guardó/,
    ],
    [
      'a folder without one of its files',
      () => damagedFolder(async (folder) => rm(await someFile(folder))),
      /falta archivos\//,
    ],
    [
      'a folder without its end',
      () => damagedFolder((folder) => rm(join(folder, 'fin.json'))),
      /falta fin\.json/,
    ],
    [
      'something that is no backup',
      async () => {
        const path = join(dir, 'nada.tar.gz')
        await writeFile(path, 'nada')
        return path
      },
      /está dañado: no se puede leer/,
    ],
    [
      'a backup that is not there',
      () => Promise.resolve(join(dir, 'no-existe.tar.gz')),
      /^[^]*No existe .*no-existe/,
    ],
  ])('%s', async (_, make, sentence) => {
    const path = await make()
    const target = { PORTAL_DATA: newFolder() }
    const { ok, said } = await restore(path, target)
    expect(ok).toBe(false)
    expect(said).toMatch(sentence)
    await expect(readdir(target.PORTAL_DATA)).rejects.toThrow('ENOENT')
  })

  test('a database with data, unless it is told to replace them', async () => {
    const database = await freshDatabase()
    const target = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: newFolder() }
    expect(await restore(taken, target)).toMatchObject({ ok: true })
    const extra = await database.owner
      .insertInto('operador')
      .values({ nombre: 'Otra', email: 'otra@proveedor.example', rol: 'revisor' })
      .returning('operadorid')
      .executeTakeFirstOrThrow()

    expect(await restore(taken, target)).toMatchObject({
      ok: false,
      said: expect.stringMatching(/La base de datos tiene datos\..*--reemplazar/) as string,
    })
    expect(await restore(taken, target, '--reemplazar')).toMatchObject({ ok: true })

    const found = await database.owner
      .selectFrom('operador')
      .where('operadorid', '=', extra.operadorid)
      .select('email')
      .execute()
    expect(found).toEqual([])
    await database.drop()
  })

  test('a database that a server is using', async () => {
    expect(await restore(taken, source, '--reemplazar')).toMatchObject({
      ok: false,
      said: expect.stringMatching(/Hay un Portal en marcha con esa base de datos/) as string,
    })
  })

  test('a backup of another version, and one that is older than the database', async () => {
    const database = await freshDatabase()
    const target = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: newFolder() }
    const other = newFolder()
    await sql`insert into migracion (name, sha256) values ('9999_futura.sql', '')`.execute(app.owner)
    await backUp(other, source)
    await sql`delete from migracion where name = '9999_futura.sql'`.execute(app.owner)
    expect(await restore(other, target)).toMatchObject({
      ok: false,
      said: expect.stringMatching(/es de otra versión de Portal/) as string,
    })

    const older = newFolder()
    const { rows } = await sql<{ name: string; sha256: string }>`
      delete from migracion where name = (select max(name) from migracion) returning name, sha256`.execute(
      app.owner,
    )
    await backUp(older, source)
    await sql`insert into migracion (name, sha256) values (${rows[0]?.name}, ${rows[0]?.sha256})`.execute(
      app.owner,
    )
    expect(await restore(older, target)).toMatchObject({
      ok: false,
      said: expect.stringMatching(/ya está en una versión más nueva que el respaldo/) as string,
    })
    await database.drop()
  })
})

test('a backup of before the first release is refused before anything is made, and a sentence says so', async () => {
  const before = newFolder()
  await sql`insert into migracion (name, sha256) values ('0002_cuentas.sql', '')`.execute(app.owner)
  await backUp(before, source)
  await sql`delete from migracion where name = '0002_cuentas.sql'`.execute(app.owner)
  const target = newFolder()

  expect(await restore(before, { PORTAL_DATA: target })).toMatchObject({
    ok: false,
    said: expect.stringMatching(
      /Ese respaldo es anterior a Portal 0\.1\.112 y esta versión no puede leerlo: no se cambió nada\.$/,
    ) as string,
  })
  await expect(stat(target)).rejects.toThrow('ENOENT')
})

test('a backup of an older version goes into an empty database, which is then brought to this one', async () => {
  const before = await emptyDatabase()
  const newest = await migrateButLast(before.ownerUrl)
  const older = newFolder()
  expect(await backUp(older, { DATABASE_URL: before.ownerUrl, PORTAL_DATA: newFolder() })).toMatchObject({
    ok: true,
  })
  const after = await emptyDatabase()

  expect(await restore(older, { DATABASE_URL: after.ownerUrl, PORTAL_DATA: newFolder() })).toMatchObject({
    ok: true,
  })

  expect(await after.query('select max(name) as name from migracion')).toEqual([{ name: newest }])
  expect(await after.query('select accountname from cuit_conocido')).toEqual([{ accountname: 'De antes' }])
  expect(await after.query('select count(*)::int as recursos from recurso')).toEqual([{ recursos: 0 }])
  await Promise.all([before.drop(), after.drop()])
})

/** As the version before this one left it, with a CUIT that it knows. Answers the migration that is still to come. */
async function migrateButLast(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { migrations: files } = await preparePending(client, url)
    for (const file of files.slice(0, -1)) await applyMigration(client, file)
    await client.query("insert into cuit_conocido (cuit, accountname) values ('30999000017', 'De antes')")
    return files.at(-1)?.name ?? ''
  } finally {
    await client.end()
  }
}
