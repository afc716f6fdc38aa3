import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPedidoToken } from '../sessions/pedidoToken.ts'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { multipart, resultOf, type UploadFile } from '../testing/caller.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'

const hoy = hoyEnBuenosAires()
let app: TestApp
let carrier: Carrier
let jpeg: Buffer
let choferid: string
let licencia: string
let apto: string
beforeAll(async () => {
  app = await startApp()
  jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  // Of the catalogue nothing else is asked of a chofer here.
  await sql`update tipo_documento set vigente_hasta = hoy() - 1 where docrectipo_recurso = 'chofer'`.execute(
    app.owner,
  )
  const tipo = (nombre: string) =>
    app.make.tipo({ nombre, docrectipo_recurso: 'chofer', vigencia: 'impresa', max_archivos: 2 })
  licencia = (await tipo('Licencia')).tipodocumentoid
  apto = (await tipo('Apto psicofísico')).tipodocumentoid
})
afterAll(() => app.stop())
beforeEach(async () => {
  carrier = await signedIn(app)
  choferid = await saveChofer(carrier)
})

let made = 0
const saveChofer = async (who: Carrier) =>
  (
    await who.call('SaveChofer', {
      choferid: '0',
      values: {
        nombre: 'Óscar',
        apellido: 'Llanos',
        tipo_documento: 'DNI',
        documento: String(30_200_000 + ++made),
        nacionalidad: 'Argentina',
      },
    })
  ).records[0]?.choferid ?? ''

interface Made {
  pedidoid: string
  token: string
}
const tokenOf = (enlace: string) => enlace.slice(enlace.indexOf('#') + 1)
async function ask(
  types = [licencia],
  who = carrier,
  chofer = choferid,
  more: { dias?: number } = {},
): Promise<Made> {
  const casillas = types.map((tipodocumentoid) => ({ recursoid: chofer, tipodocumentoid }))
  const [record] = (
    await who.call('CrearPedidos', {
      pedidos: [{ destinatario: 'Óscar Llanos', casillas }],
      nota: 'Con luz',
      ...more,
    })
  ).records
  return { pedidoid: record?.pedidoid ?? '', token: tokenOf(record?.enlace ?? '') }
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
const open = async (token: string, abre = true) =>
  resultOf(await post('/api/pedido', { token, abre })) as PedidoAbierto
const deliver = (
  { token }: Pick<Made, 'token'>,
  fields: Record<string, string> = {},
  files: readonly UploadFile[] = [{ name: 'frente.jpg', bytes: jpeg }],
  headers: Record<string, string> = {},
) => {
  const { payload, contentType } = multipart(files, {
    token,
    posicion: '1',
    entrega: crypto.randomUUID(),
    ...fields,
  })
  return app.http.inject({
    method: 'POST',
    url: '/api/pedido/archivo',
    headers: { origin: baseUrl, 'content-type': contentType, ...headers },
    payload,
  })
}
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error?: { code: unknown } }).error?.code
const slots = async (token: string) => (await open(token)).casillas.map(({ estado }) => estado)
const bandeja = async (who = carrier) => (await who.call('ListBandeja', {})).records
const pedidoOf = async ({ pedidoid }: Made, who = carrier) =>
  (await who.call('ListPedidos', {})).records.find((each) => each.pedidoid === pedidoid)

/** Every file there is in the data folder, waiting or kept. */
async function filesOnDisk(): Promise<number> {
  const entries = await readdir(join(app.dataDir, 'archivos'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

describe('a paper that is asked for by a link', () => {
  test('is shown by name, type and reason alone, and by nothing else of its account', async () => {
    const { token } = await ask([licencia, apto])
    expect(token).toMatch(/^[\w-]{22}$/)
    const { accountname } = await app.owner
      .selectFrom('cuenta')
      .select('accountname')
      .where('cuenta_id', '=', carrier.cuentaId)
      .executeTakeFirstOrThrow()
    const answer = await post('/api/pedido', { token, abre: true })
    const shown = resultOf(answer) as PedidoAbierto
    expect(shown).toMatchObject({
      cuenta: accountname,
      destinatario: 'Óscar Llanos',
      nota: 'Con luz',
      vence: sumarDias(hoy, 7),
      completo: false,
      casillas: [
        { posicion: 1, tipo: 'Licencia', recurso: 'Llanos, Óscar', estado: 'falta', maximo: 2 },
        { posicion: 2, tipo: 'Apto psicofísico', estado: 'falta' },
      ],
    })
    expect(answer.body).not.toMatch(/\d+x\d+|3020\d{4}/)
  })

  test('comes in once under its name, waits in the bandeja, and is presented by a person alone', async () => {
    const made = await ask([licencia, apto])
    const entrega = crypto.randomUUID()
    const files = [
      { name: 'frente.jpg', bytes: jpeg },
      { name: 'dorso.jpg', bytes: jpeg },
    ]
    const said = { entrega, fecha_vencimiento: sumarDias(hoy, 900) }
    resultOf(await deliver(made, said, files))
    const kept = await filesOnDisk()
    resultOf(await deliver(made, said, files))
    expect(await filesOnDisk()).toBe(kept)
    expect(await slots(made.token)).toEqual(['llego', 'falta'])

    const [entrada] = await bandeja()
    expect(entrada).toMatchObject({
      origen: 'pedido',
      certeza: 'parece',
      destinatario: 'Óscar Llanos',
      recursoid: choferid,
      tipodocumento: 'Licencia',
      fecha_vencimiento: said.fecha_vencimiento,
      archivos: [{ nombre: 'frente.jpg' }, { nombre: 'dorso.jpg' }],
      se_puede_pedir: true,
    })
    expect(entrada?.porques).toContainEqual({
      campo: 'fecha_vencimiento',
      porque: 'quien manda',
      dice: 'Óscar Llanos',
    })
    expect(
      await app.owner.selectFrom('documento').selectAll().where('recursoid', '=', choferid).execute(),
    ).toEqual([])

    const entradaid = entrada?.entradaid ?? ''
    const [presented] = (await carrier.call('PresentarEntradas', { entradas: [entradaid] })).records
    const [documento] = (await carrier.call('DetailDocumento', { documentoid: presented?.documentoid ?? '' }))
      .records
    expect(documento).toMatchObject({
      estado: 'en revision',
      archivos: [{ nombre: 'frente.jpg' }, { nombre: 'dorso.jpg' }],
    })
    expect(await bandeja()).toEqual([])
    expect(await slots(made.token)).toEqual(['presentada', 'falta'])
    expect(await pedidoOf(made)).toMatchObject({ estado: 'abierto', llegaron: 1, faltan: 1 })
  })

  test('is asked for again where the provider rejects it, with the reason, and where the carrier says so', async () => {
    const revisor = await signedInOperador(app)
    const made = await ask()
    resultOf(await deliver(made, { fecha_vencimiento: sumarDias(hoy, 900) }))
    expect(await pedidoOf(made)).toMatchObject({ estado: 'completo' })
    const [first] = await bandeja()
    const [presented] = (await carrier.call('PresentarEntradas', { entradas: [first?.entradaid ?? ''] }))
      .records
    await revisor.call('DecidirDocumento', {
      documentoid: presented?.documentoid ?? '',
      decision: 'rechazar',
      motivo: 'El dorso está cortado',
      marca: { archivoid: first?.archivos[0]?.archivoid ?? '', pagina: 1, x: 0.25, y: 0.5 },
    })
    expect((await open(made.token)).casillas).toMatchObject([
      {
        estado: 'rechazada',
        rechazo: 'El dorso está cortado',
        marca: { hoja: 1, x: 0.25, y: 0.5 },
      },
    ])
    expect(await pedidoOf(made)).toMatchObject({ estado: 'abierto' })

    resultOf(await deliver(made))
    const again = await carrier.call('PedirDeNuevo', {
      pedidoid: made.pedidoid,
      casillas: [1],
      motivo: 'Salió movida',
    })
    // Both links lead there, and what came is not waited for any more.
    for (const token of [made.token, tokenOf(again.records[0]?.enlace ?? '')])
      expect((await open(token)).casillas).toMatchObject([{ estado: 'falta', motivo: 'Salió movida' }])
    expect(await bandeja()).toEqual([])
    resultOf(await deliver(made))
    expect(await bandeja()).toHaveLength(1)
  })

  test('that was rejected before anybody asked for it says why, and nothing else of what was sent then', async () => {
    await app.make.documento({
      cuenta_id: carrier.cuentaId,
      recursoid: choferid,
      tipodocumentoid: licencia,
      estado: 'rechazado',
      motivo: 'Está vencida',
    })
    const made = await ask([licencia, apto])
    expect((await open(made.token)).casillas).toMatchObject([
      { estado: 'falta', rechazo: 'Está vencida', marca: null },
      { estado: 'falta', rechazo: null, marca: null },
    ])
  })

  test('is asked for only where it can be mended', async () => {
    const approved = await app.make.documento({
      cuenta_id: carrier.cuentaId,
      recursoid: choferid,
      tipodocumentoid: apto,
      estado: 'aprobado',
      fecha_vencimiento: sumarDias(hoy, 400),
    })
    expect(approved.estado).toBe('aprobado')
    await expect(ask([apto])).rejects.toMatchObject({ body: { code: 1510 } })
    const { records, dias } = await carrier.call('ListPedibles', { recursos: [choferid] })
    expect(dias).toBe(7)
    expect(records).toMatchObject([
      { destinatario: 'Óscar Llanos', casillas: [{ nombre: 'Licencia', pedida: false }] },
    ])
    await ask([licencia])
    expect(
      (await carrier.call('ListPedibles', { recursos: [choferid] })).records[0]?.casillas[0]?.pedida,
    ).toBe(true)
    const stranger = await signedIn(app)
    await expect(ask([licencia], stranger, choferid)).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
    expect((await stranger.call('ListPedibles', { recursos: [choferid] })).records).toEqual([])
  })

  test('is asked for as long as the setting says, or its maker', async () => {
    const administrador = await signedInOperador(app, { rol: 'administrador' })
    await administrador.call('SaveAjustes', { values: { dias_de_pedido: 12 } })
    const vence = async (dias?: number) =>
      (await open((await ask([licencia], carrier, choferid, { ...(dias && { dias }) })).token)).vence
    expect(await vence()).toBe(sumarDias(hoy, 12))
    expect(await vence(3)).toBe(sumarDias(hoy, 3))
    await expect(vence(31)).rejects.toThrow(Refusal)
    await administrador.call('SaveAjustes', { values: { dias_de_pedido: 7 } })
  })
})

describe('a link ends', () => {
  const ends: Record<string, (made: Made) => Promise<unknown>> = {
    'when it is taken back': ({ pedidoid }) => carrier.call('AnularPedido', { pedidoid }),
    'when its last day is over': ({ pedidoid }) =>
      app.owner
        .updateTable('pedido')
        .set({ vence: sumarDias(hoy, -1) })
        .where('pedidoid', '=', pedidoid)
        .execute(),
    'when the account is disabled': () =>
      app.owner
        .updateTable('cuenta')
        .set({ estado: 2, estado_motivo: 'Prueba' })
        .where('cuenta_id', '=', carrier.cuentaId)
        .execute(),
    'when its chofer leaves': () =>
      carrier.call('SaveChofer', {
        choferid,
        values: { estado_cuenta: 'BAJA', fecha_baja: hoy, motivo_baja: 'Renuncia' },
      }),
    'when its chofer is removed': () => carrier.call('EliminarRecursos', { recursos: [choferid] }),
    'when the paper is presented otherwise': () =>
      app.make.documento({ cuenta_id: carrier.cuentaId, recursoid: choferid, tipodocumentoid: licencia }),
  }

  test.each(Object.entries(ends))('%s, and is then answered as one that was made up', async (_, end) => {
    const made = await ask()
    expect(await slots(made.token)).toEqual(['falta'])
    await end(made)
    const ended = await post('/api/pedido', { token: made.token })
    const invented = await post('/api/pedido', { token: newPedidoToken().token })
    expect(ended.statusCode).toBe(404)
    const body = (answer: typeof ended) => answer.json<{ error: object }>().error
    expect(body(ended)).toEqual(body(invented))
    expect(ended.headers['content-length']).toBe(invented.headers['content-length'])
    const before = await filesOnDisk()
    expect(codeOf(await deliver(made))).toBe(1660)
    expect(await filesOnDisk()).toBe(before)
  })

  test('for one paper, and goes on for the other', async () => {
    const made = await ask([licencia, apto])
    await app.make.documento({ cuenta_id: carrier.cuentaId, recursoid: choferid, tipodocumentoid: licencia })
    expect(await slots(made.token)).toEqual(['cerrada', 'falta'])
    expect(codeOf(await deliver(made))).toBe(1661)
    resultOf(await deliver(made, { posicion: '2' }))
    expect(await slots(made.token)).toEqual(['cerrada', 'llego'])
  })
})

describe('a link is of use for its own papers alone', () => {
  test('a session is worth nothing at its doors, and it nothing elsewhere', async () => {
    const { token } = await ask()
    expect(codeOf(await post('/api/pedido', { token: carrier.token }))).toBe(1660)
    const cookie = { cookie: `portal_sesion=${carrier.token}` }
    expect(codeOf(await post('/api/pedido', { token: newPedidoToken().token }, cookie))).toBe(1660)
    const asSession = { cookie: `portal_sesion=${token}` }
    const list = await post('/api/mobile/ListChoferes', {}, asSession)
    expect(codeOf(list)).toBe(1501)
    const bearer = await app.http.inject({
      url: '/api/v1/aptitud?documento=1',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(bearer.statusCode).toBe(401)
  })

  test('another site’s page asks nothing with it, and a look at the address changes nothing', async () => {
    const made = await ask()
    expect(codeOf(await post('/api/pedido', { token: made.token }, { origin: 'https://otra.example' }))).toBe(
      'ACCESS_DENIED',
    )
    await app.http.inject({ url: '/pedido', headers: { 'user-agent': 'WhatsApp/2' } })
    await open(made.token, false)
    expect(await pedidoOf(made)).toMatchObject({ abierto: null })
    await open(made.token)
    expect((await pedidoOf(made))?.abierto).not.toBeNull()
  })

  test('nobody else’s account sees it, what came by it or its files', async () => {
    const made = await ask()
    resultOf(await deliver(made))
    const stranger = await signedIn(app)
    const [entrada] = await bandeja()
    const entradaid = entrada?.entradaid ?? ''
    const { pedidoid } = made
    expect(await bandeja(stranger)).toEqual([])
    expect((await stranger.call('ListPedidos', {})).records).toEqual([])
    const gone = { body: { code: 'RECORD_NOT_FOUND' } }
    await expect(stranger.call('AnularPedido', { pedidoid })).rejects.toMatchObject(gone)
    await expect(stranger.call('PedirDeNuevo', { pedidoid })).rejects.toMatchObject(gone)
    await expect(stranger.call('PresentarEntradas', { entradas: [entradaid] })).rejects.toMatchObject(gone)
    await expect(stranger.call('DescartarEntradas', { entradas: [entradaid] })).rejects.toMatchObject(gone)
    await expect(stranger.call('SaveEntrada', { entradaid, values: { numero: '1' } })).rejects.toMatchObject(
      gone,
    )
    const file = await stranger.get(`/api/archivos/${entrada?.archivos[0]?.archivoid ?? ''}`)
    expect(file.statusCode).toBe(404)
  })

  test('the role that asks for it sees no row, and may do nothing without the token', async () => {
    const { pedidoid } = await ask()
    const as = (statement: string, values: unknown[] = []) =>
      asRole(app.ownerUrl, 'portal_ingreso', {}, (client) => client.query(statement, values))
    for (const table of [
      'pedido',
      'pedido_casilla',
      'entrada',
      'archivo',
      'pedido_dicho',
      'pedido_casilla_dicha',
      'privado.clave_de_pedido',
    ])
      await expect(as(`select from ${table}`)).rejects.toMatchObject({ code: '42501' })
    await expect(
      as('select poner_clave_de_pedido($1, $2)', [pedidoid, Buffer.alloc(32)]),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(as('select abrir_pedido($1, true)', [Buffer.alloc(32)])).rejects.toMatchObject({
      code: 'P1660',
    })
    // Nor may an account's own people do what the page does.
    const asCarrier = asRole(
      app.ownerUrl,
      'portal_app',
      { cuenta: carrier.cuentaId, sujeto: carrier.contactid },
      (client) => client.query('select abrir_pedido($1, true)', [Buffer.alloc(32)]),
    )
    await expect(asCarrier).rejects.toMatchObject({ code: '42501' })
  })
})

describe('what a link brings', () => {
  test('is looked into as every upload is', async () => {
    const made = await ask()
    const before = await filesOnDisk()
    const html = Buffer.from('<script>alert(1)</script>')
    expect(codeOf(await deliver(made, {}, [{ name: 'a.jpg', bytes: html }]))).toBe(1514)
    expect(codeOf(await deliver(made, { fecha_vencimiento: '31/12/2030' }))).toBe(1510)
    expect(codeOf(await deliver(made, { recursoid: '17x1' }))).toBe(1510)
    expect(codeOf(await deliver(made, { entrega: 'x' }))).toBe(1510)
    expect(codeOf(await deliver(made, { posicion: '9' }))).toBe(1661)
    const three = ['a', 'b', 'c'].map((name) => ({ name: `${name}.jpg`, bytes: jpeg }))
    expect(codeOf(await deliver(made, {}, three))).toBe(1516)
    expect(await filesOnDisk()).toBe(before)
    expect(await bandeja()).toEqual([])
  })

  test('has an end, for one link and for one network', async () => {
    const made = await ask()
    resultOf(await deliver(made))
    await app.owner
      .updateTable('archivo')
      .set({ size: 314_572_700 })
      .where('cuenta_id', '=', carrier.cuentaId)
      .execute()
    await carrier.call('PedirDeNuevo', { pedidoid: made.pedidoid, casillas: [1] })
    const before = await filesOnDisk()
    expect(codeOf(await deliver(made))).toBe(1662)
    expect(await filesOnDisk()).toBe(before)
  })

  test('of two at once for one paper one comes in', async () => {
    const made = await ask()
    const answers = await Promise.all([deliver(made), deliver(made)])
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(await bandeja()).toHaveLength(1)
  })

  test('says where it came from in the account’s audit', async () => {
    const made = await ask()
    resultOf(await deliver(made))
    const [entrada] = await bandeja()
    const line = await app.owner
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'EntregarPedido')
      .where('objeto', '=', entrada?.entradaid ?? '')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ actor: null, cuenta_id: carrier.cuentaId })
  })
})

describe('in the bandeja', () => {
  const arrived = async (fields: Record<string, string> = {}) => {
    const made = await ask()
    resultOf(await deliver(made, fields))
    const [entrada] = await bandeja()
    if (!entrada) throw new Error('nothing came')
    return entrada
  }

  test('what a person says of one is sure, and why is said', async () => {
    const { entradaid, version } = await arrived()
    const { records } = await carrier.call('SaveEntrada', {
      entradaid,
      version,
      values: { tipodocumentoid: apto, fecha_vencimiento: sumarDias(hoy, 100) },
    })
    expect(records).toMatchObject([{ certeza: 'segura', tipodocumentoid: apto }])
    expect(records[0]?.porques).toEqual([
      { campo: 'recurso', porque: 'pedido', dice: 'Óscar Llanos' },
      { campo: 'tipo', porque: 'a mano', dice: null },
      { campo: 'fecha_vencimiento', porque: 'a mano', dice: null },
    ])
    await expect(
      carrier.call('SaveEntrada', { entradaid, version, values: { numero: '1' } }),
    ).rejects.toMatchObject({ body: { code: 1520 } })
  })

  test('one whose date is missing is refused by the rule of every presentation, and stays', async () => {
    const { entradaid } = await arrived()
    const refusal: unknown = await carrier
      .call('PresentarEntradas', { entradas: [entradaid] })
      .catch((error: unknown) => error)
    expect((refusal as Refusal).body.fields).toHaveProperty('fecha_vencimiento')
    expect(await bandeja()).toHaveLength(1)
  })

  test('what is discarded can be taken back, also when it is pressed twice', async () => {
    const { entradaid } = await arrived()
    const entradas = [entradaid]
    await carrier.call('DescartarEntradas', { entradas })
    await carrier.call('DescartarEntradas', { entradas })
    expect(await bandeja()).toEqual([])
    await carrier.call('DescartarEntradas', { entradas, deshacer: true })
    expect(await bandeja()).toMatchObject([{ entradaid, estado: 'espera' }])
  })
})
