import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { asRole } from '../../../testing/asRole.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

/** Who of the account and of the provider takes a resource out of an operacion, and who takes it back in. */

let app: TestApp
let carrier: Carrier
let revisor: Operador
let operacionid: string
let tipodocumentoid: string

beforeAll(async () => {
  app = await startApp()
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app)
  carrier = await signedIn(app)
  ;({ tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer', alcance: 'por operación' }))
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: {
      nombre: 'Planta Norte',
      exigencias: [
        {
          tipodocumentoid,
          obligatorio: true,
          critico: true,
          vigente_desde: null,
          vigente_hasta: null,
          fuente: '',
        },
      ],
    },
  })
  operacionid = records[0]?.operacionid ?? expect.fail('nothing was saved')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
})
afterAll(() => app.stop())

const chofer = async () => (await app.make.chofer({ cuenta_id: carrier.cuentaId })).choferid
const sacar = (recursoid: string, motivo = 'Cortó un precinto') =>
  revisor.call('SaveParticipacionCuenta', {
    cuentaid: carrier.cuentaId,
    recursoid,
    operacionid,
    participa: false,
    motivo,
  })
const incluir = (recursoid: string) =>
  revisor.call('SaveParticipacionCuenta', {
    cuentaid: carrier.cuentaId,
    recursoid,
    operacionid,
    participa: true,
  })
const seenByCarrier = async (choferid: string) => {
  const [detail] = (await carrier.call('DetailChofer', { choferid })).records
  const listed = (await carrier.call('ListChoferes', { pagesize: 50 })).records.find(
    (each) => each.choferid === choferid,
  )
  return { detail: detail?.operaciones?.[0], listed: listed?.operaciones?.[0], casillas: detail?.casillas }
}
const seenByProvider = async (recursoid: string) =>
  (await revisor.call('DetailRecursoCuenta', { cuentaid: carrier.cuentaId, recursoid })).records[0]
    ?.operaciones

test('what the provider takes out its account is told of, and takes it back in by nothing', async () => {
  const choferid = await chofer()
  expect(await seenByProvider(choferid)).toMatchObject([
    { operacionid, nombre: 'Planta Norte', aptitud: 'no habilitado', culpable: { tipodocumentoid } },
  ])

  await sacar(choferid)
  await sacar(choferid, 'Otra vez')

  const { detail, listed, casillas } = await seenByCarrier(choferid)
  const out = { operacionid, aptitud: null, motivo: 'Cortó un precinto' }
  expect(detail).toMatchObject({ ...out, del_proveedor: true })
  expect(listed).toMatchObject(out)
  expect(casillas?.some((each) => each.tipodocumentoid === tipodocumentoid)).toBe(false)
  const own = { recursoid: choferid, operacionid }
  await expect(carrier.call('SaveParticipacion', { ...own, participa: true })).rejects.toMatchObject({
    body: {
      code: 1510,
      fields: {
        participa: 'El proveedor decidió que no va a Planta Norte: solo él puede volver a incluirlo.',
      },
    },
  })
  // It is out already, whoever says it.
  await carrier.call('SaveParticipacion', { ...own, participa: false, motivo: 'No va' })
  expect((await seenByCarrier(choferid)).detail).toMatchObject({ ...out, del_proveedor: true })
  const otro = await chofer()
  const asItself = { cuenta: carrier.cuentaId, sujeto: carrier.contactid }
  expect(
    await asRole(app.ownerUrl, 'portal_app', asItself, (client) =>
      client.query('delete from exclusion where recursoid = $1', [choferid]),
    ),
  ).toMatchObject({ rowCount: 0 })
  await expect(
    asRole(app.ownerUrl, 'portal_app', asItself, (client) =>
      client.query(
        `insert into exclusion (recursoid, operacionid, motivo, excluido_por) values ($1, $2, 'No va', '13x1')`,
        [otro, operacionid],
      ),
    ),
  ).rejects.toThrow(/row-level security/)

  await incluir(choferid)
  await incluir(choferid)

  const back = await seenByCarrier(choferid)
  for (const there of [back.detail, back.listed])
    expect(there).toMatchObject({ aptitud: 'no habilitado', motivo: null, culpable: { tipodocumentoid } })
  expect(back.detail).not.toHaveProperty('del_proveedor')
  const { records: lines } = await carrier.call('ListRecDocHistorial', { filter: { recursoid: choferid } })
  expect(lines.map(({ docrechistorial_estado, nota }) => [docrechistorial_estado, nota])).toEqual([
    ['fuera de operacion', 'No va a Planta Norte: Cortó un precinto'],
    ['vuelta a operacion', 'Vuelve a Planta Norte'],
  ])
})

test('its titulares are told by mail, each time once', async () => {
  const titular = await signedIn(app, { cuentaId: carrier.cuentaId })
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId, dominio: 'AB123CD' })

  await sacar(dominioid, 'Pierde aceite')
  await sacar(dominioid, 'Pierde aceite')
  await incluir(dominioid)

  const mails = await app.mailbox(titular.email)
  expect(mails.map(({ asunto }) => asunto)).toEqual([
    'AB123CD no va más a Planta Norte',
    'AB123CD vuelve a ir a Planta Norte',
  ])
  expect(mails[0]?.texto).toContain('Pierde aceite')
  for (const { texto } of mails) expect(texto).toContain(`/app/dominios/${dominioid}/detalle`)
})

test('what its account took out the provider may take out too, and otherwise leaves to it', async () => {
  const choferid = await chofer()
  const own = { recursoid: choferid, operacionid }
  await carrier.call('SaveParticipacion', { ...own, participa: false, motivo: 'No carga cereales' })
  expect(await seenByProvider(choferid)).toMatchObject([{ aptitud: null, motivo: 'No carga cereales' }])
  await expect(incluir(choferid)).rejects.toMatchObject({
    body: {
      code: 1510,
      fields: { participa: 'El transporte dijo que no va a Planta Norte: solo él puede volver a incluirlo.' },
    },
  })

  await sacar(choferid)

  expect((await seenByCarrier(choferid)).detail).toMatchObject({
    motivo: 'Cortó un precinto',
    del_proveedor: true,
  })
  await incluir(choferid)
  await carrier.call('SaveParticipacion', { ...own, participa: false, motivo: 'No carga cereales' })
  await carrier.call('SaveParticipacion', { ...own, participa: true })
  expect((await seenByCarrier(choferid)).detail).toMatchObject({ aptitud: 'no habilitado' })
})

test('it says why, of a resource of that account, in an operacion that the account takes part in', async () => {
  const choferid = await chofer()
  const stranger = await signedIn(app)
  const asked = { cuentaid: carrier.cuentaId, recursoid: choferid, operacionid, participa: false }
  await expect(revisor.call('SaveParticipacionCuenta', asked)).rejects.toMatchObject({
    body: { code: 1510, fields: { motivo: expect.any(String) as string } },
  })
  for (const wrong of [
    { cuentaid: stranger.cuentaId },
    { recursoid: carrier.cuentaId },
    { operacionid: '24x1' },
  ])
    await expect(
      revisor.call('SaveParticipacionCuenta', { ...asked, motivo: 'No va', ...wrong }),
    ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
})

test('of two who take it out at once, one does', async () => {
  const choferid = await chofer()
  await Promise.all([
    sacar(choferid),
    sacar(choferid),
    carrier.call('SaveParticipacion', {
      recursoid: choferid,
      operacionid,
      participa: false,
      motivo: 'No carga',
    }),
  ])
  expect((await seenByCarrier(choferid)).detail).toMatchObject({ aptitud: null, del_proveedor: true })
})

test('lists call an operacion as it is called now', async () => {
  const choferid = await chofer()
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  expect((await seenByCarrier(choferid)).listed).toMatchObject({ nombre: 'Planta Norte' })
  await administrador.call('SaveOperacion', { operacionid, values: { nombre: 'Planta Noroeste' } })
  const { detail, listed } = await seenByCarrier(choferid)
  expect([detail?.nombre, listed?.nombre]).toEqual(['Planta Noroeste', 'Planta Noroeste'])
})
