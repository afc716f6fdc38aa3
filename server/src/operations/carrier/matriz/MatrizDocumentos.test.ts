import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()

/** Three choferes who are asked for a licence, an insurance and a card that may be left out; and one on leave. */
let carrier: Carrier
let choferes: string[]
let tipos: { licencia: string; seguro: string; carnet: string }
beforeEach(async () => {
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2000-01-01' }).execute()
  const own = { docrectipo_recurso: 'chofer', vigencia: 'impresa' } as const
  tipos = {
    licencia: (await app.make.tipo({ ...own, nombre: 'Licencia', critico: true, orden: 1 })).tipodocumentoid,
    seguro: (await app.make.tipo({ ...own, nombre: 'Seguro', orden: 2 })).tipodocumentoid,
    carnet: (await app.make.tipo({ ...own, nombre: 'Carnet', obligatorio: false, orden: 3 })).tipodocumentoid,
  }
  carrier = await signedIn(app)
  const { cuentaId: cuenta_id } = carrier
  choferes = []
  for (const apellido of ['Aa', 'Bb', 'Cc'])
    choferes.push((await app.make.chofer({ cuenta_id, apellido, nombre: 'Ana' })).choferid)
  await app.make.chofer({ cuenta_id, apellido: 'Ido', estado_cuenta: 'BAJA' })
  const documento = (at: number, tipodocumentoid: string, values: object) =>
    app.make.documento({
      cuenta_id,
      recursoid: choferes[at] ?? '',
      presentado_por: carrier.contactid,
      tipodocumentoid,
      ...values,
    })
  // Aa has all in order, Bb has one that ends and one that was sent back, Cc lacks everything.
  const far = { estado: 'aprobado', fecha_vencimiento: sumarDias(hoy, 300) }
  await documento(0, tipos.licencia, far)
  await documento(0, tipos.seguro, far)
  await documento(1, tipos.licencia, { estado: 'aprobado', fecha_vencimiento: sumarDias(hoy, 5) })
  await documento(1, tipos.seguro, { estado: 'rechazado', motivo: 'Ilegible' })
})

const asked = (input: Omit<Parameters<typeof carrier.call<'MatrizDocumentos'>>[1], 'tiporecurso'> = {}) =>
  carrier.call('MatrizDocumentos', { tiporecurso: 'chofer', ...input })
const namesOf = async (input: Parameters<typeof asked>[0]) =>
  (await asked(input)).records.map(({ nombre }) => nombre.slice(0, 2))

test('has a row for each active resource and a column for each type in force, and says how each slot stands', async () => {
  const { records, total, ...matriz } = await asked()

  expect(matriz.tipos.map(({ nombre }) => nombre)).toEqual(['Licencia', 'Seguro', 'Carnet'])
  // Whoever presents from here is asked whom else it is for.
  expect(matriz.tipos.every(({ compartido }) => !compartido)).toBe(true)
  expect(total).toBe(3)
  expect(
    records.map(({ nombre, porHacer, casillas }) => [
      nombre.slice(0, 2),
      porHacer,
      ...matriz.tipos.map(
        ({ tipodocumentoid }) => casillas.find((each) => each.tipodocumentoid === tipodocumentoid)?.estado,
      ),
    ]),
  ).toEqual([
    ['Aa', 0, 'activo', 'activo', 'pendiente'],
    ['Bb', 2, 'activo', 'rechazado', 'pendiente'],
    ['Cc', 2, 'pendiente', 'pendiente', 'pendiente'],
  ])
  expect(matriz.totales).toBeNull()
})

test('keeps those that are as fit as was asked', async () => {
  // The licence alone is critical: Bb's ends in days, Cc never presented it.
  expect(await namesOf({ aptitud: 'habilitado' })).toEqual(['Aa'])
  expect(await namesOf({ aptitud: 'por vencer' })).toEqual(['Bb'])
  expect(await namesOf({ aptitud: 'no habilitado', con: 'pendiente' })).toEqual(['Cc'])
})

test('counts all slots where it is asked to, whatever the page holds', async () => {
  const { totales, records } = await asked({ totales: 'SI', pagesize: 1, con: 'rechazado' })

  expect(records).toHaveLength(1)
  expect(totales?.paraHacer).toBe(2)
  expect(
    Object.fromEntries(totales?.estados.map(({ estado, cantidad }) => [estado, cantidad]) ?? []),
  ).toEqual({
    activo: 2,
    'por vencer': 1,
    rechazado: 1,
    pendiente: 2,
    optativo: 3,
  })
  const of = (tipo: string) => totales?.tipos.find(({ tipodocumentoid }) => tipodocumentoid === tipo)
  expect([of(tipos.licencia), of(tipos.seguro), of(tipos.carnet)]).toMatchObject([
    { alDia: 2, total: 3 },
    { alDia: 1, total: 3 },
    { alDia: 0, total: 0 },
  ])
})

test.each([
  ['para hacer', ['Bb', 'Cc']],
  ['por vencer', ['Bb']],
  ['rechazado', ['Bb']],
  ['pendiente', ['Cc']],
  ['activo', ['Aa']],
  ['optativo', ['Aa', 'Bb', 'Cc']],
  ['bloqueado', []],
] as const)('keeps the resources with something «%s»', async (con, names) => {
  expect(await namesOf({ con })).toEqual(names)
})

test('is searched, paged and has the marked ones first, as the list of the same resources', async () => {
  await carrier.call('MarcarRecursos', { recursos: [choferes[2] ?? ''], marcado: true })

  expect(await namesOf({})).toEqual(['Cc', 'Aa', 'Bb'])
  expect(await namesOf({ order: 'nombre DESC' })).toEqual(['Cc', 'Bb', 'Aa'])
  expect(await namesOf({ pagesize: 2, page: 2 })).toEqual(['Bb'])
  expect(await namesOf({ search: 'bb' })).toEqual(['Bb'])
})

test('a vehicle is drawn from what is known of it, and is asked for its own', async () => {
  const { cuentaId: cuenta_id } = carrier
  const { tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: 'dominio',
    nombre: 'Cédula',
    vigencia: 'impresa',
  })
  await app.make.dominio({ cuenta_id, dominio: 'AB123CD', pais_patente: 'Argentina' })

  const { records, tipos: columns } = await carrier.call('MatrizDocumentos', { tiporecurso: 'dominio' })

  expect(columns.map(({ nombre }) => nombre)).toEqual(['Cédula'])
  expect(records).toMatchObject([
    { dominio: 'AB123CD', pais_patente: 'Argentina', casillas: [{ tipodocumentoid, estado: 'pendiente' }] },
  ])
})

test('holds nobody else’s', async () => {
  const stranger = await signedIn(app)

  expect(await stranger.call('MatrizDocumentos', { tiporecurso: 'chofer', totales: 'SI' })).toMatchObject({
    records: [],
    total: 0,
    totales: { paraHacer: 0, estados: [], tipos: [] },
  })
})

test('keeps those on leave, or blocked, by what is asked of them', async () => {
  const own = { docrectipo_recurso: 'chofer dado de baja', vigencia: 'sin vencimiento' } as const
  const final = await app.make.tipo({ ...own, nombre: 'Liquidación final' })
  await app.owner
    .updateTable('chofer')
    .set({ estado_cuenta: 'BLOQUEADO' })
    .where('choferid', '=', choferes[1] ?? '')
    .execute()

  const left = await asked({ estado: 'BAJA', totales: 'SI' })
  expect(left.tipos.map(({ nombre }) => nombre)).toEqual(['Liquidación final'])
  expect(left.records).toMatchObject([
    {
      porHacer: 1,
      casillas: [{ tipodocumentoid: final.tipodocumentoid, estado: 'pendiente' }],
    },
  ])
  expect(left.totales).toMatchObject({ paraHacer: 1, estados: [{ estado: 'pendiente', cantidad: 1 }] })
  expect(await namesOf({ estado: 'BAJA', con: 'para hacer' })).toEqual(['Id'])
  expect(await namesOf({ estado: 'BAJA', con: 'rechazado' })).toEqual([])

  const blocked = await asked({ estado: 'BLOQUEADO', totales: 'SI' })
  expect(blocked.tipos.map(({ nombre }) => nombre)).toEqual(['Licencia', 'Seguro', 'Carnet'])
  expect(await namesOf({ estado: 'BLOQUEADO', con: 'rechazado' })).toEqual(['Bb'])
  expect(await namesOf({ estado: 'BLOQUEADO', con: 'pendiente' })).toEqual([])
  expect(blocked.totales?.paraHacer).toBe(1)
  expect(await namesOf({})).toEqual(['Aa', 'Cc'])
})
