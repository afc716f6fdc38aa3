import { diaEnBuenosAires, fechaLegible, sumarDias } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
let carrier: Carrier
/** What every chofer is asked for here, and nothing else. */
let licencia: string
const hoy = diaEnBuenosAires(new Date())
const enDias = (days: number) => sumarDias(hoy, days)

beforeAll(async () => {
  app = await startApp()
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  carrier = await signedIn(app)
  licencia = (
    await app.make.tipo({
      docrectipo_recurso: 'chofer',
      nombre: 'Licencia de prueba',
      critico: true,
      obligatorio: true,
      vigencia: 'impresa',
    })
  ).tipodocumentoid
})
afterAll(() => app.stop())

const exceptuar = (
  recursoid: string,
  {
    hasta = enDias(60),
    motivo = 'Turno para renovarla el mes que viene',
    tipodocumentoid = licencia,
    operacionid = undefined as string | undefined,
  } = {},
) => administrador.call('SaveExcepcion', { recursoid, tipodocumentoid, operacionid, hasta, motivo })
const terminar = (excepcionid: string, motivo = 'No fue al turno') =>
  administrador.call('TerminarExcepcion', { excepcionid, motivo })
const choferDe = async (choferid: string, by = carrier) =>
  (await by.call('DetailChofer', { choferid })).records[0] ?? expect.fail('no chofer')
const newChofer = async (values: Parameters<TestApp['make']['chofer']>[0] = {}) =>
  (await app.make.chofer({ cuenta_id: carrier.cuentaId, ...values })).choferid

test('who lacks a critical document may work while it is lifted, and everybody is told through when and why', async () => {
  const choferid = await newChofer({ apellido: 'Exento' })
  expect((await choferDe(choferid)).aptitud).toBe('no habilitado')
  const hasta = enDias(60)

  const { records } = await exceptuar(choferid, { hasta, motivo: 'Turno dado' })

  expect(records).toMatchObject([
    { recursoid: choferid, tipodocumento: 'Licencia de prueba', estado: 'vigente', desde: hoy, hasta },
  ])
  const chofer = await choferDe(choferid)
  expect(chofer).toMatchObject({
    aptitud: 'habilitado',
    motivos: [`Licencia de prueba: exceptuado hasta el ${fechaLegible(hasta)}`],
    culpables: [{ estado: 'exceptuado', fecha: hasta, texto: 'Turno dado' }],
  })
  expect(chofer.casillas.find(({ tipodocumentoid }) => tipodocumentoid === licencia)).toMatchObject({
    estado: 'pendiente',
    excepcion: { hasta, desde: hoy, motivo: 'Turno dado', por: records[0]?.dada_por },
  })
  // It is still asked for.
  const [missing] = (await carrier.call('ListRecDocFaltantes', { recursoid: choferid })).records
  expect(missing?.documentos.find(({ tipodocumentoid }) => tipodocumentoid === licencia)).toMatchObject({
    exceptuado_hasta: hasta,
  })
  const list = await carrier.call('ListChoferes', { search: 'Exento' })
  expect(list.records).toMatchObject([{ aptitud: 'habilitado', culpable: { estado: 'exceptuado' } }])
})

test('it is por vencer when what lifts it ends within 30 days, and not fit once it ended', async () => {
  const choferid = await newChofer()
  await exceptuar(choferid, { hasta: enDias(31) })
  expect((await choferDe(choferid)).aptitud).toBe('habilitado')

  await exceptuar(choferid, { hasta: enDias(30) })
  expect((await choferDe(choferid)).aptitud).toBe('por vencer')
})

test('a unit says so too, and until when it may go out', async () => {
  const choferid = await newChofer({ apellido: 'Duarte', nombre: 'Ema' })
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
  const { unidadid } = await app.make.unidad({
    cuenta_id: carrier.cuentaId,
    tractor: dominioid,
    chofer1: choferid,
  })
  const hasta = enDias(60)
  await exceptuar(choferid, { hasta })

  const on = async (fecha: string) =>
    (await carrier.call('DetailUnidad', { unidadid, fecha })).records[0] ?? expect.fail('no unidad')
  expect(await on(hoy)).toMatchObject({
    aptitud: 'habilitado',
    culpables: [{ estado: 'exceptuado', recurso: 'Duarte, Ema', fecha: hasta }],
    hasta: { fecha: hasta },
  })
  expect(await on(hasta)).toMatchObject({ aptitud: 'por vencer' })
  expect(await on(sumarDias(hasta, 1))).toMatchObject({ aptitud: 'no habilitado' })
})

test('renewing takes the place of the one before, ending it lets the document decide again, and none is ever lost', async () => {
  const choferid = await newChofer({ apellido: 'Renovado' })
  await exceptuar(choferid, { hasta: enDias(10), motivo: 'Primera' })
  const { records } = await exceptuar(choferid, { hasta: enDias(40), motivo: 'Segunda' })
  const [segunda] = records

  const ended = await terminar(segunda?.excepcionid ?? '', 'Ya la tiene')

  expect(ended.records).toMatchObject([{ estado: 'terminada', terminada_motivo: 'Ya la tiene' }])
  expect((await choferDe(choferid)).aptitud).toBe('no habilitado')
  const { records: lines } = await carrier.call('ListRecDocHistorial', { filter: { recursoid: choferid } })
  expect(lines).toMatchObject([
    {
      docrechistorial_estado: 'exceptuado',
      tipodocumento: 'Licencia de prueba',
      actor_nombre: segunda?.dada_por,
      nota: `Hasta el ${fechaLegible(enDias(10))}: Primera`,
    },
    {
      docrechistorial_estado: 'exceptuado',
      nota: `Hasta el ${fechaLegible(enDias(40))} (antes, hasta el ${fechaLegible(enDias(10))}): Segunda`,
    },
    {
      docrechistorial_estado: 'excepcion terminada',
      nota: `Valía hasta el ${fechaLegible(enDias(40))}: Ya la tiene`,
    },
  ])
  const all = await administrador.call('ListExcepciones', { search: 'renovado' })
  expect(all.records.map(({ estado, motivo }) => [estado, motivo])).toEqual([
    ['reemplazada', 'Primera'],
    ['terminada', 'Segunda'],
  ])
  await expect(terminar(segunda?.excepcionid ?? '')).rejects.toMatchObject({ body: { code: 1520 } })
})

test('two who lift the same at once leave one in force', async () => {
  const choferid = await newChofer({ apellido: 'Simultáneo' })
  await Promise.all([exceptuar(choferid), exceptuar(choferid)])
  const { records } = await administrador.call('ListExcepciones', { search: 'simultaneo' })
  expect(records.map(({ estado }) => estado).sort()).toEqual(['reemplazada', 'vigente'])
})

test('the titulares are told by mail, both times', async () => {
  const titular = await signedIn(app)
  const { choferid } = await app.make.chofer({ cuenta_id: titular.cuentaId, nombre: 'Ema', apellido: 'Vega' })
  const { records } = await exceptuar(choferid, { hasta: enDias(60), motivo: 'Turno dado' })
  await terminar(records[0]?.excepcionid ?? '', 'No fue')

  const mails = await app.mailbox(titular.email)
  expect(mails.map(({ asunto }) => asunto)).toEqual([
    `Licencia de prueba de Vega, Ema: exceptuado hasta el ${fechaLegible(enDias(60))}`,
    'Licencia de prueba de Vega, Ema: terminó la excepción',
  ])
  expect(mails[0]?.texto).toContain('Turno dado')
  expect(mails[0]?.texto).toContain(`/app/choferes/${choferid}/detalle`)
  expect(mails[1]?.texto).toContain('No fue')
})

test('a list of them is filtered by account and by how they stand', async () => {
  const other = await signedIn(app)
  const { choferid } = await app.make.chofer({ cuenta_id: other.cuentaId })
  await exceptuar(choferid, { hasta: enDias(5) })
  const of = async (values: { estado?: 'vigente' | 'vencida' }) =>
    (await administrador.call('ListExcepciones', { cuentaid: other.cuentaId, ...values })).total
  expect(await of({})).toBe(1)
  expect(await of({ estado: 'vigente' })).toBe(1)
  expect(await of({ estado: 'vencida' })).toBe(0)
})

test('the account’s choferes are read as lifted by the provider too', async () => {
  const choferid = await newChofer({ apellido: 'Mirado' })
  await exceptuar(choferid)
  const { records } = await administrador.call('DetailRecursoCuenta', {
    cuentaid: carrier.cuentaId,
    recursoid: choferid,
  })
  expect(records[0]).toMatchObject({ aptitud: 'habilitado', culpables: [{ estado: 'exceptuado' }] })
  expect(
    records[0]?.casillas.find(({ tipodocumentoid }) => tipodocumentoid === licencia)?.excepcion,
  ).toBeTruthy()
})

describe('it is refused, with a sentence beside its field,', () => {
  const refused = (field: string, sentence: string) => ({
    body: { code: 1510, fields: { [field]: sentence } },
  })
  test.each([
    ['without an end', { hasta: '' }, 'hasta', 'Elegí hasta qué día, como 15/12/2026'],
    ['with an end in the past', { hasta: enDias(-1) }, 'hasta', 'Ese día ya pasó: elegí hoy o uno que venga'],
    [
      'for longer than a year',
      { hasta: enDias(367) },
      'hasta',
      `A lo sumo hasta el ${fechaLegible(enDias(366))}`,
    ],
    ['without a reason', { motivo: ' ' }, 'motivo', 'Campo requerido'],
  ])('%s', async (_, values, field, sentence) => {
    const choferid = await newChofer()
    await expect(exceptuar(choferid, values)).rejects.toMatchObject(refused(field, sentence))
  })

  test('for what is not asked of that resource', async () => {
    const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'dominio' })
    const choferid = await newChofer()
    await expect(exceptuar(choferid, { tipodocumentoid })).rejects.toMatchObject(
      refused('tipodocumentoid', 'No se le pide ese documento: no hay nada que exceptuar'),
    )
  })

  test('for who is on leave', async () => {
    const choferid = await newChofer({ estado_cuenta: 'BAJA', fecha_baja: hoy, motivo_baja: 'Renuncia' })
    await expect(exceptuar(choferid)).rejects.toMatchObject(
      refused('recursoid', 'Está de baja y no trabaja: no hay nada que exceptuar'),
    )
  })

  test('for a document that is in force for as long, or that the provider blocked', async () => {
    const choferid = await newChofer()
    const documento = { cuenta_id: carrier.cuentaId, recursoid: choferid, tipodocumentoid: licencia }
    await app.make.documento({ ...documento, estado: 'aprobado', fecha_vencimiento: enDias(90) })
    await expect(exceptuar(choferid)).rejects.toMatchObject(
      refused('hasta', `Está en regla hasta el ${fechaLegible(enDias(90))}: elegí un día posterior`),
    )
    await app.make.documento({ ...documento, estado: 'aprobado', bloqueado: true })
    await expect(exceptuar(choferid)).rejects.toMatchObject(
      refused('tipodocumentoid', 'Está bloqueado, y eso no se exceptúa: primero desbloqueá el documento'),
    )
  })
})

test('a document that is blocked, and who is blocked, stay off the road whatever was lifted', async () => {
  const choferid = await newChofer()
  await exceptuar(choferid)
  await administrador.call('BloquearRecurso', { recursoid: choferid, bloqueado: true, motivo: 'En duda' })
  expect((await choferDe(choferid)).aptitud).toBe('no habilitado')
  await administrador.call('BloquearRecurso', { recursoid: choferid, bloqueado: false, motivo: 'Ya no' })
  expect((await choferDe(choferid)).aptitud).toBe('habilitado')
  await app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid: choferid,
    tipodocumentoid: licencia,
    estado: 'aprobado',
    bloqueado: true,
  })
  expect(await choferDe(choferid)).toMatchObject({
    aptitud: 'no habilitado',
    culpables: [{ estado: 'bloqueado' }],
  })
})

describe('in one operation alone', () => {
  let made = 0
  const operacion = async (
    exigencias: readonly { tipodocumentoid: string; critico?: boolean }[],
    by = carrier,
  ) => {
    const { records } = await administrador.call('SaveOperacion', {
      operacionid: '0',
      values: {
        nombre: `Planta ${++made}`,
        exigencias: exigencias.map(({ tipodocumentoid, critico = true }) => ({
          tipodocumentoid,
          obligatorio: true,
          critico,
          vigente_desde: null,
          vigente_hasta: null,
          fuente: '',
        })),
      },
    })
    const { operacionid, nombre } = records[0] ?? expect.fail('nothing was saved')
    await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [by.cuentaId] })
    return { operacionid, nombre }
  }
  const opcional = async () =>
    (await app.make.tipo({ docrectipo_recurso: 'chofer', obligatorio: false, critico: false }))
      .tipodocumentoid

  test('it lifts what is asked there, and neither the general verdict nor that of another', async () => {
    const by = await signedIn(app)
    const seguro = await opcional()
    const norte = await operacion([{ tipodocumentoid: seguro }], by)
    const sur = await operacion([{ tipodocumentoid: seguro }], by)
    const { choferid } = await app.make.chofer({ cuenta_id: by.cuentaId, apellido: 'Norteño' })
    await exceptuar(choferid, { hasta: enDias(90) })
    const hasta = enDias(60)
    const standing = async () => {
      const { aptitud, operaciones } = await choferDe(choferid, by)
      return [aptitud, ...(operaciones ?? []).map((each) => each.aptitud)]
    }
    expect(await standing()).toEqual(['habilitado', 'no habilitado', 'no habilitado'])

    const { records } = await exceptuar(choferid, {
      tipodocumentoid: seguro,
      operacionid: norte.operacionid,
      hasta,
      motivo: 'Turno dado',
    })

    expect(records).toMatchObject([{ operacionid: norte.operacionid, operacion: norte.nombre, hasta }])
    expect(await standing()).toEqual(['habilitado', 'habilitado', 'no habilitado'])
    const slot = (await choferDe(choferid, by)).casillas.find((each) => each.tipodocumentoid === seguro)
    expect(slot).toMatchObject({
      excepcion: null,
      operaciones: [
        {
          operacionid: norte.operacionid,
          excepcion: { hasta, motivo: 'Turno dado', por: records[0]?.dada_por, desde: hoy },
        },
        { operacionid: sur.operacionid },
      ],
    })
    expect(slot?.operaciones?.[1]).not.toHaveProperty('excepcion')
    const listed = await administrador.call('ListExcepciones', { search: norte.nombre })
    expect(listed.records.map(({ excepcionid }) => excepcionid)).toEqual([records[0]?.excepcionid])
    const { records: lines } = await by.call('ListRecDocHistorial', { filter: { recursoid: choferid } })
    expect(lines.at(-1)).toMatchObject({
      docrechistorial_estado: 'exceptuado',
      nota: `Solo en ${norte.nombre}. Hasta el ${fechaLegible(hasta)}: Turno dado`,
    })
    const [, mail] = await app.mailbox(by.email)
    expect(mail?.asunto).toMatch(new RegExp(`^Solo en ${norte.nombre}: `))

    await terminar(records[0]?.excepcionid ?? '')
    expect(await standing()).toEqual(['habilitado', 'no habilitado', 'no habilitado'])
  })

  test('one takes the place of the one before it in its operation; what is lifted everywhere stays beside it', async () => {
    const seguro = await opcional()
    const { operacionid } = await operacion([{ tipodocumentoid: seguro }])
    const choferid = await newChofer({ apellido: 'Ladero' })
    const give = (days: number, there?: string) =>
      exceptuar(choferid, {
        tipodocumentoid: seguro,
        operacionid: there,
        hasta: enDias(days),
        motivo: `De ${days} días`,
      })
    await give(10)
    await give(40, operacionid)
    await give(50, operacionid)
    await give(20)
    const { records } = await administrador.call('ListExcepciones', { search: 'ladero' })
    expect(records.map(({ estado, motivo }) => [motivo, estado]).sort()).toEqual([
      ['De 10 días', 'reemplazada'],
      ['De 20 días', 'vigente'],
      ['De 40 días', 'reemplazada'],
      ['De 50 días', 'vigente'],
    ])
    const slot = (await choferDe(choferid)).casillas.find((each) => each.tipodocumentoid === seguro)
    expect(slot?.excepcion?.hasta).toBe(enDias(20))
    const there = slot?.operaciones?.find((each) => each.operacionid === operacionid)
    expect(there?.excepcion?.hasta).toBe(enDias(50))
    // Through a day on which it is lifted everywhere there is nothing to lift there.
    await expect(give(15, operacionid)).rejects.toMatchObject({
      body: {
        fields: {
          hasta: `Ya está exceptuado en todas partes hasta el ${fechaLegible(enDias(20))}: elegí un día posterior`,
        },
      },
    })
  })

  test('it is refused where there is nothing to lift, with a sentence beside the operation', async () => {
    const seguro = await opcional()
    const norte = await operacion([{ tipodocumentoid: seguro }])
    const suave = await app.make.tipo({ docrectipo_recurso: 'chofer', alcance: 'por operación' })
    await app.owner
      .insertInto('exigencia')
      .values({
        operacionid: norte.operacionid,
        tipodocumentoid: suave.tipodocumentoid,
        obligatorio: false,
        critico: false,
      })
      .execute()
    const sur = await operacion([])
    const other = await signedIn(app)
    const ajena = await operacion([{ tipodocumentoid: seguro }], other)
    const choferid = await newChofer()
    const refused = (operacionid: string, sentence: string, tipodocumentoid = seguro) =>
      expect(exceptuar(choferid, { tipodocumentoid, operacionid })).rejects.toMatchObject({
        body: { code: 1510, fields: { operacionid: sentence } },
      })
    await refused('30x999999999', 'Esa operación ya no está: elegí otra')
    await refused(sur.operacionid, `${sur.nombre} no le pide ese documento: no hay nada que exceptuar ahí`)
    await refused(
      ajena.operacionid,
      `Hoy el transporte no participa en ${ajena.nombre}: elegí una en la que participe`,
    )
    await refused(
      norte.operacionid,
      `${norte.nombre} se lo pide como opcional: no hay nada que exceptuar ahí`,
      suave.tipodocumentoid,
    )
    await carrier.call('SaveParticipacion', {
      recursoid: choferid,
      operacionid: norte.operacionid,
      participa: false,
      motivo: 'No va',
    })
    await refused(
      norte.operacionid,
      `${norte.nombre} no le pide ese documento: no hay nada que exceptuar ahí`,
    )
    await administrador.call('SaveOperacion', { operacionid: norte.operacionid, values: { activa: false } })
    await refused(
      norte.operacionid,
      `Hoy el transporte no participa en ${norte.nombre}: elegí una en la que participe`,
    )
  })
})

test('a revisor looks at them and lifts nothing; a carrier reads its own alone', async () => {
  const revisor = await signedInOperador(app)
  const choferid = await newChofer()
  await expect(
    revisor.call('SaveExcepcion', {
      recursoid: choferid,
      tipodocumentoid: licencia,
      hasta: enDias(5),
      motivo: 'No debería',
    }),
  ).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
  expect((await revisor.call('ListExcepciones', {})).total).toBeGreaterThan(0)
})
