import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { addresses, idempotencyHeader } from '@portal/contract/door.ts'
import type { LegajoTraido, PasoDeTraer } from '@portal/contract/legajo.ts'
import { canonico, pemDe, propios, type Manifiesto } from '@portal/legajo/manifiesto.ts'
import { llaveDe } from '@portal/legajo/verificar.ts'
import { leerZip } from '@portal/legajo/zip.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zipStream } from '../operations/shared/zipStream.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { fuenteDe, night, sealNow, takeLegajo } from '../testing/legajo.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'

/** Two installations, each with its database, its files and its key, and a ZIP between them. */
let there: TestApp
let here: TestApp
let thereAdministrador: Operador
let thereCarrier: Carrier
let administrador: Operador
let carrier: Carrier
let zip: Buffer
let tipos: { tipodocumentoid: string; clave: string }[]

const chofer = { apellido: 'Ñandú', nombre: 'Eva', documento: '30111222', cuil: '27301112226' }
const dominio = 'AB123CD'

beforeAll(async () => {
  ;[there, here] = await Promise.all([startApp(), startApp()])
  thereAdministrador = await signedInOperador(there, { rol: 'administrador' })
  thereCarrier = await signedIn(there)
  tipos = await there.owner
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', sql<string>`clave`.as('clave')])
    .where('clave', 'is not', null)
    .where('docrectipo_recurso', '=', 'chofer')
    .where('vigencia', '=', 'impresa')
    .orderBy('clave')
    .limit(2)
    .execute()
  const own = await there.make.chofer({ cuenta_id: thereCarrier.cuentaId, ...chofer })
  const vehicle = await there.make.dominio({ cuenta_id: thereCarrier.cuentaId, dominio })
  const ofVehicle = await there.owner
    .selectFrom('tipo_documento')
    .select('tipodocumentoid')
    .where('clave', 'is not', null)
    .where('docrectipo_recurso', '=', 'dominio')
    .where('vigencia', '=', 'impresa')
    // Asked of every vehicle.
    .where('aplica_tipo_vehiculo', 'is', null)
    .where('aplica_vehiculos', 'is', null)
    .where('aplica_carrocerias', 'is', null)
    .where('aplica_titularidades', 'is', null)
    .where('aplica_peligrosas', '=', false)
    .where('aplica_alimentos', '=', false)
    .orderBy('clave')
    .executeTakeFirstOrThrow()
  const [first, second] = tipos
  const approved = await present(own.choferid, first?.tipodocumentoid ?? '')
  await present(own.choferid, second?.tipodocumentoid ?? '')
  const refused = await present(vehicle.dominioid, ofVehicle.tipodocumentoid)
  // Of a type that this provider made itself, which nobody else knows by a key.
  const only = await there.make.tipo({ nombre: 'Solo de allá', docrectipo_recurso: 'dominio', clave: null })
  await present(vehicle.dominioid, only.tipodocumentoid)
  await decide(approved, 'aprobado')
  await decide(refused, 'rechazado')
  await sealNow(there)
  await night(there)
  zip = await takeLegajo(thereAdministrador, thereCarrier.cuentaId)

  carrier = await signedIn(here)
  administrador = await signedInOperador(here, { rol: 'administrador' })
})
afterAll(() => Promise.all([there.stop(), here.stop()]))

async function present(recursoid: string, tipodocumentoid: string): Promise<string> {
  const answer = await thereCarrier.upload([{ name: '../../papel ñ.pdf', bytes: await makePdf() }])
  const { archivoid } = answer.json<{ result: { records: [{ archivoid: string }] } }>().result.records[0]
  const { records } = await thereCarrier.call('SaveDocumentoRecurso', {
    values: { recursoid, tipodocumentoid, archivos: [archivoid], fecha_vencimiento: '2099-01-15' },
  })
  return records[0]?.documentoid ?? ''
}

/** As the reviewers' operations write it. */
const decide = (documentoid: string, estado: 'aprobado' | 'rechazado') =>
  there.owner
    .updateTable('documento')
    .set({
      estado,
      decidido: new Date().toISOString(),
      decidido_por: thereAdministrador.operadorid,
      ...(estado === 'rechazado' && { motivo: 'No se lee' }),
    })
    .where('documentoid', '=', documentoid)
    .execute()

const send = (who: Carrier | Operador, bytes: Buffer, paso: PasoDeTraer, cuentaid: string) =>
  who.upload([{ name: 'legajo.zip', bytes }], { paso }, `${addresses.traerLegajo}/${cuentaid}`)
const bring = async (who: Carrier | Operador, bytes: Buffer, paso: PasoDeTraer, cuentaid: string) => {
  const answer = await send(who, bytes, paso, cuentaid)
  const { result } = answer.json<{ result?: { records: [LegajoTraido] } }>()
  if (!result) throw new Error(answer.body)
  return result.records[0]
}
const refusal = async (bytes: Buffer, who: Carrier = carrier) =>
  (await send(who, bytes, 'traer', who.cuentaId)).json<{ error: { code: number; message: string } }>().error
const bandeja = async (who: Carrier) => (await who.call('ListBandeja', { order: 'recibida ASC' })).records

/** An administrador pins a key, having compared its number with whoever signs by it. */
const pin = (publica: string, llave: string, nombre = 'Molinos del Ejemplo S.A.') =>
  administrador.call('FijarLlave', { values: { nombre, publica, llave } })

describe('the key of another installation', () => {
  let llave: string
  let publica: string

  test('is unknown until it is pinned: nothing comes of its legajo, by whoever brings it', async () => {
    const seen = await bring(carrier, zip, 'revisar', carrier.cuentaId)
    expect(seen).toMatchObject({ conocida: false, fijada: null, papeles: 3, faltan: 3 })
    ;({ llave, publica } = seen)
    const number = (llave.match(/.{4}/g) ?? []).join(' ')
    for (const who of [carrier, administrador]) {
      const answer = await send(who, zip, 'traer', carrier.cuentaId)
      const { error } = answer.json<{ error: { code: number; message: string } }>()
      expect(error).toMatchObject({ code: 1674, message: expect.stringContaining(number) as string })
    }
    expect(await bandeja(carrier)).toEqual([])
  })

  test('is pinned by an administrador alone, and only with its own number', async () => {
    const revisor = await signedInOperador(here)
    await expect(
      revisor.call('FijarLlave', { values: { nombre: 'Otra', publica, llave } }),
    ).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
    await expect(revisor.call('ListLlaves', {})).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })

    const fieldsOf = (call: Promise<unknown>) =>
      call.then(
        () => ({}),
        (refusal: unknown) => Object.keys((refusal as { body: { fields?: object } }).body.fields ?? {}), // as the door answers
      )
    expect(
      await fieldsOf(
        pin(
          publica,
          llave.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
      ),
    ).toEqual(['llave'])
    expect(await fieldsOf(pin(publica, llave.slice(1)))).toEqual(['llave'])
    for (const text of ['', 'hola', publica.replace('PUBLIC', 'PRIVATE'), `${publica}${publica}`])
      expect(await fieldsOf(pin(text, llave))).toEqual(['publica'])
    expect(await fieldsOf(pin(publica, llave, ' '))).toEqual(['nombre'])

    const [own] = (await administrador.call('ListLlaves', {})).records[0]?.propias ?? []
    expect(await fieldsOf(pin(own?.publica ?? '', own?.llave ?? ''))).toEqual(['publica'])
    expect((await administrador.call('ListLlaves', {})).records[0]?.ajenas).toEqual([])
  })

  test('is pinned once, however it was copied, and stands in the audit', async () => {
    const number = (llave.match(/.{4}/g) ?? []).join(' ').toUpperCase()
    const [pinned] = (await pin(`  ${publica.replaceAll('\n', '\r\n')}\n`, number)).records
    expect(pinned).toMatchObject({ nombre: 'Molinos del Ejemplo S.A.', llave, quitada: null })
    await expect(pin(publica, llave)).rejects.toMatchObject({ body: { code: 1510 } })
    const lines = await here.owner
      .selectFrom('auditoria')
      .select('objeto')
      .where('accion', '=', 'FijarLlave')
      .where('actor', '=', administrador.operadorid)
      .execute()
    expect(lines).toEqual([{ objeto: pinned?.llaveajenaid }])
  })

  test('taken back, nothing comes of it any more, until somebody pins it anew', async () => {
    const other = await signedIn(here)
    const [pinned] = (await administrador.call('ListLlaves', {})).records[0]?.ajenas ?? []
    const llaveajenaid = pinned?.llaveajenaid ?? ''
    expect((await administrador.call('QuitarLlave', { llaveajenaid })).records[0]?.quitada).not.toBeNull()
    await expect(administrador.call('QuitarLlave', { llaveajenaid })).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
    expect(await refusal(zip, other)).toMatchObject({ code: 1674 })

    await pin(publica, llave)
    const ajenas = (await administrador.call('ListLlaves', {})).records[0]?.ajenas ?? []
    expect(ajenas.map(({ quitada }) => quitada === null)).toEqual([true, false])
  })
})

describe('a legajo of another installation', () => {
  test('is looked at first, and nothing has come', async () => {
    await here.make.chofer({ cuenta_id: carrier.cuentaId, ...chofer, apellido: 'Otro', nombre: 'Nombre' })
    expect(await bring(carrier, zip, 'revisar', carrier.cuentaId)).toMatchObject({
      conocida: true,
      fijada: 'Molinos del Ejemplo S.A.',
      llave: expect.stringMatching(/^[\da-f]{16}$/) as string,
      papeles: 3,
      estaban: 0,
      ubicados: 2,
      traidos: 0,
      faltan: 3,
      afuera: { rechazados: 1, anteriores: 0, ilegibles: 0 },
    })
    expect(await bandeja(carrier)).toEqual([])
  })

  test('its papers wait in the bandeja, by DNI and by the type’s key, and none is sure or presented', async () => {
    expect(await bring(carrier, zip, 'traer', carrier.cuentaId)).toMatchObject({ traidos: 3, faltan: 0 })
    const found = await bandeja(carrier)
    expect(found.map(({ certeza }) => certeza).sort()).toEqual(['parece', 'parece', 'sin ubicar'])
    const placed = found.filter(({ recursoid }) => recursoid !== null)
    const here_ = await here.owner
      .selectFrom('tipo_documento')
      .select(sql<string>`clave`.as('clave'))
      .where(
        'tipodocumentoid',
        'in',
        placed.map(({ tipodocumentoid }) => tipodocumentoid ?? ''),
      )
      .orderBy('clave')
      .execute()
    expect(here_.map(({ clave }) => clave)).toEqual(tipos.map(({ clave }) => clave))
    expect(placed.map(({ legajo }) => legajo?.estado).sort()).toEqual(['aprobado', 'en revision'])
    for (const entrada of found) {
      expect(entrada).toMatchObject({
        origen: 'legajo',
        estado: 'espera',
        fecha_vencimiento: '2099-01-15',
        legajo: { conocida: true, de: 'Molinos del Ejemplo S.A.' },
        archivos: [{ nombre: 'papel ñ.pdf', mediatype: 'application/pdf' }],
      })
      const file = await carrier.get(`/api/archivos/${entrada.archivos[0]?.archivoid ?? ''}`)
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from documento where cuenta_id = ${carrier.cuentaId}`.execute(here.owner)
    expect(rows).toEqual([{ n: 0 }])
  })

  test('brought again, it brings nothing again, and neither what was discarded', async () => {
    const [one] = await bandeja(carrier)
    await carrier.call('DescartarEntradas', { entradas: [one?.entradaid ?? ''] })
    expect(await bring(carrier, zip, 'traer', carrier.cuentaId)).toMatchObject({
      traidos: 0,
      estaban: 3,
      faltan: 0,
    })
    expect(await bandeja(carrier)).toHaveLength(2)
  })

  test('sent again under its key, as where its answer was lost, it is answered what it was', async () => {
    const other = await signedIn(here)
    const sendOnce = (paso: PasoDeTraer) =>
      other.upload(
        [{ name: 'legajo.zip', bytes: zip }],
        { paso },
        `${addresses.traerLegajo}/${other.cuentaId}`,
        { [idempotencyHeader]: 'una-clave-de-la-prueba' },
      )
    const first = await sendOnce('traer')
    expect(first.json()).toMatchObject({ success: true, result: { records: [{ traidos: 3 }] } })
    expect((await sendOnce('traer')).body).toBe(first.body)
    expect(await bandeja(other)).toHaveLength(3)
  })

  test('is presented by a person alone, and waits for this provider’s own decision then', async () => {
    const placed = (await bandeja(carrier)).filter(({ certeza }) => certeza === 'parece')
    const { records } = await carrier.call('PresentarEntradas', {
      entradas: placed.map(({ entradaid }) => entradaid),
    })
    const made = await here.owner
      .selectFrom('documento')
      .select(['estado', 'decidido'])
      .where(
        'documentoid',
        'in',
        records.map(({ documentoid }) => documentoid),
      )
      .execute()
    expect(made.length).toBeGreaterThan(0)
    for (const each of made) expect(each).toEqual({ estado: 'en revision', decidido: null })
  })

  test('the provider brings one for an account, and its line is in the audit', async () => {
    const other = await signedIn(here)
    expect(await bring(administrador, zip, 'traer', other.cuentaId)).toMatchObject({
      traidos: 3,
      ubicados: 0,
    })
    expect((await bandeja(other)).map(({ certeza }) => certeza)).toEqual(Array(3).fill('sin ubicar'))
    // Its pages are moved as those of a bundle are, and say all the same where they come from.
    const [first, second] = await bandeja(other)
    await other.call('UnirEntradas', { entradaid: second?.entradaid ?? '', con: first?.entradaid ?? '' })
    const { records } = await other.call('DividirEntrada', { entradaid: first?.entradaid ?? '', desde: 1 })
    expect(records.map(({ legajo, archivos }) => [legajo?.conocida, archivos.length])).toEqual([
      [true, 1],
      [true, 1],
    ])
    const line = await here.owner
      .selectFrom('auditoria')
      .select(['actor', 'cuenta_id'])
      .where('accion', '=', 'TraerLegajo')
      .where('actor', '=', administrador.operadorid)
      .executeTakeFirst()
    expect(line).toEqual({ actor: administrador.operadorid, cuenta_id: other.cuentaId })
  })

  test('a chofer with the same CUIL and another DNI is somebody else', async () => {
    const twin = await signedIn(here)
    const { documento, ...named } = chofer
    await here.make.chofer({ cuenta_id: twin.cuentaId, ...named, documento })
    await here.make.chofer({
      cuenta_id: twin.cuentaId,
      apellido: 'Otra',
      nombre: 'Persona',
      documento: '30111333',
      cuil: chofer.cuil,
    })
    // The first one stays the only one that it may be.
    expect(await bring(administrador, zip, 'revisar', twin.cuentaId)).toMatchObject({ ubicados: 2 })
  })

  test('of this installation itself the key is known', async () => {
    expect(await bring(thereCarrier, zip, 'revisar', thereCarrier.cuentaId)).toMatchObject({ conocida: true })
  })
})

describe('nothing comes of', () => {
  const entriesOf = async () => {
    const { entradas } = await leerZip(fuenteDe(zip))
    return Promise.all(
      entradas.map(async ({ camino, fuente }): Promise<[string, Buffer]> => [
        camino,
        Buffer.from(await fuente.leer(0, fuente.bytes)),
      ]),
    )
  }
  const zipped = (entries: readonly [string, Buffer][], compress = false) =>
    buffer(
      zipStream(
        entries.map(([path, bytes]) => ({
          path,
          compress,
          open: () => Promise.resolve(Readable.from([bytes])),
        })),
        { dated: false },
      ),
    )
  const paper = ([name]: [string, Buffer]) => name.startsWith('documentos/')

  test.each<[string, () => Promise<Buffer>, number]>([
    ['another file', () => Promise.resolve(Buffer.from('otra cosa')), 1671],
    ['a legajo that is cut off', () => Promise.resolve(zip.subarray(0, zip.length - 5)), 1671],
    ['a PDF', () => makePdf(), 1671],
    [
      'one that was packed anew, which may unpack to anything',
      async () => zipped(await entriesOf(), true),
      1671,
    ],
    [
      'one of which a byte is another',
      () => {
        const changed = Buffer.from(zip)
        const at = changed.indexOf('%PDF') + 20
        changed[at] = (changed[at] ?? 0) ^ 1
        return Promise.resolve(changed)
      },
      1672,
    ],
    [
      'one that lacks a paper',
      async () => {
        const entries = await entriesOf()
        return zipped(entries.filter((each) => each !== entries.find(paper)))
      },
      1672,
    ],
    [
      'one with a file more, that would lead elsewhere',
      async () => {
        const bytes = await zipped([...(await entriesOf()), ['xx/xx/x', Buffer.from('x')]])
        // What writes ZIPs refuses such a name: it stands in the head of the file and in the directory.
        for (let at = bytes.indexOf('xx/xx/x'); at >= 0; at = bytes.indexOf('xx/xx/x', at))
          bytes.write('../../x', at)
        return bytes
      },
      1672,
    ],
    [
      'one with a name twice',
      async () => {
        const entries = await entriesOf()
        return zipped([...entries, ...entries.filter(paper).slice(0, 1)])
      },
      1672,
    ],
    [
      'one that nobody signed',
      async () => zipped((await entriesOf()).filter(([name]) => name !== 'manifiesto.firma')),
      1672,
    ],
  ])('%s', async (_, make, code) => {
    const stranger = await signedIn(here)
    expect(await refusal(await make(), stranger)).toMatchObject({ code })
    expect(await bandeja(stranger)).toEqual([])
  })

  test('a file that this server would not take from anybody, however well it was signed there', async () => {
    const entries = new Map(await entriesOf())
    const name = [...entries.keys()].find((each) => each.startsWith('documentos/Ñandú')) ?? ''
    const page = Buffer.from('<html><script>1</script></html>')
    const sha256 = createHash('sha256').update(page).digest('hex')
    const old = createHash('sha256')
      .update(entries.get(name) ?? '')
      .digest('hex')
    entries.set(name, page)
    const lines = (entries.get('datos/documentos.jsonl') ?? '').toString().replaceAll(old, sha256)
    entries.set('datos/documentos.jsonl', Buffer.from(lines))
    entries.set(
      'huellas.sha256',
      Buffer.from((entries.get('huellas.sha256') ?? '').toString().replaceAll(old, sha256)),
    )
    // Without witnesses: those know of the paper that was there.
    entries.set('testigos/testigos.jsonl', Buffer.alloc(0))
    entries.set('testigos/pruebas.jsonl', Buffer.alloc(0))
    const { privateKey } = generateKeyPairSync('ed25519')
    const publica = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const manifiesto = JSON.parse((entries.get(propios.manifiesto) ?? '').toString()) as Manifiesto // as the product wrote it
    for (const archivo of manifiesto.archivos) {
      const bytes = entries.get(archivo.camino) ?? Buffer.alloc(0)
      archivo.sha256 = createHash('sha256').update(bytes).digest('hex')
      archivo.bytes = bytes.length
    }
    manifiesto.firmante.llave = llaveDe(publica)
    manifiesto.testigos = { desde: null, hasta: null }
    const text = Buffer.from(canonico(manifiesto))
    entries.set(propios.manifiesto, text)
    entries.set(propios.firma, sign(null, text, privateKey))
    entries.set(propios.llave, Buffer.from(pemDe(publica)))

    const stranger = await signedIn(here)
    await pin(pemDe(publica), llaveDe(publica), 'Otra que firma')
    const made = await bring(stranger, await zipped([...entries]), 'traer', stranger.cuentaId)
    expect(made).toMatchObject({ conocida: true, llave: llaveDe(publica), faltan: 0 })
    expect([made.traidos, made.afuera.ilegibles]).toEqual([2, 1])
    const kept = (await bandeja(stranger)).flatMap(({ archivos }) => archivos)
    expect(kept.map(({ mediatype }) => mediatype)).toEqual(Array(made.traidos).fill('application/pdf'))
  })

  test('another account’s bandeja, or one that is not there', async () => {
    const stranger = await signedIn(here)
    for (const cuentaid of [carrier.cuentaId, '11x999999', 'nada'])
      expect((await send(stranger, zip, 'traer', cuentaid)).json()).toMatchObject({
        error: { code: 'RECORD_NOT_FOUND' },
      })
  })
})
