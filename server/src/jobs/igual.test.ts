import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { enrolled, makeGate, pasoDe, type Device } from '../testing/gate.ts'
import { signedIn } from '../testing/people.ts'
import { baseUrl } from '../testing/app.ts'
import { tellIgual } from './igual.ts'
import { cleanUp } from './limpieza.ts'

let app: TestApp
let device: Device
let turnoid: string
beforeAll(async () => {
  app = await startApp()
  const gate = await makeGate(app, { nombre: 'Puerta de cargas' })
  await sql`update puerta set autorizan = ${JSON.stringify([
    { nombre: 'Julio Puente', puesto: 'Jefe', telefono: '', email: 'julio@proveedor.example' },
    { nombre: 'Marta Ibarra', puesto: '', telefono: '', email: null },
  ])}::jsonb where puertaid = ${gate.puertaid}`.execute(app.owner)
  device = await enrolled(app, gate)
  turnoid = randomUUID()
  await device.call('EmpezarTurno', { guardiaid: gate.guardiaid, pin: gate.pin, turnoid })
})
afterAll(() => app.stop())

const letters = async () => {
  const { rows } = await sql<{ para: string; texto: string }>`
    select para, texto from correo where plantilla = 'entroIgual' order by para`.execute(app.owner)
  return rows
}

test('who may allow it and the titulares are told once of somebody who was let in all the same', async () => {
  const carrier = await signedIn(app)
  await app.make.chofer({
    cuenta_id: carrier.cuentaId,
    nombre: 'Ana',
    apellido: 'Costa',
    documento: '30111921',
  })
  const paso = pasoDe(turnoid, {
    partes: [{ lugar: 'chofer1', texto: '30111921' }],
    respuesta: 'no',
    motivos: ['VTV vencida hace 9 días'],
    igual: { autoriza: 'Julio Puente', motivo: 'Viene a descargar y se va' },
  })
  await device.sync([paso, pasoDe(turnoid, { partes: [{ lugar: 'chofer1', texto: '30111921' }] })])
  // The trigger's job tells it; of the other nobody is told.
  await vi.waitFor(async () => expect(await letters()).toHaveLength(2), { timeout: 20_000 })
  await tellIgual({ db: app.owner, baseUrl }, paso.pasoid)
  const sent = await letters()
  expect(sent.map(({ para }) => para).sort()).toEqual([carrier.email, 'julio@proveedor.example'].sort())
  for (const { texto } of sent)
    for (const said of ['Costa, Ana', 'Puerta de cargas', 'Viene a descargar y se va', 'VTV vencida'])
      expect(texto).toContain(said)
  expect(sent.find(({ para }) => para === carrier.email)?.texto).toContain('/app/choferes/')
  expect(sent.find(({ para }) => para !== carrier.email)?.texto).toContain('/consola/porteria')
})

test('a visit nobody knows is told to those who may allow it alone', async () => {
  const paso = pasoDe(turnoid, {
    visita: { nombre: 'Quiroga, Nadia', documento: '28555124', a_quien: '', empresa: '' },
    respuesta: 'llamar',
    igual: { autoriza: 'Julio Puente', motivo: 'La espera gerencia' },
  })
  const before = (await letters()).length
  await device.sync([paso])
  await vi.waitFor(async () => expect(await letters()).toHaveLength(before + 1), { timeout: 20_000 })
})

test('pasos are kept for as long as the provider says, and removed with what hangs on them', async () => {
  const antes = new Date(Date.now() - 400 * 24 * 3600_000).toISOString()
  const paso = pasoDe(turnoid, {
    momento: antes,
    reloj: antes,
    partes: [{ lugar: 'chofer1', texto: '30111921' }],
  })
  await device.sync([paso])
  const kept = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from paso where pasoid = ${paso.pasoid}`.execute(app.owner)
    return rows[0]?.n
  }
  await cleanUp(app.owner, app.services.storage)
  expect(await kept()).toBe(1)
  await sql`insert into ajuste (clave, valor) values ('meses_de_pasos', '12')
    on conflict (clave) do update set valor = excluded.valor`.execute(app.owner)
  await cleanUp(app.owner, app.services.storage)
  expect(await kept()).toBe(0)
  const { rows } = await sql`select from paso_recurso where pasoid = ${paso.pasoid}`.execute(app.owner)
  expect(rows).toEqual([])
})
