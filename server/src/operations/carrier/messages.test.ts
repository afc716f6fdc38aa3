import { addresses } from '@portal/contract/door.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { anonymous } from '../../testing/caller.ts'
import { password } from '../../testing/make.ts'
import { makePdf } from '../../testing/makePdf.ts'
import { messagesOf } from '../../testing/messages.ts'
import { signedIn, type Carrier } from '../../testing/people.ts'

/** How often a call waits for the database. See docs/decisions/0005. */

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

const chofer = (documento: string) => ({
  nombre: 'Ana',
  apellido: 'Ríos',
  tipo_documento: 'DNI' as const,
  documento,
  nacionalidad: 'Argentina',
})

async function savedChofer(documento: string): Promise<string> {
  const { records } = await carrier.call('SaveChofer', { choferid: '0', values: chofer(documento) })
  return records[0]?.choferid ?? ''
}

async function savedDominio(dominio: string): Promise<string> {
  const { records } = await carrier.call('SaveDominio', {
    dominioid: '0',
    values: { dominio, vehiculo: 'Tractor', cantidad_ejes: '3', marca: 'Pampera' },
  })
  return records[0]?.dominioid ?? ''
}

describe('a save waits for the database', () => {
  const keyed = { 'idempotency-key': 'una-clave-de-prueba-' }

  test('of a chofer three times, with a key or without', async () => {
    const choferid = await savedChofer('20111222')
    const sent = messagesOf('portal')

    await carrier.call('SaveChofer', { choferid, values: { telefono: '+5491154445566' } })
    expect(sent()).toBe(3)
    await carrier.call(
      'SaveChofer',
      { choferid, values: { documento: '20111333' } },
      { 'idempotency-key': `${keyed['idempotency-key']}1` },
    )
    expect(sent()).toBe(3 + 3)
    await carrier.call(
      'SaveChofer',
      { choferid: '0', values: chofer('20111444') },
      { 'idempotency-key': `${keyed['idempotency-key']}2` },
    )
    expect(sent()).toBe(3 + 3 + 3)
  })

  test('of a chofer three times, though its person chose another language meanwhile', async () => {
    const choferid = await savedChofer('20111666')
    const sent = messagesOf('portal')

    await carrier.call(
      'SaveChofer',
      { choferid, values: { telefono: '+5491154445568' } },
      { 'x-idioma': 'en' },
    )

    expect(sent()).toBe(3)
  })

  test('of a dominio three times', async () => {
    const dominioid = await savedDominio('AB123CD')
    const sent = messagesOf('portal')

    await carrier.call('SaveDominio', { dominioid, values: { marca: 'Serrana' } })
    expect(sent()).toBe(3)
    await savedDominio('AB124CD')
    expect(sent()).toBe(3 + 3)
  })

  test('of a unit four times', async () => {
    const tractor = await savedDominio('AB125CD')
    const { records } = await carrier.call('SaveUnidad', {
      unidadid: '0',
      values: { nombre: 'Uno', tractor },
    })
    const sent = messagesOf('portal')

    await carrier.call('SaveUnidad', {
      unidadid: records[0]?.unidadid ?? '',
      values: { nombre: 'Dos', tractor },
    })
    expect(sent()).toBe(4)
  })
})

test('a sign-in waits for the database three times, and commits twice', async () => {
  const sent = messagesOf('portal ingreso', 'portal límites')

  await anonymous(app).call('login', { username: carrier.email, password })

  expect(sent()).toBe(3)
})

test.each<[string, Record<string, string>]>([
  ['an upload', {}],
  ['an upload with a key', { 'idempotency-key': 'la-clave-de-una-subida' }],
])('%s waits for the database four times', async (_, headers) => {
  const pdf = await makePdf()
  const sent = messagesOf('portal', 'portal límites')

  await carrier.upload([{ name: 'papel.pdf', bytes: pdf }], {}, addresses.upfile, headers)

  expect(sent()).toBe(4)
})

test('a save that is sent again under its key waits for the database three times', async () => {
  const choferid = await savedChofer('20111555')
  const once = { 'idempotency-key': 'la-clave-de-un-chofer' }
  const save = () => carrier.call('SaveChofer', { choferid, values: { telefono: '+5491154445567' } }, once)
  const first = await save()
  const sent = messagesOf('portal')

  expect(await save()).toEqual(first)
  expect(sent()).toBe(3)
})
