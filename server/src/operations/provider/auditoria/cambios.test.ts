import { columnasAuditadas } from '@portal/contract/columnas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { asRole } from '../../../testing/asRole.ts'
import { password } from '../../../testing/make.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

const newestOf = async (actor: string) =>
  (await administrador.call('ListAuditoria', { actor, pagesize: 1 })).records[0]

const ana = {
  nombre: 'Ana',
  apellido: 'Paz',
  tipo_documento: 'DNI' as const,
  documento: '20111222',
  nacionalidad: 'Argentina',
  telefono: '+5492915550142',
  calle: 'Sarmiento 12',
  transporta_peligrosas: false,
  transporta_alimentos: false,
}

test('a line says what each field was before, and of a person’s address only that it changed', async () => {
  const carrier = await signedIn(app)
  const { records } = await carrier.call('SaveChofer', { choferid: '0', values: ana })
  const choferid = records[0]?.choferid ?? ''
  expect((await newestOf(carrier.contactid))?.cambios).toMatchObject([
    { tabla: 'chofer', id: choferid, que: 'alta', nombre: 'Paz, Ana', cuenta_id: carrier.cuentaId },
  ])

  await carrier.call('SaveChofer', {
    choferid,
    values: { ...ana, telefono: '+5492915550188', calle: 'Mitre 3' },
  })

  expect(await newestOf(carrier.contactid)).toMatchObject({
    cambios_mas: 0,
    cambios: [
      {
        que: 'cambio',
        campos: [
          { campo: 'calle', callado: true, antes: null, despues: null },
          { campo: 'telefono', callado: false, antes: '+5492915550142', despues: '+5492915550188' },
        ],
      },
    ],
  })
})

test('what begins tells no personal value: the record says them itself', async () => {
  const carrier = await signedIn(app)
  await carrier.call('SaveChofer', { choferid: '0', values: { ...ana, documento: '20111333' } })
  const { rows } = await sql<{ line: string }>`
    select cambios::text as line from auditoria where actor = ${carrier.contactid} and accion = 'SaveChofer'`.execute(
    app.owner,
  )
  expect(rows[0]?.line).toContain('nacionalidad')
  for (const personal of ['20111333', 'Ana', '+549', 'Sarmiento'])
    expect(rows[0]?.line).not.toContain(personal)
})

test('a decision says which document, and how it stood', async () => {
  const { documentoid } = await app.make.documento()
  await administrador.call('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'No se lee' })
  const line = await newestOf(administrador.operadorid)
  expect(line?.cambios?.[0]).toMatchObject({ tabla: 'documento', id: documentoid })
  expect(line?.cambios?.[0]?.nombre).toMatch(/ de /)
  expect(line?.cambios?.[0]?.campos).toContainEqual({
    campo: 'estado',
    callado: false,
    antes: 'en revision',
    despues: 'rechazado',
  })
})

test('of very many rows the first are told, and the rest are counted', async () => {
  const cuits = Array.from({ length: 60 }, (_, i) => `30${String(i).padStart(9, '0')}`)
  const told = await asRole(
    app.ownerUrl,
    'portal_proveedor',
    { sujeto: administrador.operadorid },
    async (client) => {
      await client.query(`insert into cuit_conocido (cuit) select unnest($1::text[])`, [cuits])
      await client.query(`insert into auditoria (actor, accion, request_id) values (yo(), 'muchos', 'r')`)
      const { rows } = await client.query<{ cambios: unknown[] }>(
        `select cambios from auditoria where accion = 'muchos'`,
      )
      return rows[0]?.cambios
    },
  )
  expect(told).toHaveLength(51)
  expect(told?.at(-1)).toEqual({ mas: 10 })
})

test('a line of before changes were kept says that they are unknown', async () => {
  await app.owner
    .insertInto('auditoria')
    .values({ accion: 'vieja', request_id: 'r', cambios: null })
    .execute()
  expect((await administrador.call('ListAuditoria', { accion: 'vieja' })).records[0]?.cambios).toBeNull()
})

test('the triggers tell of the columns that the contract names, and of no others', async () => {
  const { rows } = await sql<{ tabla: string; args: string; body: string }>`
    select tgrelid::regclass::text as tabla, pg_get_triggerdef(t.oid) as args, prosrc as body
    from pg_trigger t join pg_proc p on p.oid = tgfoid where tgname = 'auditar'`.execute(app.owner)
  const told = Object.fromEntries(
    rows.map(({ tabla, args, body }) => {
      const named = [...args.matchAll(/'\{([^}]+)\}'/g)].flatMap(([, columns = '']) => columns.split(','))
      const compared = [...body.matchAll(/old\.(\w+)(?:, '| is distinct)/g)].map(([, column = '']) => column)
      return [tabla, [...named, ...compared].sort()]
    }),
  )
  expect(told).toEqual(
    Object.fromEntries(
      Object.entries(columnasAuditadas).map(([tabla, columns]) => [tabla, [...columns].sort()]),
    ),
  )
})

test('no secret stands in the audit, whatever was done with it', async () => {
  const eva = await signedInOperador(app)
  const { records: started } = await eva.call('IniciarTotpOperador', { password })
  const carrier = await signedIn(app)
  const next = 'otra clave bien larga 77'
  await carrier.call('changePasswordProfile', { passwordActual: password, password: next })
  await administrador.call('SaveOperador', {
    operadorid: '0',
    values: { nombre: 'Leo Prueba', email: 'leo@prueba.example', rol: 'revisor' },
  })

  const { rows: lines } = await sql<{ all: string }>`
    select string_agg(a::text, ' ') as all from auditoria a`.execute(app.owner)
  const all = lines[0]?.all ?? ''
  const { rows: secrets } = await sql<{ secret: string }>`
    select hash as secret from privado.credencial union all select encode(token_hash, 'hex') from privado.sesion
    union all select encode(token_hash, 'hex') from privado.enlace_operador union all select texto from correo
    union all select html from correo`.execute(app.owner)
  expect(secrets.length).toBeGreaterThan(5)
  expect(started[0]?.secreto).toBeTruthy()
  for (const secret of [...secrets.map((row) => row.secret), started[0]?.secreto ?? '', password, next])
    expect(all.includes(secret)).toBe(false)
})
