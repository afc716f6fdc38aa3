import { sql } from 'kysely'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { sendMail } from '../mail/sendMail.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { queryOnce } from '../testing/emptyDatabase.ts'
import { goneAfterSeconds, releaseAbandoned } from './presencia.ts'

/** Mails go to a server of SMTP that does this with each, before it says that it has it. */
let onLetter: () => Promise<void> = () => Promise.resolve()
const received: string[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, session, done) => {
    stream.on('data', () => undefined)
    stream.on('end', () => {
      const [to] = session.envelope.rcptTo
      received.push(to?.address ?? '')
      void onLetter().then(() => done())
    })
  },
})

let app: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const address = smtp.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  app = await startApp({ smtpUrl: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await app.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const mail = { subject: 'Asunto', text: 'Texto', html: '<p>Texto</p>' }
const isSent = async (para: string) => {
  const { estado } = await app.owner
    .selectFrom('correo')
    .select('estado')
    .where('para', '=', para)
    .executeTakeFirstOrThrow()
  expect(estado).toBe('enviado')
}

/** Nobody is connected to the app's database, and for so long nobody can be. */
async function loseDatabase(ms: number): Promise<void> {
  const name = pg.escapeIdentifier(new URL(app.ownerUrl).pathname.slice(1))
  const cluster = inject('clusterUrl')
  await queryOnce(cluster, `alter database ${name} allow_connections false`)
  await queryOnce(
    cluster,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename in (current_user, 'portal_app', 'portal_proveedor')`,
    [new URL(app.ownerUrl).pathname.slice(1)],
  )
  setTimeout(() => void queryOnce(cluster, `alter database ${name} allow_connections true`), ms)
}

test('a letter that left while the database was away leaves once, and the jobs go on', async () => {
  onLetter = () => loseDatabase(2_500)
  await sendMail(app.owner, { para: 'ana@transporte.example', plantilla: 'prueba', mail })
  await vi.waitFor(() => expect(received).toContain('ana@transporte.example'), { timeout: 10_000 })
  onLetter = () => Promise.resolve()

  await vi.waitFor(() => isSent('ana@transporte.example'), { timeout: 20_000, interval: 200 })
  await sendMail(app.owner, { para: 'eva@transporte.example', plantilla: 'prueba', mail })
  await vi.waitFor(() => isSent('eva@transporte.example'), { timeout: 20_000, interval: 200 })

  // Long enough for another try of what was written down as not done.
  await sleep(4_000)
  expect(received).toEqual(['ana@transporte.example', 'eva@transporte.example'])
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'correo'`.execute(
    app.owner,
  )
  expect(rows).toHaveLength(0)
}, 60_000)

test('what somebody holds who is not seen any more is anybody’s, and nothing else is', async () => {
  const { rows: present } = await sql<{
    id: string
  }>`select trabajadorid as id from privado.trabajador`.execute(app.owner)
  const [here] = present
  const hold = async (key: string, holder: string, seconds: number) => {
    await sql`select graphile_worker.add_job('de prueba', '{}', job_key => ${key})`.execute(app.owner)
    await sql`update graphile_worker._private_jobs
      set locked_by = ${holder}, locked_at = now() - make_interval(secs => ${seconds}) where key = ${key}`.execute(
      app.owner,
    )
  }
  await hold('de quien no está', 'pool-nadie', goneAfterSeconds + 1)
  await hold('recién tomada', 'pool-nadie-2', 1)
  await hold('de quien está', here?.id ?? '', goneAfterSeconds + 1)

  await releaseAbandoned(app.owner)

  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'de prueba' and locked_by is null`.execute(
    app.owner,
  )
  expect(rows).toEqual([{ key: 'de quien no está' }])
})
