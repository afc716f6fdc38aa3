import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('the provider sees each job, and the delivery of mail', async () => {
  const { records } = await (await signedInOperador(app)).call('Tareas', {})
  const kept = await app.owner.selectFrom('tarea').select('nombre').orderBy('nombre').execute()
  expect(kept.length).toBeGreaterThan(10)
  expect(records.map(({ tarea, atrasada }) => [tarea, atrasada])).toEqual(
    [...kept.map(({ nombre }) => nombre), 'correo'].sort().map((nombre) => [nombre, false]),
  )
})

test('a job that is late shows in the queue, until an administrador runs it', async () => {
  const operador = await signedInOperador(app, { rol: 'administrador' })
  await app.owner
    .updateTable('tarea')
    .set({ proxima: '2020-01-01T00:00:00.000Z' })
    .where('nombre', '=', 'vencimientos')
    .execute()
  expect((await operador.call('Cola', {})).tareasAtrasadas).toBe(1)

  expect((await operador.call('EjecutarTarea', { tarea: 'vencimientos' })).records).toMatchObject([
    { tarea: 'vencimientos' },
  ])

  await vi.waitFor(
    async () => {
      const { records } = await operador.call('Tareas', {})
      expect(records.find(({ tarea }) => tarea === 'vencimientos')).toMatchObject({
        atrasada: false,
        ultimo_fin: expect.any(String) as string,
        ultimo_error: null,
      })
    },
    { timeout: 10_000 },
  )
  expect((await operador.call('Cola', {})).tareasAtrasadas).toBe(0)
})

test.each(['correo', 'barrido'])('what no hour starts can’t be run by hand: %s', async (tarea) => {
  const operador = await signedInOperador(app, { rol: 'administrador' })
  await expect(operador.call('EjecutarTarea', { tarea })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})
