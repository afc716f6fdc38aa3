import { Refusal, type Input } from '@portal/contract'
import { maxHojas } from '@portal/contract/entradas.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { resultOf } from '../../../testing/caller.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
let choferid: string
let tipodocumentoid: string
beforeAll(async () => {
  app = await startApp()
  tipodocumentoid = (
    await app.make.tipo({
      nombre: 'Póliza',
      docrectipo_recurso: 'chofer',
      vigencia: 'impresa',
      max_archivos: 3,
    })
  ).tipodocumentoid
})
afterAll(() => app.stop())
beforeEach(async () => {
  carrier = await signedIn(app)
  choferid = (await app.make.chofer({ cuenta_id: carrier.cuentaId })).choferid
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const upload = async (who: Carrier, name: string) => {
  const { records } = resultOf(await who.upload([{ name, bytes: png }])) as {
    records: { archivoid: string }[]
  }
  return records[0]?.archivoid ?? ''
}
const uploads = async (count: number, who = carrier) => {
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) ids.push(await upload(who, `hoja-${i}.png`))
  return ids
}
type Recibida = Input<'RecibirEntradas'>['entradas'][number]
const one = (archivos: string[], more: Partial<Recibida> = {}): Recibida => ({
  entrega: crypto.randomUUID(),
  archivos,
  values: {},
  certeza: 'sin ubicar',
  porques: [],
  candidatos: [],
  ...more,
})
const receive = (entradas: Recibida[], who = carrier) =>
  who.call('RecibirEntradas', { origen: 'compartido', entradas })
const bandeja = async (who = carrier) => (await who.call('ListBandeja', { order: 'recibida ASC' })).records
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.body : String(error)),
  )
const pagesOf = async (entradaid: string | undefined) =>
  (await bandeja()).find((each) => each.entradaid === entradaid)?.archivos.map(({ archivoid }) => archivoid)

test('what was shared waits in the bandeja without a place, with its pages in order', async () => {
  const archivos = await uploads(2)

  const { records } = await receive([one(archivos)])

  expect(records).toMatchObject([
    { origen: 'compartido', certeza: 'sin ubicar', recursoid: null, estado: 'espera' },
  ])
  expect(await pagesOf(records[0]?.entradaid)).toEqual(archivos)
})

test('sent again, because its answer was lost, it comes in once', async () => {
  const entrada = one(await uploads(1))

  const [first, again] = [await receive([entrada]), await receive([entrada])]

  expect(again.records[0]?.entradaid).toBe(first.records[0]?.entradaid)
  expect(await bandeja()).toHaveLength(1)
})

test('what was read is proposed with its reason; a proposal without its whole place is no place', async () => {
  const [a = '', b = ''] = await uploads(2)
  await receive([
    one([a], {
      values: { recursoid: choferid, tipodocumentoid },
      certeza: 'segura',
      porques: [{ campo: 'recurso', porque: 'hoja', dice: '20-30111222-3' }],
    }),
    one([b], { values: { recursoid: choferid }, certeza: 'segura' }),
  ])

  expect(await bandeja()).toMatchObject([
    { certeza: 'segura', porques: [{ campo: 'recurso', porque: 'hoja', dice: '20-30111222-3' }] },
    { certeza: 'sin ubicar', recursoid: choferid },
  ])
})

test('whose it may be is told with what was read for it, and never of somebody of another account', async () => {
  const other = await signedIn(app)
  const theirs = (await app.make.chofer({ cuenta_id: other.cuentaId })).choferid
  const second = (await app.make.chofer({ cuenta_id: carrier.cuentaId, nombre: 'Ana', apellido: 'Ríos' }))
    .choferid
  const asked = (recursoid: string, dice: string) => ({ recursoid, porque: 'parecida' as const, dice })
  const [a = '', b = '', c = ''] = await uploads(3)

  await receive([one([a], { candidatos: [asked(second, '30.111.22_'), asked(choferid, '30.111.221')] })])

  const [waits] = await bandeja()
  expect(waits).toMatchObject({
    candidatos: [
      {
        recursoid: second,
        nombre: 'Ríos, Ana',
        tiporecurso: 'chofer',
        porque: 'parecida',
        dice: '30.111.22_',
      },
      { recursoid: choferid, dice: '30.111.221' },
    ],
  })
  for (const recursoid of [theirs, '17x999999'])
    expect(await refusalOf(receive([one([b], { candidatos: [asked(recursoid, 'x')] })]))).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    })
  expect(await bandeja()).toHaveLength(1)

  await receive([one([b, c], { candidatos: [asked(choferid, '7')] })])
  const [, later] = await bandeja()
  const [first, id] = [waits?.entradaid ?? '', later?.entradaid ?? '']
  const { records: halves } = await carrier.call('DividirEntrada', { entradaid: id, desde: 1 })
  expect(halves.map(({ candidatos }) => candidatos.map(({ dice }) => dice))).toEqual([['7'], ['7']])
  const { records: joined } = await carrier.call('UnirEntradas', { entradaid: id, con: first })
  expect(joined[0]?.candidatos.map(({ recursoid, dice }) => [recursoid, dice])).toEqual([
    [second, '30.111.22_'],
    [choferid, '30.111.221'],
  ])
})

test('a file belongs to one paper, of one account', async () => {
  const other = await signedIn(app)
  const [own = ''] = await uploads(1)
  const [foreign = ''] = await uploads(1, other)
  await receive([one([own])])

  for (const archivos of [[own], [foreign], ['16x999999'], [foreign, foreign]])
    expect(await refusalOf(receive([one(archivos)]))).toMatchObject({
      fields: { entradas: expect.stringContaining('Volvé a subir los archivos') as unknown },
    })
  // Nothing of it was half done.
  expect(await bandeja()).toHaveLength(1)
  expect(await bandeja(other)).toEqual([])
})

test('nobody is given a resource of somebody else, nor a type that is none', async () => {
  const other = await signedIn(app)
  const theirs = (await app.make.chofer({ cuenta_id: other.cuentaId })).choferid
  const archivos = await uploads(1)
  for (const values of [
    { recursoid: theirs, tipodocumentoid },
    { recursoid: choferid, tipodocumentoid: '15x0' },
  ])
    expect(await refusalOf(receive([one(archivos, { values })]))).toMatchObject({ code: 'RECORD_NOT_FOUND' })
})

test('what was received by one name is another account’s too: names are each account’s own', async () => {
  const other = await signedIn(app)
  const entrega = crypto.randomUUID()
  await receive([one(await uploads(1), { entrega })])
  await receive([one(await uploads(1, other), { entrega })], other)

  expect([(await bandeja()).length, (await bandeja(other)).length]).toEqual([1, 1])
})

test('one is split at a page, and joined again', async () => {
  const archivos = await uploads(3)
  const id =
    (await receive([one(archivos, { values: { recursoid: choferid, tipodocumentoid }, certeza: 'segura' })]))
      .records[0]?.entradaid ?? ''

  const halves = (await carrier.call('DividirEntrada', { entradaid: id, desde: 1 })).records
  const behind = halves.find(({ entradaid }) => entradaid !== id)?.entradaid ?? ''
  expect([await pagesOf(id), await pagesOf(behind)]).toEqual([archivos.slice(0, 1), archivos.slice(1)])
  // Whose the second is nobody said.
  expect((await bandeja()).find(({ entradaid }) => entradaid === behind)).toMatchObject({
    certeza: 'sin ubicar',
  })

  await carrier.call('UnirEntradas', { entradaid: behind, con: id })
  expect((await bandeja()).map(({ entradaid }) => entradaid)).toEqual([id])
  expect(await pagesOf(id)).toEqual(archivos)
})

test('one is split within a file that its browser cut in two: nothing of the whole is left in either', async () => {
  const [first = '', whole = '', last = ''] = await uploads(3)
  const [antes = '', despues = ''] = await uploads(2)
  const id = (await receive([one([first, whole, last])])).records[0]?.entradaid ?? ''
  const cut = { entradaid: id, desde: 2, partes: { de: whole, antes: [antes], despues: [despues] } }

  const halves = (await carrier.call('DividirEntrada', cut)).records
  const behind = halves.find(({ entradaid }) => entradaid !== id)?.entradaid ?? ''
  expect([await pagesOf(id), await pagesOf(behind)]).toEqual([
    [first, antes],
    [despues, last],
  ])
  // Asked again, or by somebody who saw it as it was, nothing is cut twice.
  expect(await refusalOf(carrier.call('DividirEntrada', cut))).toMatchObject({
    fields: { desde: 'No tiene tantas hojas' },
  })
  expect(await bandeja()).toHaveLength(2)
})

test('the parts of a file are files of the account that belong to nothing, and a signed legajo stays whole', async () => {
  const other = await signedIn(app)
  const [whole = '', own = '', taken = ''] = await uploads(3)
  const [foreign = ''] = await uploads(1, other)
  const id = (await receive([one([whole]), one([taken])])).records[0]?.entradaid ?? ''
  const cut = (antes: string[], despues: string[]) =>
    refusalOf(
      carrier.call('DividirEntrada', { entradaid: id, desde: 1, partes: { de: whole, antes, despues } }),
    )

  for (const [antes, despues] of [
    [own, foreign],
    [taken, own],
    [own, own],
  ] as const)
    expect([antes, despues, await cut([antes], [despues])]).toMatchObject([
      antes,
      despues,
      { fields: { partes: expect.stringContaining('Volvé a subir los archivos') as unknown } },
    ])
  const many = await uploads(maxHojas)
  expect(await cut([own], [...many.slice(1), taken])).toBeDefined()
  // Nothing of it was half done.
  expect(await pagesOf(id)).toEqual([whole])

  const legajo = {
    de: 'Otra',
    llave: 'a',
    conocida: false,
    estado: 'aprobado',
    decidido: null,
    decidido_por: null,
  }
  await app.owner
    .updateTable('entrada')
    .set({ origen: 'legajo', legajo: JSON.stringify(legajo) })
    .where('entradaid', '=', id)
    .execute()
  expect(await cut([own], [many[0] ?? ''])).toMatchObject({
    fields: { entradaid: 'Lo que llegó en un legajo no se corta: se firmó entero' },
  })
})

test('not at a page that it has not, nor with itself, nor one that is gone, nor past what a paper may have', async () => {
  const [a = '', b = ''] = await uploads(2)
  const ids = (await receive([one([a]), one([b])])).records.map(({ entradaid }) => entradaid)
  const [first = '', second = ''] = ids
  const join = (entradaid: string, con: string) => refusalOf(carrier.call('UnirEntradas', { entradaid, con }))

  expect(await refusalOf(carrier.call('DividirEntrada', { entradaid: first, desde: 1 }))).toMatchObject({
    fields: { desde: 'No tiene tantas hojas' },
  })
  expect(await join(first, first)).toMatchObject({ fields: { con: 'Dato inválido' } })
  const many = (await receive([one(await uploads(maxHojas))])).records[0]?.entradaid ?? ''
  expect(await join(first, many)).toMatchObject({ fields: { con: `Un papel tiene hasta ${maxHojas} hojas` } })
  await carrier.call('DescartarEntradas', { entradas: [second] })
  expect(await join(first, second)).toMatchObject({
    fields: { con: 'Ese papel ya se presentó o se descartó' },
  })
  const other = await signedIn(app)
  expect(await refusalOf(other.call('UnirEntradas', { entradaid: first, con: many }))).toMatchObject({
    code: 'RECORD_NOT_FOUND',
  })
})

test('what a pedido brought is neither joined nor split: its sender looks after it', async () => {
  const [a = '', b = ''] = await uploads(2)
  const [own = '', asked = ''] = (await receive([one([a]), one([b])])).records.map(
    ({ entradaid }) => entradaid,
  )
  await app.owner.updateTable('entrada').set({ origen: 'pedido' }).where('entradaid', '=', asked).execute()

  for (const call of [
    carrier.call('UnirEntradas', { entradaid: own, con: asked }),
    carrier.call('UnirEntradas', { entradaid: asked, con: own }),
  ])
    expect(await refusalOf(call)).toMatchObject({
      fields: { con: 'Lo que llegó por un pedido no se une ni se divide' },
    })
})

test('once its place is said it is presented, as any paper', async () => {
  const id = (await receive([one(await uploads(2))])).records[0]?.entradaid ?? ''
  await carrier.call('SaveEntrada', {
    entradaid: id,
    values: { recursoid: choferid, tipodocumentoid, fecha_vencimiento: '2027-11-30' },
  })
  await carrier.call('PresentarEntradas', { entradas: [id] })

  const { records } = await carrier.call('ListDocumentos', { recursoid: choferid })
  expect(records).toMatchObject([{ tipodocumentoid, fecha_vencimiento: '2027-11-30' }])
  expect(await bandeja()).toEqual([])
})
