import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { autoridadesDe, comprobarSello } from '@portal/legajo/sello.ts'
import { decir } from '@portal/legajo/palabras.ts'
import { X509Certificate } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pedirSello } from '../sellos/sellador.ts'
import { lateSellador } from '../sellos/lateSellador.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { howMany } from '../testing/howMany.ts'
import { examine, night, presentPapers, sealNow, takeLegajo } from '../testing/legajo.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { startTsa, type Forma, type Tsa } from '../testing/tsa.ts'
import { createPublicAddresses } from '../webhooks/publicAddress.ts'
import { sellarTestigo } from './sellos.ts'

let tsa: Tsa
let app: TestApp
let administrador: Operador
let carrier: Carrier
beforeAll(async () => {
  tsa = await startTsa()
  app = await startApp({ tsa: { url: tsa.url, ca: tsa.ca }, webhookHosts: '127.0.0.1' })
  ;[administrador, carrier] = await Promise.all([
    signedInOperador(app, { rol: 'administrador' }),
    signedIn(app),
  ])
  await presentPapers(app, { carrier, administrador, count: 1 })
  await sealNow(app)
})
afterAll(async () => {
  await app.stop()
  await tsa.stop()
})
beforeEach(() => {
  tsa.forma = 'granted'
})

interface Place {
  url?: string
  ca?: string | undefined
  onSite?: string[]
}
const stamp = ({ url = tsa.url, ca = tsa.ca, onSite = ['127.0.0.1'] }: Place = {}) =>
  sellarTestigo({
    db: app.owner,
    sellador: lateSellador({ url, ca, addresses: createPublicAddresses(onSite), deadlineMs: 1_500 }),
    log: { info: () => undefined },
  })
const kept = async () => {
  const { rows } = await sql<{ numero: number; autoridad: string }>`
    select numero, autoridad from sello order by numero`.execute(app.owner)
  return rows
}

describe('what is no good stamp of this root is not kept, and why is said', () => {
  beforeAll(() => night(app))
  test.each<[Forma, RegExp]>([
    ['rejection', /no quiso sellar \(2.*\)/],
    ['other nonce', /contestó otra pregunta/],
    ['other imprint', /selló otra cosa/],
    ['garbage', /no se entiende/],
    ['page', /no se entiende/],
    ['endless', /no se entiende/],
    ['redirect', /contestó 302/],
    ['out of order', /contestó 503/],
    ['slow', /no contestó en 2 segundos/],
    ['expired certificate', /no estaba en vigencia/],
  ])('%s', async (forma, why) => {
    tsa.forma = forma
    await expect(stamp()).rejects.toThrow(why)
    expect(await kept()).toEqual([])
  })

  test.each<[string, Place, RegExp]>([
    ['an authority that is away', { url: 'http://127.0.0.1:1/' }, /no se llega a ella/],
    ['one behind the walls', { onSite: [] }, /no es de internet/],
    ['one behind the walls by a name', { url: 'http://localhost:1/', onSite: [] }, /no es de internet/],
    ['certificates that are not there', { ca: '/no-hay/autoridad.pem' }, /TSA_CA/],
    [
      'what is no certificate',
      { ca: fileURLToPath(import.meta.url) },
      /no se pueden leer los certificados de TSA_CA/,
    ],
  ])('%s', async (_, place, why) => {
    const before = tsa.asked
    await expect(stamp(place)).rejects.toThrow(why)
    expect([tsa.asked, await kept()]).toEqual([before, []])
  })

  test('one in DER is a certificate of who stamps too, and other ones are told apart by it', async () => {
    const other = await startTsa()
    const derOf = async ({ ca }: Tsa) => {
      const file = join(app.dataDir, 'autoridad.der')
      await writeFile(file, new X509Certificate(await readFile(ca)).raw)
      return file
    }
    try {
      await expect(stamp({ ca: await derOf(other) })).rejects.toThrow(/no lleva a ninguno/)
      const asked = { url: tsa.url, ca: await derOf(tsa), addresses: createPublicAddresses(['127.0.0.1']) }
      expect(await pedirSello('ab'.repeat(32), asked)).toMatchObject({
        sello: { autoridad: 'Reloj de prueba, Ficticia' },
      })
    } finally {
      await other.stop()
    }
  })

  test('one that leads to none of the certificates that are expected', async () => {
    const other = await startTsa()
    try {
      await expect(stamp({ url: other.url })).rejects.toThrow(/no lleva a ninguno/)
      expect(await kept()).toEqual([])
      // Where none is expected any is taken: it is told as unknown wherever it is read.
      expect(await examineStampOf(other)).toMatch(/según quien dice ser Reloj de prueba, Ficticia/)
    } finally {
      await other.stop()
    }
  })

  /** Taken of a database of its own, so that the next tests begin without a stamp. */
  async function examineStampOf({ url }: Tsa): Promise<string> {
    const another = await startApp()
    try {
      const [own, people] = [
        await signedInOperador(another, { rol: 'administrador' }),
        await signedIn(another),
      ]
      await presentPapers(another, { carrier: people, administrador: own, count: 1 })
      await sealNow(another)
      await night(another)
      await sellarTestigo({
        db: another.owner,
        sellador: lateSellador({ url, addresses: createPublicAddresses(['127.0.0.1']) }),
        log: { info: () => undefined },
      })
      const said = decir(await examine(await takeLegajo(own, people.cuentaId)))
      const row = said.comprobado.find(({ que }) => que === 'Sello de tiempo de un tercero')
      expect([said.veredicto, row?.marca]).toEqual(['intacto', 'dato'])
      return row?.frase ?? ''
    } finally {
      await another.stop()
    }
  }
})

test('the last night is stamped once, stands for anybody, and no role of requests writes one', async () => {
  await night(app)
  tsa.forma = 'granted with mods'
  expect(await stamp()).toEqual({ hechos: 1, fallidos: 0 })
  const before = tsa.asked
  expect(await stamp()).toEqual({ hechos: 0, fallidos: 0 })
  expect(tsa.asked).toBe(before)
  // The earlier night stands in the one that was stamped.
  expect(await kept()).toEqual([{ numero: 2, autoridad: 'Reloj de prueba, Ficticia' }])

  const answer = (await app.http.inject('/api/testigos')).json<{
    testigos: { numero: number; sellado: string | null }[]
    sello: { testigo: number; token: string; autoridad: string }
  }>()
  expect(answer.testigos.map(({ numero, sellado }) => [numero, sellado !== null])).toEqual([
    [2, true],
    [1, false],
  ])
  expect(answer.sello).toMatchObject({ testigo: 2, autoridad: 'Reloj de prueba, Ficticia' })

  for (const role of ['portal_app', 'portal_proveedor', 'portal_ingreso'] as const)
    await expect(
      asRole(app.ownerUrl, role, {}, (client) =>
        client.query(`insert into sello (numero, token, momento, autoridad) values (1, 'x', now(), 'x')`),
      ),
    ).rejects.toMatchObject({ code: '42501' })
  await expect(sql`update sello set momento = now()`.execute(app.owner)).rejects.toThrow(/append-only/)
})

test('a legajo brings the stamp, which is told whole, of another authority, and changed', async () => {
  const zip = await takeLegajo(administrador, carrier.cuentaId)
  const stampIn = async (autoridades?: string | Uint8Array) => {
    const said = decir(await examine(zip, autoridades === undefined ? {} : { autoridades }))
    return [said.veredicto, said.comprobado.find(({ que }) => que.startsWith('Sello'))?.marca]
  }
  expect(await stampIn()).toEqual(['intacto', 'dato'])
  const pem = await readFile(tsa.ca, 'utf8')
  const der = Buffer.from(pem.replaceAll(/-----[A-Z ]+-----/g, ''), 'base64')
  for (const file of [pem, Buffer.from(pem), der]) expect(await stampIn(file)).toEqual(['intacto', 'bien'])
  for (const file of [
    new Uint8Array(),
    der.subarray(0, 100),
    zip,
    Buffer.from('-----BEGIN CERTIFICATE-----'),
  ])
    expect(() => autoridadesDe(file)).toThrow()
  const other = await startTsa()
  try {
    expect(await stampIn(await readFile(other.ca, 'utf8'))).toEqual(['alterado', 'mal'])
  } finally {
    await other.stop()
  }
})

test('whatever byte of a stamp is changed, it says no other time of no other authority', async () => {
  const { rows } = await sql<{ token: Buffer; raiz: string }>`
    select token, encode(raiz, 'hex') as raiz from sello join testigo using (numero) limit 1`.execute(
    app.owner,
  )
  const [{ token, raiz } = { token: Buffer.alloc(0), raiz: '' }] = rows
  const autoridades = autoridadesDe(await readFile(tsa.ca, 'utf8'))
  const whole = await comprobarSello(token, raiz, autoridades)
  expect(whole.problema).toBeUndefined()
  const tries = howMany(150, token.length)
  let refused = 0
  for (let n = 0; n < tries; n++) {
    const at = Math.floor((n * token.length) / tries)
    const changed = Buffer.from(token)
    changed[at] = (changed[at] ?? 0) ^ 1
    const exam = await comprobarSello(changed, raiz, autoridades)
    if (exam.problema === undefined) expect(exam.sello, `byte ${at}`).toEqual(whole.sello)
    else refused++
  }
  expect(refused).toBeGreaterThan(tries / 2)
  expect((await comprobarSello(token, 'ab'.repeat(32), autoridades)).problema).toBe('otra raiz')
  for (const odd of [Buffer.alloc(0), token.subarray(0, 100), Buffer.concat([token, Buffer.of(0)])])
    expect((await comprobarSello(odd, raiz, autoridades)).problema).toBe('no se lee')
})

test('its task says what the authority answered, and is done again by itself', async () => {
  await night(app)
  tsa.forma = 'out of order'
  await administrador.call('EjecutarTarea', { tarea: 'sellos' })
  const state = async () => {
    const { records } = await administrador.call('Tareas', {})
    return records.find(({ tarea }) => tarea === 'sellos')
  }
  await expect.poll(async () => (await state())?.ultimo_error, { timeout: 10_000 }).toMatch(/contestó 503/)
  tsa.forma = 'granted'
  await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(2)
  await expect.poll(async () => (await state())?.ultimo_error, { timeout: 5_000 }).toBeNull()
})
