import { createHash } from 'node:crypto'
import { hoyEnBuenosAires, periodoDe, sumarAlPeriodo, sumarDias } from '@portal/contract/calendario.ts'
import { datosDe } from '@portal/contract/webhooks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openPdf } from '../../../lectura/openPdf.ts'
import { makePdf } from '../../../testing/makePdf.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
let revisor: Operador
const hoy = hoyEnBuenosAires()
/** The last month that is over, and a day before it. */
const mes = sumarAlPeriodo(periodoDe(hoy), -1)
const antes = `${sumarAlPeriodo(mes, -2)}-10T12:00:00Z`
const tipos: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app)
  for (const { clave, tipodocumentoid } of await app.owner.selectFrom('tipo_documento').selectAll().execute())
    if (clave !== null) tipos[clave] = tipodocumentoid
})
afterAll(() => app.stop())

const choferDe = async (cuenta_id: string, values: Parameters<TestApp['make']['chofer']>[0] = {}) =>
  (await app.make.chofer({ cuenta_id, createdtime: antes, ...values })).choferid

const tipoDe = (clave: string) => tipos[clave] ?? expect.fail(`no type ${clave}`)

/** A paper that is decided, of the month unless it never ends. */
const paper = (
  cuenta_id: string,
  recursoid: string,
  clave: string,
  values: Parameters<TestApp['make']['documento']>[0] = {},
) =>
  app.make.documento({
    cuenta_id,
    recursoid,
    tipodocumentoid: tipoDe(clave),
    estado: 'aprobado',
    decidido_por: administrador.operadorid,
    ...(['f931', 'art-nomina', 'pago-remuneraciones'].includes(clave)
      ? { periodo: mes, fecha_vencimiento: sumarDias(hoy, 30) }
      : clave === 'no-repeticion'
        ? { fecha_emision: `${sumarAlPeriodo(mes, -1)}-01`, fecha_vencimiento: sumarDias(hoy, 200) }
        : {}),
    ...values,
  })

const cinco = [
  'alta-temprana',
  'f931',
  'pago-remuneraciones',
  'cuenta-bancaria',
  'art-nomina',
  'no-repeticion',
]
const complete = async (cuenta_id: string, recursoid: string, but: readonly string[] = []) => {
  for (const clave of cinco) if (!but.includes(clave)) await paper(cuenta_id, recursoid, clave)
}

const deCuenta = (cuentaid: string) => administrador.call('ControlDeCuenta', { cuentaid, mes })
const estadosDe = async (cuentaid: string, recursoid: string) => {
  const { records } = await deCuenta(cuentaid)
  const fila = records.find((each) => each.recursoid === recursoid) ?? expect.fail('nobody')
  return Object.fromEntries(fila.celdas.map(({ control, estado }) => [control, estado]))
}

test('whoever was on the road on a day of the month counts, and each control says what proves it or what is missing', async () => {
  const { cuenta_id } = await app.make.cuenta()
  const whole = await choferDe(cuenta_id, { apellido: 'Acosta', cuil: '20301112229' })
  await complete(cuenta_id, whole)
  const lacking = await choferDe(cuenta_id, { apellido: 'Bosque' })
  await complete(cuenta_id, lacking, ['pago-remuneraciones', 'no-repeticion', 'f931'])
  await paper(cuenta_id, lacking, 'f931', { estado: 'en revision', decidido: null, decidido_por: null })
  await paper(cuenta_id, lacking, 'pago-remuneraciones', { estado: 'rechazado', motivo: 'No se lee el mes' })
  const left = await choferDe(cuenta_id, {
    apellido: 'Costa',
    estado_cuenta: 'BAJA',
    fecha_baja: `${mes}-14`,
    motivo_baja: 'Renunció',
  })
  await choferDe(cuenta_id, {
    apellido: 'Delaire',
    estado_cuenta: 'BAJA',
    fecha_baja: sumarDias(`${mes}-01`, -1),
    motivo_baja: 'Renunció',
  })
  await choferDe(cuenta_id, { apellido: 'Escudero', createdtime: `${hoy}T12:00:00Z` })

  const answer = await deCuenta(cuenta_id)

  expect(answer.records.map(({ nombre }) => nombre.split(',')[0])).toEqual(['Costa', 'Bosque', 'Acosta'])
  expect(answer).toMatchObject({ choferes: 3, completos: 1, conFaltas: 2, faltan: 7, enRevision: 1 })
  expect(answer.records.find(({ recursoid }) => recursoid === left)).toMatchObject({
    desde: `${mes}-01`,
    hasta: `${mes}-14`,
  })
  expect(await estadosDe(cuenta_id, whole)).toEqual({
    cuil: 'cumplido',
    seguridad_social: 'cumplido',
    remuneracion: 'cumplido',
    cuenta_bancaria: 'cumplido',
    art: 'cumplido',
  })
  // The cover without its clause is no cover.
  expect(await estadosDe(cuenta_id, lacking)).toMatchObject({
    seguridad_social: 'en revision',
    remuneracion: 'rechazado',
    art: 'falta',
  })
  const fila = answer.records.find(({ recursoid }) => recursoid === lacking)
  expect(fila?.celdas.find(({ control }) => control === 'remuneracion')?.papeles).toMatchObject([
    { estado: 'rechazado', motivo: 'No se lee el mes', periodo: mes, nombre_corto: 'pago de haberes' },
  ])

  // Papers of the month in which somebody left come once it is over, and of no month after it.
  const own = await signedIn(app, { cuentaId: cuenta_id })
  const uploaded = async () => {
    const sent = await own.upload([{ name: 'f931.pdf', bytes: await makePdf() }])
    return sent.json<{ result: { records: [{ archivoid: string }] } }>().result.records[0].archivoid
  }
  const late = async (periodo: string) =>
    own.call('SaveDocumentoRecurso', {
      values: { recursoid: left, tipodocumentoid: tipoDe('f931'), archivos: [await uploaded()], periodo },
    })
  await late(mes)
  expect(await estadosDe(cuenta_id, left)).toMatchObject({ seguridad_social: 'en revision' })
  await expect(late(periodoDe(hoy))).rejects.toMatchObject({ body: { code: 1510 } })

  const { records, ...all } = await administrador.call('ControlDelMes', { mes, pagesize: 200 })
  expect(records.find(({ cuentaid }) => cuentaid === cuenta_id)).toMatchObject({
    choferes: 3,
    completos: 1,
    conFaltas: 2,
    faltan: 6,
    enRevision: 2,
    pedido: null,
    cierre: null,
  })
  expect(all.cuentasConFaltas).toBe(records.filter(({ faltan }) => faltan > 0).length)
  expect(all.controles.map(({ control }) => control)).toEqual([
    'cuil',
    'seguridad_social',
    'remuneracion',
    'cuenta_bancaria',
    'art',
  ])
  // A carrier sees its own, and nobody else's.
  expect((await own.call('ControlesDelMes', { mes })).choferes).toBe(3)
  const other = await signedIn(app)
  expect((await other.call('ControlesDelMes', { mes })).records).toEqual([])
})

describe('a close', () => {
  let cuenta_id: string
  let carrier: Carrier
  let one: string
  let other: string
  beforeAll(async () => {
    carrier = await signedIn(app)
    cuenta_id = carrier.cuentaId
    one = await choferDe(cuenta_id, { apellido: 'Gómez', cuil: '20301112229' })
    other = await choferDe(cuenta_id, { apellido: 'Herrera' })
    await complete(cuenta_id, one)
    await complete(cuenta_id, other, ['f931'])
  })
  const cerrar = (
    more: { faltan?: number; soloVista?: boolean; mes?: string; soloCompletas?: boolean } = {},
  ) => administrador.call('CerrarMes', { mes, cuentas: [cuenta_id], ...more })

  test('is rehearsed first, names its gaps, and refuses what was not seen', async () => {
    const { records, vista } = await cerrar({ soloVista: true })
    expect(records).toEqual([])
    expect(vista).toMatchObject({
      cuentas: 1,
      completas: 0,
      choferes: 2,
      cumplidos: 9,
      faltan: 1,
      complementarios: 0,
    })
    expect((await cerrar({ soloVista: true, soloCompletas: true })).vista.cuentas).toBe(0)
    await expect(cerrar({ faltan: 0 })).rejects.toMatchObject({ body: { code: 1520 } })
    await expect(cerrar({ mes: periodoDe(hoy) })).rejects.toMatchObject({
      body: { code: 1510, fields: { mes: expect.any(String) as unknown } },
    })
    await expect(revisor.call('CerrarMes', { mes, cuentas: [cuenta_id] })).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    expect(
      await app.owner.selectFrom('cierre').select('cierreid').where('cuenta_id', '=', cuenta_id).execute(),
    ).toEqual([])
  })

  test('is told to programs of its account and of the provider, by ids alone', async () => {
    const values = { nombre: 'Aviso', url: 'https://avisos.example/', eventos: ['cierre.hecho' as const] }
    const own = await signedIn(app)
    const stranger = await signedIn(app)
    for (const who of [own, stranger]) await who.call('SaveWebhook', { webhookid: '0', values })
    await administrador.call('SaveWebhook', { webhookid: '0', values })
    const choferid = await choferDe(own.cuentaId, { apellido: 'Iriarte' })
    await complete(own.cuentaId, choferid, ['f931'])
    const close = (more: { soloVista?: boolean } = {}) =>
      administrador.call('CerrarMes', { mes, cuentas: [own.cuentaId], ...more })
    await close({ soloVista: true })
    const { records } = await close()
    const told = await app.owner
      .selectFrom('entrega')
      .select(['cuenta_id', 'datos'])
      .where('tipo', '=', 'cierre.hecho')
      .orderBy('cuenta_id')
      .execute()
    expect(told.map(({ cuenta_id }) => cuenta_id)).toEqual([own.cuentaId, null])
    for (const { datos } of told)
      expect(datosDe['cierre.hecho'].parse(datos)).toEqual({
        cuentaid: own.cuentaId,
        cierreid: records[0]?.cierreid,
        mes,
        complementario: false,
        faltan: 1,
        huella: records[0]?.huella,
      })
  })

  test('freezes what stood, and what comes later is late and completes it', async () => {
    const { records } = await cerrar({ faltan: 1 })
    expect(records).toMatchObject([{ mes, complementario: false, choferes: 2, completos: 1, faltan: 1 }])
    const again = await cerrar()
    expect(again.records).toEqual([])
    expect(again.vista).toMatchObject({ cuentas: 0, iguales: 1, complementarios: 0 })

    await paper(cuenta_id, other, 'f931')
    expect(await estadosDe(cuenta_id, other)).toMatchObject({ seguridad_social: 'tardio', art: 'cumplido' })
    const { vista } = await cerrar({ soloVista: true })
    expect(vista).toMatchObject({ complementarios: 1, tardios: 1, faltan: 0 })
    const later = await cerrar()
    expect(later.records).toMatchObject([{ complementario: true, choferes: 1, faltan: 0 }])
    expect(await estadosDe(cuenta_id, other)).toMatchObject({ seguridad_social: 'tardio' })
    const { cierres } = await carrier.call('ControlesDelMes', { mes })
    expect(cierres.map(({ complementario }) => complementario)).toEqual([true, false])
  })

  test('keeps a proof that is blocked later out of what counts, and lets nobody date anything back', async () => {
    await sql`update documento set bloqueado = true, bloqueado_desde = now(), motivo = 'Es falso'
      where cuenta_id = ${cuenta_id} and recursoid = ${one} and tipodocumentoid = ${tipoDe('f931')}`.execute(
      app.owner,
    )
    expect(await estadosDe(cuenta_id, one)).toMatchObject({ seguridad_social: 'rechazado' })
    // Somebody who leaves with a day before the month stays in what was closed.
    await app.owner
      .updateTable('chofer')
      .set({ estado_cuenta: 'BAJA', fecha_baja: sumarDias(`${mes}-01`, -3), motivo_baja: 'Renunció' })
      .where('choferid', '=', other)
      .execute()
    expect(await estadosDe(cuenta_id, other)).toMatchObject({ cuil: 'cumplido', seguridad_social: 'tardio' })
  })

  test('is one hash of its lines, which stands in the audit', async () => {
    const [first] = await app.owner
      .selectFrom('cierre')
      .selectAll()
      .where('cuenta_id', '=', cuenta_id)
      .orderBy('numero')
      .execute()
    if (!first) throw new Error('nothing was closed')
    const filas = await app.owner
      .selectFrom('cierre_fila as f')
      .innerJoin('control as k', 'k.clave', 'f.control')
      .selectAll('f')
      .where('cierreid', '=', first.cierreid)
      .orderBy('f.nombre')
      .orderBy('f.recursoid')
      .orderBy('k.orden')
      .execute()
    const lines = [
      [mes, first.transporte.cuit, first.proveedor, false],
      ...filas.map((fila) => [
        fila.recursoid,
        fila.nombre,
        fila.cuil,
        fila.desde,
        fila.hasta,
        fila.control,
        fila.estado,
        fila.motivo,
        fila.papeles.map((papel) => [
          papel.documentoid,
          papel.tipo,
          papel.periodo,
          papel.estado,
          papel.archivos,
          papel.decidido,
          papel.decidido_por,
        ]),
      ]),
    ]
    const text = lines.map((line) => JSON.stringify(line)).join('\n')
    expect(createHash('sha256').update(text).digest('hex')).toBe(first.huella)
    const { cambios } = await app.owner
      .selectFrom('auditoria')
      .select('cambios')
      .where('objeto', '=', first.cierreid)
      .where('cambios', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(cambios)).toContain(first.huella)
  })

  test('is read on paper by its carrier and by the provider, and by nobody else', async () => {
    const { cierres } = await carrier.call('ControlesDelMes', { mes })
    const id = cierres.at(-1)?.cierreid ?? ''
    const { records } = await administrador.call('DetailCierre', { cierreid: id })
    const url = records[0]?.url ?? ''
    for (const who of [carrier, revisor]) {
      const answer = await who.get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      const pdf = await openPdf(answer.rawPayload).promise
      const page = await pdf.getPage(1)
      const text = (await page.getTextContent()).items
        .flatMap((item) => ('str' in item ? item.str : []))
        .join(' ')
      expect(text).toContain('Constancia de control')
      expect(text).toContain('Gómez')
      expect(text).toContain('1 de 2 choferes completos; a 1 le falta 1 papel.')
      expect(text.replaceAll(/\s/g, '')).toContain(cierres.at(-1)?.huella)
      await pdf.loadingTask.destroy()
    }
    const stranger = await signedIn(app)
    expect((await stranger.get(url)).statusCode).toBe(404)
  })
})

describe('a month whose day has passed', () => {
  const viejo = sumarAlPeriodo(mes, -4)
  const createdtime = `${sumarAlPeriodo(viejo, -1)}-10T12:00:00Z`

  test('takes its paper still, which is late once it was closed, and makes nobody fit', async () => {
    const carrier = await signedIn(app)
    const { cuentaId } = carrier
    const choferid = await choferDe(cuentaId, { apellido: 'Íñiguez', createdtime })
    const late = async (recursoid: string, periodo: string, tambien: string[] = []) => {
      const sent = await carrier.upload([{ name: 'f931.pdf', bytes: await makePdf() }])
      const [{ archivoid }] = sent.json<{ result: { records: [{ archivoid: string }] } }>().result.records
      const { records } = await carrier.call('SaveDocumentoRecurso', {
        values: { recursoid, tipodocumentoid: tipoDe('f931'), archivos: [archivoid], periodo, tambien },
      })
      return records[0]?.documentoid ?? expect.fail('nothing was presented')
    }
    const seguridadSocial = async () => {
      const { records } = await administrador.call('ControlDeCuenta', { cuentaid: cuentaId, mes: viejo })
      return records[0]?.celdas.find(({ control }) => control === 'seguridad_social')?.estado
    }
    const slot = async () => {
      const { records } = await carrier.call('DetailChofer', { choferid })
      return records[0]?.casillas.filter(({ tipodocumentoid }) => tipodocumentoid === tipoDe('f931'))
    }
    await administrador.call('CerrarMes', { mes: viejo, cuentas: [cuentaId] })
    expect(await seguridadSocial()).toBe('falta')

    // Nobody was on the road before they stood in the portal, and who came later has no such month.
    await expect(late(choferid, sumarAlPeriodo(viejo, -2))).rejects.toMatchObject({
      body: { code: 1510, fields: { periodo: expect.any(String) as unknown } },
    })
    const newer = await choferDe(cuentaId, { apellido: 'Juárez' })
    await expect(late(newer, viejo)).rejects.toMatchObject({ body: { code: 1510 } })
    await expect(late(choferid, viejo, [newer])).rejects.toMatchObject({
      body: { code: 1510, fields: { tambien: expect.stringContaining('Juárez') as unknown } },
    })

    const documentoid = await late(choferid, viejo)
    expect(await seguridadSocial()).toBe('en revision')
    const { records: presented } = await carrier.call('DetailDocumento', { documentoid })
    expect(presented).toMatchObject([{ tardio: true, estado: 'en revision', periodo: viejo }])
    // The slot owes this month's paper as before, beside the month that waits.
    expect(await slot()).toMatchObject([
      { estado: 'pendiente', mes: false },
      { estado: 'en revision', mes: true, periodo: viejo },
    ])

    await revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar' })
    expect(await seguridadSocial()).toBe('tardio')
    expect(await slot()).toMatchObject([{ estado: 'pendiente' }])
    const { vista } = await administrador.call('CerrarMes', {
      mes: viejo,
      cuentas: [cuentaId],
      soloVista: true,
    })
    expect(vista).toMatchObject({ complementarios: 1, tardios: 1 })

    // Read as this month's by who reviews it, it is one like any other.
    const wrong = await late(choferid, sumarAlPeriodo(viejo, 1))
    await revisor.call('DecidirDocumento', { documentoid: wrong, decision: 'aprobar', periodo: mes })
    expect(await slot()).toMatchObject([{ estado: 'activo', periodo: mes }])
  })

  test('is taken of no control that is off', async () => {
    const carrier = await signedIn(app)
    const choferid = await choferDe(carrier.cuentaId, { createdtime })
    await app.owner
      .updateTable('control')
      .set({ desde: sumarAlPeriodo(viejo, 1) })
      .where('clave', '=', 'seguridad_social')
      .execute()
    const sent = await carrier.upload([{ name: 'f931.pdf', bytes: await makePdf() }])
    const [{ archivoid }] = sent.json<{ result: { records: [{ archivoid: string }] } }>().result.records
    const values = { recursoid: choferid, tipodocumentoid: tipoDe('f931'), archivos: [archivoid] }
    await expect(
      carrier.call('SaveDocumentoRecurso', { values: { ...values, periodo: viejo } }),
    ).rejects.toMatchObject({ body: { code: 1510 } })
    await carrier.call('SaveDocumentoRecurso', { values: { ...values, periodo: sumarAlPeriodo(viejo, 1) } })
    await app.owner
      .updateTable('control')
      .set({ desde: null })
      .where('clave', '=', 'seguridad_social')
      .execute()
  })
})

describe('what does not apply', () => {
  test('is proposed by the account and taken by the provider, or said by it; a paper that proves it counts more', async () => {
    const carrier = await signedIn(app)
    const choferid = await choferDe(carrier.cuentaId)
    const proposal = {
      recursoid: choferid,
      control: 'cuenta_bancaria',
      desde: mes,
      motivo: 'Titular o socio',
    } as const
    const { records } = await carrier.call('ProponerNoCorresponde', proposal)
    const id = records[0]?.no_correspondeid ?? ''
    await expect(carrier.call('ProponerNoCorresponde', proposal)).rejects.toMatchObject({
      body: { code: 1510 },
    })
    expect(await estadosDe(carrier.cuentaId, choferid)).toMatchObject({ cuenta_bancaria: 'falta' })
    expect((await deCuenta(carrier.cuentaId)).propuestas).toMatchObject([
      { no_correspondeid: id, motivo: 'Titular o socio' },
    ])

    await administrador.call('DecidirNoCorresponde', { no_correspondeid: id, acepta: true })
    expect(await estadosDe(carrier.cuentaId, choferid)).toMatchObject({
      cuenta_bancaria: 'no corresponde',
      art: 'falta',
    })
    await expect(
      administrador.call('DecidirNoCorresponde', { no_correspondeid: id, acepta: false }),
    ).rejects.toMatchObject({ body: { code: 1520 } })
    await expect(carrier.call('RetirarNoCorresponde', { no_correspondeid: id })).rejects.toMatchObject({
      body: { code: 1520 },
    })
    await paper(carrier.cuentaId, choferid, 'cuenta-bancaria')
    expect(await estadosDe(carrier.cuentaId, choferid)).toMatchObject({ cuenta_bancaria: 'cumplido' })

    const art = await administrador.call('SaveNoCorresponde', {
      recursoid: choferid,
      control: 'art',
      desde: mes,
      hasta: mes,
      motivo: 'No trabajó en el mes',
    })
    expect(await estadosDe(carrier.cuentaId, choferid)).toMatchObject({ art: 'no corresponde' })
    await administrador.call('TerminarNoCorresponde', {
      no_correspondeid: art.records[0]?.no_correspondeid ?? '',
    })
    expect(await estadosDe(carrier.cuentaId, choferid)).toMatchObject({ art: 'falta' })

    const stranger = await signedIn(app)
    await expect(stranger.call('ProponerNoCorresponde', proposal)).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
  })

  test('an exception of its type lifts it, with why', async () => {
    const { cuenta_id } = await app.make.cuenta()
    const choferid = await choferDe(cuenta_id)
    await administrador.call('SaveExcepcion', {
      recursoid: choferid,
      tipodocumentoid: tipoDe('f931'),
      hasta: sumarDias(hoy, 20),
      motivo: 'ARCA está caído',
    })
    const { records } = await deCuenta(cuenta_id)
    expect(records[0]?.celdas.find(({ control }) => control === 'seguridad_social')).toMatchObject({
      estado: 'exceptuado',
      motivo: 'ARCA está caído',
    })
  })
})

test('what is missing is asked for by mail once, and of whom nothing goes is told why', async () => {
  const carrier = await signedIn(app)
  await choferDe(carrier.cuentaId, { apellido: 'Llanos' })
  const { cuenta_id: nobody } = await app.make.cuenta()
  await choferDe(nobody)
  const { cuenta_id: whole } = await app.make.cuenta()
  await complete(whole, await choferDe(whole))
  const cuentas = [carrier.cuentaId, nobody, whole]
  const seen = await administrador.call('PedirControles', { mes, cuentas, soloVista: true })
  const porqueOf = (records: typeof seen.records, cuentaid: string) =>
    records.find((each) => each.cuentaid === cuentaid)?.porque
  expect(cuentas.map((id) => porqueOf(seen.records, id))).toEqual([
    null,
    'no tiene a quién escribirle',
    'no le falta nada',
  ])
  const mails = () =>
    app.owner
      .selectFrom('correo')
      .select(['para', 'texto'])
      .where('plantilla', '=', 'controlesQueFaltan')
      .where('para', '=', carrier.email)
      .execute()
  expect(await mails()).toEqual([])
  await administrador.call('PedirControles', { mes, cuentas })
  const again = await administrador.call('PedirControles', { mes, cuentas })
  expect(porqueOf(again.records, carrier.cuentaId)).toBe('ya se le pidió hoy')
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.texto).toContain('Llanos')
  expect(sent[0]?.texto).toContain(`/app/transporte?solapa=controles&mes=${mes}`)
  expect((await deCuenta(carrier.cuentaId)).pedido).not.toBeNull()
})

test('a control is said in the provider’s words, switched off and on, and never over somebody else’s change', async () => {
  const { records } = await administrador.call('ListControles', {})
  expect(records.map(({ tipos: own }) => own.length)).toEqual([1, 1, 1, 1, 2])
  const banco = records.find(({ control }) => control === 'cuenta_bancaria')
  if (!banco) throw new Error('no control')
  const off = await administrador.call('SaveControl', {
    control: 'cuenta_bancaria',
    values: { activo: false, texto: 'Una cuenta a su nombre.', version: banco.version },
  })
  expect(off.records).toMatchObject([{ activo: false, texto: 'Una cuenta a su nombre.' }])
  await expect(
    administrador.call('SaveControl', {
      control: 'cuenta_bancaria',
      values: { activo: true, version: banco.version },
    }),
  ).rejects.toMatchObject({ body: { code: 1520 } })
  // What was closed stays, and so does its column in that month.
  const { controles } = await administrador.call('ControlDelMes', { mes: sumarAlPeriodo(mes, -1) })
  expect(controles).toHaveLength(4)
  expect(controles.map(({ control }) => control)).not.toContain('cuenta_bancaria')
  await administrador.call('SaveControl', { control: 'cuenta_bancaria', values: { activo: true } })
  await expect(
    revisor.call('SaveControl', { control: 'art', values: { activo: false } }),
  ).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
})
