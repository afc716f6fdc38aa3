import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedMessage } from '../jobs/auditoria.ts'
import { witnessMessage } from '../jobs/testigos.ts'
import { parseSettings } from '../settings.ts'
import { createStorage } from '../storage/createStorage.ts'
import { takeStorage } from '../storage/owner.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { commandLine } from '../testing/commandLine.ts'
import { startS3Server } from '../testing/s3Server.ts'
import { producto } from '../version.ts'

let app: TestApp
let smtp: SMTPServer
let dir: string
let healthy: NodeJS.ProcessEnv
beforeAll(async () => {
  ;[app, dir] = await Promise.all([startApp(), mkdtemp(join(tmpdir(), 'portal-doctor-'))])
  smtp = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onAuth: ({ password }, _session, done) =>
      password === 'bien' ? done(null, { user: 'portal' }) : done(new Error('clave incorrecta')),
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  healthy = {
    DATABASE_URL: app.ownerUrl,
    PORTAL_DATA: app.dataDir,
    SMTP_URL: smtpUrl('bien'),
    MAIL_FROM: 'Portal <portal@proveedor.example>',
    BASE_URL: 'https://portal.example',
  }
  await app.make.operador({ rol: 'administrador' })
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
  await app.stop()
  await rm(dir, { recursive: true, force: true })
})

function smtpUrl(password: string): string {
  const { port } = smtp.server.address() as AddressInfo // it listens on a port, not on a pipe
  return `smtp://portal:${password}@127.0.0.1:${port}`
}

const examine = (environment: NodeJS.ProcessEnv = {}) =>
  commandLine(['doctor'], { ...healthy, ...environment })

describe('the command doctor', () => {
  test('says what is well, part by part', async () => {
    const { ok, said } = await examine()

    expect(said.split('\n')).toEqual([
      `✓ Versión: ${producto.version}, de un commit desconocido.`,
      '✓ Configuración: en orden; la gente entra por https://portal.example.',
      expect.stringMatching(/^. Disco: .*GB/),
      expect.stringMatching(/^✓ Base de datos: PostgreSQL [\d.]+, al día\.$/),
      '✓ Archivos: se guardan en el disco.',
      expect.stringMatching(/^. Firma: /),
      '✓ Tareas: se hacen a tiempo.',
      '✓ Personas: hay quien administre la consola.',
      expect.stringMatching(/^[!✓] Auditoría: /),
      '✓ Aptitud: de cada recurso está guardado cómo está.',
      expect.stringMatching(/^✓ Correo: 127\.0\.0\.1:\d+ lo recibe\.$/),
      '',
      'Portal puede trabajar.',
    ])
    expect(ok).toBe(true)
  })

  test('holds a log against the audit, and takes none for a proof that says nothing of it', async () => {
    const registro = join(dir, 'registro')
    await writeFile(
      registro,
      `${JSON.stringify({ msg: sealedMessage, bloque: 7000, hash: 'ab'.repeat(32) })}\n`,
    )
    const { ok, said } = await commandLine(['doctor', '--registro', registro], healthy)
    expect(said).toContain('✗ Auditoría y registro: el registro dice que el bloque 7000')
    expect(ok).toBe(false)
    await writeFile(registro, 'otra cosa\n')
    expect((await commandLine(['doctor', '--registro', registro], healthy)).said).toContain(
      'no dice de ningún bloque ni de ninguna noche',
    )

    // A night that the database doesn't know, told by the log alone.
    await writeFile(
      registro,
      `${JSON.stringify({ msg: witnessMessage, testigo: 7000, raiz: 'cd'.repeat(32) })}\n`,
    )
    const other = await commandLine(['doctor', '--registro', registro], healthy)
    expect(other.said).toContain('✗ Auditoría y registro: el registro dice que la raíz de la noche 7000')
    expect(other.ok).toBe(false)
  })

  test('of an installation that was never started finds nothing wrong, and makes nothing', async () => {
    const PORTAL_DATA = join(dir, 'nueva')
    const { ok, said } = await commandLine(['doctor'], { PORTAL_DATA })

    expect(ok).toBe(true)
    expect(said).toMatch(/! Base de datos: en .*nueva no hay ninguna: la crea el primer npm start/)
    expect(said).toMatch(/! Correo: no sale: queda en/)
    expect(await readdir(dir)).not.toContain('nueva')
  })

  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgresql://portal:x@127.0.0.1:1/portal' },
      /✗ Base de datos: No se puede llegar a la base de datos: revisá DATABASE_URL/,
    ],
    [
      'a bucket that is not there',
      { STORAGE_URL: 's3://a:b@papeles?endpoint=http://127.0.0.1:1' },
      /✗ Archivos: el bucket papeles no se puede usar \(.*ECONNREFUSED.*\): revisá STORAGE_URL/,
    ],
    [
      'a mail server that is not there',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      /✗ Correo: 127\.0\.0\.1:1 no lo recibe \(.*ECONNREFUSED.*\): revisá SMTP_URL/,
    ],
    ['a setting of the wrong shape', { PORT: 'x' }, /^PORT: tiene que ser un número entero/],
  ])('names %s, says what to do, and ends badly', async (_, environment, sentence) => {
    const { ok, said } = await examine(environment)
    expect(said).toMatch(sentence)
    expect(ok).toBe(false)
  })

  test('names a wrong password of the mail server', async () => {
    expect(await examine({ SMTP_URL: smtpUrl('mal') })).toMatchObject({
      ok: false,
      said: expect.stringMatching(/✗ Correo: .*no lo recibe \(.*clave incorrecta\)/) as string,
    })
  })

  test('warns of people who come in without encryption, and of mails without a sender of their own', async () => {
    const { ok, said } = await examine({ BASE_URL: 'http://portal.example', MAIL_FROM: '' })
    expect(said).toMatch(/! Configuración: la gente entra por http:\/\/portal\.example, sin cifrar/)
    expect(said).toMatch(/! Configuración: los correos salen sin un remitente propio/)
    expect(ok).toBe(true)
  })

  test('names a storage that another installation keeps its files in', async () => {
    const s3 = await startS3Server()
    const another = await startApp()
    await sql`update privado.instalacion set instalacionid = gen_random_uuid()`.execute(another.owner)
    const storage = await createStorage(parseSettings({ STORAGE_URL: s3.storageUrl }))
    await takeStorage(another.owner, storage, another.spoolDir)

    const { ok, said } = await examine({ STORAGE_URL: s3.storageUrl })

    expect(said).toMatch(/✗ Archivos: el bucket prueba tiene los archivos de otra instalación/)
    expect(ok).toBe(false)
    await Promise.all([another.stop(), s3.stop()])
  })

  test('names work that is late, and work that was given up', async () => {
    await sql`select graphile_worker.add_job('nadie', run_at => now() - interval '1 hour')`.execute(app.owner)
    await sql`select graphile_worker.add_job('nadie', max_attempts => 1)`.execute(app.owner)
    await sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`.execute(app.owner)

    const { ok, said } = await examine()

    expect(said).toMatch(/✗ Tareas: atrasadas más de 10 minutos: 1\./)
    expect(said).toMatch(/! Tareas: abandonadas después de varios intentos: 1\./)
    expect(ok).toBe(false)
  })

  test('names a periodic job whose hour passed, and what stopped it', async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(app.owner)
    await sql`update tarea set proxima = now() - interval '1 day', ultimo_error = 'sin espacio' where nombre = 'limpieza'`.execute(
      app.owner,
    )
    const { ok, said } = await examine()

    expect(said).toMatch(/✗ Tareas: se pasó la hora de limpieza \(sin espacio\)\. Reiniciá Portal/)
    expect(ok).toBe(false)
  })

  test('tells of a database that does not sort in Spanish', async () => {
    const url = new URL(app.ownerUrl)
    url.pathname = `${url.pathname}_c`
    const name = url.pathname.slice(1)
    await sql`create database ${sql.ref(name)} template template0 encoding 'UTF8' locale 'C' locale_provider libc`.execute(
      app.owner,
    )
    const { said } = await examine({ DATABASE_URL: url.href })
    await sql`drop database ${sql.ref(name)} with (force)`.execute(app.owner)
    expect(said).toMatch(/! Base de datos: está vacía/)
    expect(said).toMatch(/! Base de datos: no ordena en español/)
  })

  test('names a database of a newer version, and one that nobody can administrate', async () => {
    await sql`update operador set activo = false`.execute(app.owner)
    expect((await examine()).said).toMatch(
      /✗ Personas: nadie puede administrar la consola: creá a alguien con/,
    )
    await sql`update operador set activo = true`.execute(app.owner)

    await sql`insert into migracion (name, sha256) values ('9999_futura.sql', '')`.execute(app.owner)
    expect((await examine()).said).toMatch(
      /✗ Base de datos: La base de datos fue actualizada por una versión más nueva/,
    )
    await sql`delete from migracion where name = '9999_futura.sql'`.execute(app.owner)
  })
})
