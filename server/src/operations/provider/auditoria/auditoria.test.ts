import type { Request } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
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

const linesOf = async (input: Request<'ListAuditoria'>) =>
  (await administrador.call('ListAuditoria', input)).records

test('a write can be found by who did it, in which account, what it was and when', async () => {
  const carrier = await signedIn(app)
  await carrier.call('logout', {})
  const other = await signedIn(app)
  const values = { nombre: 'Ana', apellido: 'Paz', tipo_documento: 'DNI', documento: '20111222' }
  const { records } = await other.call('SaveChofer', {
    choferid: '0',
    values: {
      ...values,
      nacionalidad: 'Argentina',
      transporta_peligrosas: false,
      transporta_alimentos: false,
    },
  })
  const chofer = { accion: 'SaveChofer', objeto: records[0]?.choferid, actor: other.contactid }

  const [line] = await linesOf({ actor: other.contactid })
  expect(line).toMatchObject({
    ...chofer,
    cuenta_id: other.cuentaId,
    accountname: expect.stringMatching(/^Transportes/) as string,
    actor_nombre: expect.stringMatching(/^Ana .* Prueba$/) as string,
    ip: '127.0.0.1',
  })
  expect(await linesOf({ cuentaid: other.cuentaId, accion: 'SaveChofer' })).toEqual([line])
  expect(await linesOf({ cuentaid: carrier.cuentaId, accion: 'SaveChofer' })).toEqual([])
})

test('a line is found by a part of who wrote it, by its account, or by the number of the call', async () => {
  const carrier = await signedIn(app)
  await app.owner
    .insertInto('auditoria')
    .values({ actor: carrier.contactid, sobre_cuenta: carrier.cuentaId, accion: 'x', request_id: 'pedido-7' })
    .execute()
  const [line] = await linesOf({ actor: carrier.contactid })
  const all = { cuentaid: carrier.cuentaId, order: 'creado ASC' } as const

  for (const search of [line?.actor_nombre?.toUpperCase(), line?.accountname?.slice(2), line?.request_id])
    expect(await linesOf({ ...all, search })).toContainEqual(line)
  expect(await linesOf({ ...all, search: 'nadie que exista' })).toEqual([])
})

test('a job that is run by hand is named, and so is the document that was decided', async () => {
  const { documentoid } = await app.make.documento()
  await administrador.call('EjecutarTarea', { tarea: 'limpieza' })
  await administrador.call('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'No se lee' })

  expect(await linesOf({ actor: administrador.operadorid, pagesize: 2 })).toMatchObject([
    { accion: 'DecidirDocumento', objeto: documentoid },
    { accion: 'EjecutarTarea', objeto: 'limpieza' },
  ])
})

test('trying a change of the catalogue leaves no line, and making it does', async () => {
  const { tipodocumentoid } = await app.make.tipo()
  const save = (soloVista: boolean) =>
    administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { orden: 7 }, soloVista })

  await save(true)
  expect(await linesOf({ accion: 'SaveTipoDocumento' })).toEqual([])
  await save(false)
  expect(await linesOf({ accion: 'SaveTipoDocumento' })).toMatchObject([{ objeto: tipodocumentoid }])
})

test('a secret that is shown once stands in no line', async () => {
  const eva = await signedInOperador(app)
  await eva.call('IniciarTotpOperador', { password })

  expect(await linesOf({ actor: eva.operadorid })).toMatchObject([
    { accion: 'IniciarTotpOperador', objeto: null },
  ])
})

test('days are Buenos Aires’, both included', async () => {
  const { cuenta_id } = await app.make.cuenta()
  for (const creado of [
    '2026-03-01T02:59:59Z',
    '2026-03-01T03:00:00Z',
    '2026-03-02T02:59:59Z',
    '2026-03-02T03:00:00Z',
  ])
    await app.owner
      .insertInto('auditoria')
      .values({ creado, sobre_cuenta: cuenta_id, accion: 'x', request_id: 'r' })
      .execute()

  const found = await linesOf({ cuentaid: cuenta_id, desde: '2026-03-01', hasta: '2026-03-01' })

  expect(found.map(({ creado }) => creado)).toEqual(['2026-03-02T02:59:59.000Z', '2026-03-01T03:00:00.000Z'])
  expect(await linesOf({ cuentaid: cuenta_id, hasta: '2026-02-28' })).toHaveLength(1)
  expect(await linesOf({ cuentaid: cuenta_id, pagesize: 3, page: 2 })).toHaveLength(1)
})

test('a revisor does not watch the others', async () => {
  const revisor = await signedInOperador(app)
  await expect(revisor.call('ListAuditoria', {})).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
})

test('what a person of the provider does is found by whose records it was about', async () => {
  const { cuenta_id } = await app.make.cuenta()
  const { choferid } = await app.make.chofer({ cuenta_id })
  const { documentoid } = await app.make.documento({ cuenta_id, recursoid: choferid })
  const { operadorid, call } = await signedInOperador(app, { rol: 'administrador' })
  await call('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'No se lee' })
  await call('BloquearRecurso', { recursoid: choferid, bloqueado: true, motivo: 'Licencia en duda' })
  await call('BloquearRecurso', { recursoid: choferid, bloqueado: false, motivo: 'Se aclaró' })
  await call('SaveCuenta', {
    cuentaid: cuenta_id,
    values: { estado: estadoCuenta.suspendido, motivo: 'Seguro sin pago' },
  })
  await call('EjecutarTarea', { tarea: 'limpieza' })

  const lines = await linesOf({ cuentaid: cuenta_id })
  expect(lines.map(({ accion }) => accion)).toEqual([
    'SaveCuenta',
    'BloquearRecurso',
    'BloquearRecurso',
    'DecidirDocumento',
  ])
  expect(new Set(lines.map(({ accountname }) => accountname)).size).toBe(1)
  expect(lines[2]?.cambios).toMatchObject([
    { tabla: 'chofer', campos: [{ campo: 'estado_cuenta', antes: 'ACTIVO', despues: 'BLOQUEADO' }] },
    { tabla: 'historial', campos: [{ campo: 'nota', antes: null, despues: 'Licencia en duda' }] },
  ])
  expect(lines[1]?.cambios?.[0]?.campos).toMatchObject([{ antes: 'BLOQUEADO', despues: 'ACTIVO' }])
  // A job is nobody's.
  const [job] = await linesOf({ actor: operadorid, accion: 'EjecutarTarea' })
  expect(job).toMatchObject({ cuenta_id: null, accountname: null })
})

test('a line about records of several carriers is of none of them', async () => {
  const one = await app.make.cuenta()
  const other = await app.make.cuenta()
  const about = await asRole(
    app.ownerUrl,
    'portal_proveedor',
    { sujeto: administrador.operadorid },
    async (client) => {
      await client.query('update cuenta set accountname = accountname || $2 where cuenta_id = any ($1)', [
        [one.cuenta_id, other.cuenta_id],
        ' S.A.',
      ])
      const { rows } = await client.query<{ about: string | null }>(`select cuenta_escrita(null) as about`)
      return rows
    },
  )
  expect(about).toEqual([{ about: null }])
})

test('each day of a page says how many lines it has and whether they are sealed', async () => {
  const { cuenta_id } = await app.make.cuenta()
  for (const creado of ['2026-03-05T12:00:00Z', '2026-03-05T13:00:00Z', '2026-03-06T12:00:00Z'])
    await app.owner
      .insertInto('auditoria')
      .values({ creado, sobre_cuenta: cuenta_id, accion: 'x', request_id: 'r' })
      .execute()
  const listed = await administrador.call('ListAuditoria', { cuentaid: cuenta_id, pagesize: 2 })
  expect(listed.dias).toEqual([
    { dia: '2026-03-06', lineas: 1, bloque: null },
    { dia: '2026-03-05', lineas: 2, bloque: null },
  ])
})
