import { maxIdentidades } from '@portal/contract/entradas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('each resource of the account is told by what papers name it, and nobody else’s', async () => {
  const [carrier, other] = [await signedIn(app), await signedIn(app)]
  const { choferid } = await app.make.chofer({
    cuenta_id: carrier.cuentaId,
    documento: '30111222',
    cuil: '20301112223',
  })
  const { choferid: deBaja } = await app.make.chofer({
    cuenta_id: carrier.cuentaId,
    documento: '28333444',
    estado_cuenta: 'BAJA',
  })
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId, dominio: 'AB123CD' })
  const { dominioid: dominioDeBaja } = await app.make.dominio({
    cuenta_id: carrier.cuentaId,
    dominio: 'AB124CD',
    estado_dominio: 'BAJA',
  })
  await app.make.chofer({ cuenta_id: other.cuentaId, documento: '29999888' })

  const { records } = await carrier.call('ListIdentidades', {})

  expect(records.map(({ recursoid }) => recursoid).sort()).toEqual(
    [carrier.cuentaId, choferid, deBaja, dominioid].sort(),
  )
  expect(records.find(({ recursoid }) => recursoid === choferid)).toMatchObject({
    tiporecurso: 'chofer',
    documento: '30111222',
    cuil: '20301112223',
    dominio: null,
  })
  expect(records.find(({ recursoid }) => recursoid === deBaja)?.tiporecurso).toBe('chofer dado de baja')
  expect(records.find(({ recursoid }) => recursoid === dominioid)).toMatchObject({
    dominio: 'AB123CD',
    documento: null,
  })
  expect(records.find(({ recursoid }) => recursoid === carrier.cuentaId)).toMatchObject({
    tiporecurso: 'transporte',
  })
  expect(records.map(({ recursoid }) => recursoid)).not.toContain(dominioDeBaja)
})

test('of a very large account they come in parts, each once', async () => {
  const carrier = await signedIn(app)
  for (let i = 0; i <= maxIdentidades; i += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        app.make.dominio({
          cuenta_id: carrier.cuentaId,
          dominio: `AB${String((i + n) % 1000).padStart(3, '0')}C${i + n < 1000 ? 'D' : 'E'}`,
        }),
      ),
    )
  const first = (await carrier.call('ListIdentidades', {})).records
  const last = first.at(-1)?.recursoid ?? ''
  const rest = (await carrier.call('ListIdentidades', { despues: last })).records

  expect(first).toHaveLength(maxIdentidades)
  expect(rest).toHaveLength(101)
  expect(new Set([...first, ...rest].map(({ recursoid }) => recursoid)).size).toBe(maxIdentidades + 101)
})
