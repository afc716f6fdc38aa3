import { Refusal, type RefusalBody, type Request } from '@portal/contract'
import { cuilFicticio, nombreFicticio } from '@portal/contract/nomina/archivos.test-examples.ts'
import { maxPersonasPorVez, maxVersiones } from '@portal/contract/nominas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
let revisor: Awaited<ReturnType<typeof signedInOperador>>

beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  revisor = await signedInOperador(app, { rol: 'revisor' })
})
afterAll(() => app.stop())

type Save = Request<'SaveNomina'>
type Persona = Save['personas'][number]

const persona = (index: number, more: Partial<Persona> = {}): Persona => {
  const { apellido, nombre } = nombreFicticio(index)
  return {
    cuil: cuilFicticio(index),
    nombre: `${apellido} ${nombre}`.toUpperCase(),
    situacion: 1,
    revistas: [{ situacion: 1, dia: 1 }],
    scvo: true,
    ...more,
  }
}

let files = 0
const values = (more: Partial<NonNullable<Save['values']>> = {}): NonNullable<Save['values']> => ({
  periodo: '2026-10',
  origen: 'sicoss',
  archivo: 'sicoss.txt',
  sha256: String(++files).padStart(64, '0'),
  cuit: null,
  vigencia_desde: null,
  vigencia_hasta: null,
  rectificativa: null,
  cabezas: null,
  total: 0,
  ...more,
})
const whole = (personas: Persona[], more: Partial<NonNullable<Save['values']>> = {}): Save => ({
  values: values({ total: personas.length, ...more }),
  personas,
  completa: true,
})

/** A chofer of whom the made-up lists have the same number. */
const chofer = (of: Carrier, index: number, more: Record<string, unknown> = {}) =>
  app.make.chofer({
    cuenta_id: of.cuentaId,
    ...nombreFicticio(index),
    cuil: cuilFicticio(index),
    documento: cuilFicticio(index).slice(2, 10),
    fecha_alta: null,
    ...more,
  })

const first = async (of: Carrier, input: Request<'CompararNomina'>) => {
  const [record] = (await of.call('CompararNomina', input)).records
  return record ?? expect.fail('nothing was compared')
}

/** How a call is refused. */
const refused = async <Name extends 'SaveNomina' | 'DetailNomina' | 'QuitarNomina'>(
  of: Carrier,
  name: Name,
  input: Request<Name>,
): Promise<RefusalBody> => {
  const answer: unknown = await of.call(name, input).catch((error: unknown) => error)
  return answer instanceof Refusal ? answer.body : expect.fail(`${name} was not refused`)
}

describe('keeping one', () => {
  test('a list is told with its count, and who is on it can be read', async () => {
    const mine = await signedIn(app)
    const [kept] = (await mine.call('SaveNomina', whole([persona(1), persona(2)]))).records
    expect(kept).toMatchObject({ periodo: '2026-10', personas: 2, completa: true, vigente: true })
    const detail = await mine.call('DetailNomina', { nominaid: kept?.nominaid ?? '', order: 'cuil ASC' })
    expect(detail.records).toEqual([persona(1), persona(2)].toSorted((a, b) => (a.cuil < b.cuil ? -1 : 1)))
  })

  test('a long one comes in pieces, and counts when all of it is there', async () => {
    const mine = await signedIn(app)
    const all = Array.from({ length: maxPersonasPorVez + 3 }, (_, index) => persona(index))
    const [begun] = (
      await mine.call('SaveNomina', {
        values: values({ total: all.length }),
        personas: all.slice(0, maxPersonasPorVez),
        completa: false,
      })
    ).records
    expect(begun).toMatchObject({ completa: false, vigente: false })
    expect((await mine.call('ListNominas', {})).records).toEqual([])
    expect(await first(mine, { periodo: '2026-10', para: 'sicoss' })).toMatchObject({ nomina: null })
    const more = { nominaid: begun?.nominaid ?? '', completa: true }
    expect(
      await refused(mine, 'SaveNomina', { ...more, personas: all.slice(maxPersonasPorVez, -1) }),
    ).toMatchObject({ code: 1510, fields: { personas: expect.stringContaining('volvé a soltar') as string } })
    await mine.call('SaveNomina', { ...more, personas: all.slice(maxPersonasPorVez) })
    expect((await mine.call('ListNominas', {})).records).toMatchObject([
      { personas: all.length, vigente: true },
    ])
  })

  test('who is there twice is refused, and nothing of it is kept', async () => {
    const mine = await signedIn(app)
    const twice = await refused(mine, 'SaveNomina', whole([persona(1), persona(1)]))
    expect(twice.fields?.['personas']).toContain(cuilFicticio(1))
    expect((await mine.call('ListNominas', {})).total).toBe(0)
  })

  test('the same file again is the one that is kept', async () => {
    const mine = await signedIn(app)
    const save = whole([persona(1)])
    const [one] = (await mine.call('SaveNomina', save)).records
    const [again] = (await mine.call('SaveNomina', save)).records
    expect(again?.nominaid).toBe(one?.nominaid)
    expect((await mine.call('ListNominas', {})).total).toBe(1)
  })

  test('a correction takes the place of the original, which stays to be read; an earlier one is refused', async () => {
    const mine = await signedIn(app)
    await mine.call('SaveNomina', whole([persona(1)], { origen: 'f931', rectificativa: 0, cabezas: 1 }))
    await mine.call('SaveNomina', whole([persona(1)], { origen: 'f931', rectificativa: 1, cabezas: 2 }))
    expect((await mine.call('ListNominas', {})).records).toMatchObject([
      { rectificativa: 1, vigente: true },
      { rectificativa: 0, vigente: false },
    ])
    const late = await refused(
      mine,
      'SaveNomina',
      whole([persona(1)], { origen: 'f931', rectificativa: 0, cabezas: 3 }),
    )
    expect(late).toMatchObject({
      code: 1510,
      fields: { periodo: expect.stringContaining('rectificativa 1') as string },
    })
  })

  test('without the newest the one before counts again', async () => {
    const mine = await signedIn(app)
    await mine.call('SaveNomina', whole([persona(1)], { archivo: 'primero.txt' }))
    const [newest] = (await mine.call('SaveNomina', whole([persona(2)], { archivo: 'segundo.txt' }))).records
    await mine.call('QuitarNomina', { nominaid: newest?.nominaid ?? '' })
    expect((await mine.call('ListNominas', {})).records).toMatchObject([
      { archivo: 'primero.txt', vigente: true },
    ])
  })

  test('of a month and source so many are kept', async () => {
    const mine = await signedIn(app)
    for (let n = 0; n < maxVersiones + 2; n++) await mine.call('SaveNomina', whole([persona(n)]))
    expect((await mine.call('ListNominas', {})).total).toBe(maxVersiones)
  })

  test('one of another account is nobody’s to read, to go on with or to remove', async () => {
    const mine = await signedIn(app)
    const [own] = (await mine.call('SaveNomina', whole([persona(1)]))).records
    const nominaid = own?.nominaid ?? ''
    for (const no of [
      await refused(carrier, 'DetailNomina', { nominaid }),
      await refused(carrier, 'QuitarNomina', { nominaid }),
      await refused(carrier, 'SaveNomina', { nominaid, personas: [persona(2)], completa: true }),
    ])
      expect(no).toMatchObject({ code: 'RECORD_NOT_FOUND' })
    expect((await mine.call('DetailNomina', { nominaid })).total).toBe(1)
  })
})

describe('comparing', () => {
  test('without a list of that month nothing is said of anybody', async () => {
    const mine = await signedIn(app)
    await chofer(mine, 1)
    await mine.call('SaveNomina', whole([persona(1)], { periodo: '2026-09' }))
    expect(await first(mine, { periodo: '2026-10', para: 'sicoss' })).toMatchObject({
      nomina: null,
      conducen: 1,
      estados: { está: 0 },
      choferes: [],
      scvo: null,
    })
  })

  test('each who drives is told as the list has them, and who is left over is offered', async () => {
    const mine = await signedIn(app)
    await chofer(mine, 1)
    await chofer(mine, 2)
    await chofer(mine, 3, { fecha_alta: '2026-10-12' })
    await chofer(mine, 4)
    await chofer(mine, 5, { estado_cuenta: 'BAJA', fecha_baja: '2026-09-30', motivo_baja: 'Renunció' })
    await chofer(mine, 6, { estado_cuenta: 'BAJA', fecha_baja: '2026-10-02', motivo_baja: 'Renunció' })
    await mine.call(
      'SaveNomina',
      whole([
        persona(1),
        persona(3, { revistas: [{ situacion: 1, dia: 17 }] }),
        persona(4, {
          revistas: [
            { situacion: 1, dia: 1 },
            { situacion: 2, dia: 20 },
          ],
          scvo: false,
        }),
        persona(5),
        persona(7),
      ]),
    )
    const compared = await first(mine, { periodo: '2026-10', para: 'sicoss' })
    expect(compared.estados).toEqual({
      'no está': 2,
      baja: 1,
      'alta después': 1,
      'sin saber': 0,
      'otro nombre': 0,
      está: 1,
    })
    expect(compared.conducen).toBe(5)
    expect(compared.choferes.map(({ cuil, estado, dia, desde }) => [cuil, estado, dia, desde])).toEqual(
      expect.arrayContaining([
        [cuilFicticio(2), 'no está', null, null],
        [cuilFicticio(6), 'no está', null, null],
        [cuilFicticio(4), 'baja', '2026-10-20', null],
        [cuilFicticio(3), 'alta después', '2026-10-17', '2026-10-12'],
      ]),
    )
    expect(compared.sobran).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ cuil: cuilFicticio(5), fecha_baja: '2026-09-30' }),
        expect.objectContaining({ cuil: cuilFicticio(7), recursoid: null }),
      ]),
    )
    expect(compared.total_sobran).toBe(2)
    expect(compared.scvo).toMatchObject({ con: 2, de: 5 })

    await mine.call('SaveNoManeja', { cuil: cuilFicticio(7), nombre: 'Oficina', no_maneja: true })
    const later = await first(mine, { periodo: '2026-10', para: 'sicoss' })
    expect(later).toMatchObject({ total_sobran: 1, no_manejan: [{ cuil: cuilFicticio(7) }] })
    await mine.call('SaveNoManeja', { cuil: cuilFicticio(7), nombre: 'Oficina', no_maneja: false })
    expect(await first(mine, { periodo: '2026-10', para: 'sicoss' })).toMatchObject({ total_sobran: 2 })
  })

  test('the paper’s own head count is held against the file’s', async () => {
    const mine = await signedIn(app)
    await mine.call('SaveNomina', whole([persona(1), persona(2)]))
    expect(await first(mine, { periodo: '2026-10', para: 'sicoss' })).toMatchObject({
      cabezas: null,
      cuentan: null,
    })
    await mine.call('SaveNomina', whole([], { origen: 'f931', cabezas: 3 }))
    expect(await first(mine, { periodo: '2026-10', para: 'sicoss' })).toMatchObject({
      cabezas: 3,
      cuentan: 'difieren',
    })
    await mine.call('SaveNomina', whole([], { origen: 'f931', cabezas: 2 }))
    expect(await first(mine, { periodo: '2026-10', para: 'sicoss' })).toMatchObject({ cuentan: 'coinciden' })
  })

  test('a head count alone is no list', async () => {
    const mine = await signedIn(app)
    await mine.call('SaveNomina', whole([], { origen: 'f931', cabezas: 2 }))
    expect(await first(mine, { periodo: '2026-10', para: 'sicoss' })).toMatchObject({
      nomina: null,
      cabezas: 2,
    })
  })

  test('a list stands beside the types that say so, and beside no other', async () => {
    const { records } = await (
      await signedInOperador(app, { rol: 'administrador' })
    ).call('ListTipos', { tiporecurso: 'chofer' })
    const tipo = (clave: string) =>
      records.find((each) => each.clave === clave)?.tipodocumentoid ?? expect.fail(`no ${clave}`)
    const para = async (clave: string) =>
      (await first(carrier, { periodo: '2026-10', tipodocumentoid: tipo(clave) })).para
    expect(await para('f931')).toBe('sicoss')
    expect(await para('art-nomina')).toBe('art')
    expect(await para('seguro-vida')).toBe('scvo')
    expect(await para('dni')).toBeNull()
  })
})

describe('the provider', () => {
  test('brings one in the account’s name, reads it and compares it, and sees no other account’s in it', async () => {
    const [mine, other] = [await signedIn(app), await signedIn(app)]
    await chofer(mine, 1)
    await other.call('SaveNomina', whole([persona(9)]))
    await mine.call('SaveNoManeja', { cuil: cuilFicticio(2), nombre: 'X', no_maneja: true })
    const cuentaid = mine.cuentaId
    await revisor.call('SaveNominaPorCuenta', { cuentaid, ...whole([persona(1), persona(2)]) })
    expect((await revisor.call('ListNominasCuenta', { cuentaid })).records).toMatchObject([{ personas: 2 }])
    const [compared] = (
      await revisor.call('CompararNominaCuenta', { cuentaid, periodo: '2026-10', para: 'sicoss' })
    ).records
    expect(compared).toMatchObject({
      estados: { está: 1 },
      sobran: [],
      no_manejan: [{ cuil: cuilFicticio(2) }],
    })
    expect((await mine.call('ListNominas', {})).records).toMatchObject([{ personas: 2, vigente: true }])
    expect((await other.call('ListNominas', {})).records).toMatchObject([{ personas: 1 }])
  })
})
