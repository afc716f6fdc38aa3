import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Seven choferes in the order of their names, and a colleague of who looks at them. */
let carrier: Carrier
let colleague: Carrier
let ids: string[]
beforeEach(async () => {
  carrier = await signedIn(app)
  const { cuentaId: cuenta_id } = carrier
  colleague = await signedIn(app, { cuentaId: cuenta_id })
  ids = []
  for (const apellido of ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff', 'Gg'])
    ids.push((await app.make.chofer({ cuenta_id, apellido, nombre: 'Ana' })).choferid)
})

const mark = (who: Carrier, apellidos: readonly number[], marcado = true) =>
  who.call('MarcarRecursos', { recursos: apellidos.map((at) => ids[at] ?? ''), marcado })

const listed = async (who: Carrier, input: Parameters<typeof carrier.call<'ListChoferes'>>[1] = {}) => {
  const { records, total } = await who.call('ListChoferes', input)
  const letters = records.map(({ nombre, marcado }) => (marcado ? nombre[0] : nombre[0]?.toLowerCase()))
  return { letters: letters.join(''), total }
}

test.each(['nombre ASC', 'aptitud ASC', 'createdtime ASC'])(
  'what a person marked comes first by %s, for that person alone',
  async (order) => {
    await mark(carrier, [5, 2])

    expect(await listed(carrier, { order })).toEqual({ letters: 'CFabdeg', total: 7 })
    expect(await listed(colleague, { order })).toEqual({ letters: 'abcdefg', total: 7 })
  },
)

test.each([1, 2, 3, 4, 6, 7, 20])(
  'each chofer is on one page of %i, whichever end it is read from',
  async (pagesize) => {
    await mark(carrier, [6, 3, 4])
    for (const [order, all] of [
      ['nombre ASC', 'DEGabcf'],
      ['nombre DESC', 'GEDfcba'],
    ] as const) {
      const pages = []
      for (let page = 1; (page - 1) * pagesize < 7; page++)
        pages.push((await listed(carrier, { order, page, pagesize })).letters)
      expect(pages.join('')).toBe(all)
    }
    expect(await listed(carrier, { page: 99, pagesize })).toEqual({ letters: '', total: 7 })
  },
)

test('the marked ones alone are a list, within what else is asked', async () => {
  await mark(carrier, [1, 5])

  expect(await listed(carrier, { marcado: 'SI', order: 'nombre DESC' })).toEqual({ letters: 'FB', total: 2 })
  expect(await listed(carrier, { marcado: 'SI', search: 'bb' })).toEqual({ letters: 'B', total: 1 })
  expect(await listed(colleague, { marcado: 'SI' })).toEqual({ letters: '', total: 0 })
})

test('marking twice is marking once, and a mark is taken off', async () => {
  await mark(carrier, [1, 1])
  await mark(carrier, [1, 2])
  await mark(carrier, [1, 3], false)

  expect((await listed(carrier)).letters).toBe('Cabdefg')
})

test('dominios and unidades are marked alike', async () => {
  const { cuentaId: cuenta_id } = carrier
  const [one, two] = [await app.make.dominio({ cuenta_id }), await app.make.dominio({ cuenta_id })]
  const first = await app.make.unidad({ cuenta_id, nombre: 'Primera', tractor: one.dominioid })
  const second = await app.make.unidad({ cuenta_id, nombre: 'Segunda', tractor: two.dominioid })

  await carrier.call('MarcarRecursos', { recursos: [two.dominioid, second.unidadid], marcado: true })

  const dominios = await carrier.call('ListDominios', {})
  expect(dominios.records.map(({ dominioid, marcado }) => [dominioid, marcado])).toEqual([
    [two.dominioid, true],
    [one.dominioid, false],
  ])
  const unidades = await carrier.call('UnidadesDelDia', {})
  expect(unidades.records.map(({ unidadid, marcado }) => [unidadid, marcado])).toEqual([
    [second.unidadid, true],
    [first.unidadid, false],
  ])
})

test('of several of which one is somebody else’s, none is marked', async () => {
  const { choferid } = await app.make.chofer()

  await expect(
    carrier.call('MarcarRecursos', { recursos: [ids[0] ?? '', choferid], marcado: true }),
  ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
  expect((await listed(carrier)).letters).toBe('abcdefg')
})
