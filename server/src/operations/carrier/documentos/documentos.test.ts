import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoyEnBuenosAires, sumarDias, sumarMeses } from '@portal/contract/calendario.ts'
import { maxAnteriores } from '@portal/contract/documentos.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const refusal = (code: number | string) => ({ body: { code } })

/** A carrier with one chofer and the type of one document that it may present. */
async function somebody(tipo: Parameters<TestApp['make']['tipo']>[0] = {}) {
  const carrier = await signedIn(app)
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const { tipodocumentoid, nombre } = await app.make.tipo({ critico: true, ...tipo })
  return { carrier, recursoid: choferid, tipodocumentoid, tipo: nombre }
}

const fileOf = async (carrier: Carrier) => (await app.make.archivo({ cuenta_id: carrier.cuentaId })).archivoid

async function present(
  { carrier, recursoid, tipodocumentoid }: Awaited<ReturnType<typeof somebody>>,
  fechas = {},
) {
  const archivos = [await fileOf(carrier)]
  const values = { recursoid, tipodocumentoid, archivos, fecha_vencimiento: sumarDias(hoy, 90), ...fechas }
  const { records } = await carrier.call('SaveDocumentoRecurso', { values })
  const [documento] = records
  if (!documento) throw new Error('no documento')
  return documento
}

const slot = async ({ carrier, recursoid, tipodocumentoid }: Awaited<ReturnType<typeof somebody>>) =>
  (await carrier.call('DetailChofer', { choferid: recursoid })).records[0]?.casillas.find(
    (casilla) => casilla.tipodocumentoid === tipodocumentoid,
  )

describe('presenting', () => {
  test('puts the document in review, with its files and a line of history', async () => {
    const who = await somebody()
    const documento = await present(who)
    expect(documento).toMatchObject({
      estado: 'en revision',
      estado_casilla: 'en revision',
      archivos: [{ mediatype: 'application/pdf' }],
    })
    expect(await slot(who)).toMatchObject({ estado: 'en revision', documentoid: documento.documentoid })
    const lines = await app.owner
      .selectFrom('historial')
      .select(['docrechistorial_estado', 'tipodocumento', 'actor'])
      .where('documentoid', '=', documento.documentoid)
      .execute()
    expect(lines).toEqual([
      { docrechistorial_estado: 'en revision', tipodocumento: who.tipo, actor: who.carrier.contactid },
    ])
  })

  test('again before anybody decided takes the place of the first', async () => {
    const who = await somebody()
    const first = await present(who)
    const second = await present(who)
    expect(await slot(who)).toMatchObject({ documentoid: second.documentoid })
    expect(second.anteriores).toMatchObject([{ documentoid: first.documentoid, estado: 'anulado' }])
    expect(second.mas_anteriores).toBe(0)
  })

  test('again and again tells the newest of the others, and how many more there are', async () => {
    const who = await somebody()
    await sql`
      insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, fecha_vencimiento, presentado_por, presentado)
      select ${who.carrier.cuentaId}, ${who.recursoid}, ${who.tipodocumentoid}, 'anulado', current_date + n, ${who.carrier.contactid},
        now() - n * interval '1 day'
      from generate_series(1, ${maxAnteriores + 5}::int) n`.execute(app.owner)
    const { anteriores, mas_anteriores } = await present(who)
    expect(anteriores).toHaveLength(maxAnteriores)
    expect(mas_anteriores).toBe(5)
    const days = anteriores.map(({ presentado }) => presentado)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test.each([
    ['without its date', { fecha_vencimiento: '' }, 'fecha_vencimiento', 'Campo requerido'],
    [
      'that has ended',
      { fecha_vencimiento: '2020-01-31' },
      'fecha_vencimiento',
      'El documento venció el 31/01/2020: presentá uno vigente',
    ],
    [
      'issued in the future',
      { fecha_emision: sumarDias(hoy, 1) },
      'fecha_emision',
      'La fecha de emisión no puede ser futura',
    ],
    ['without files', { archivos: [] }, 'archivos', 'Adjuntá al menos un archivo'],
    [
      'with somebody else’s file',
      { archivos: ['22x999999'] },
      'archivos',
      'Volvé a subir los archivos: alguno ya no está disponible',
    ],
  ])('something %s is refused, and nothing stays', async (_, wrong, field, sentence) => {
    const who = await somebody()
    await expect(present(who, wrong)).rejects.toMatchObject({
      body: { code: 1510, fields: { [field]: sentence } },
    })
    expect(await slot(who)).toMatchObject({ estado: 'pendiente' })
  })

  test.each([
    [
      'an expiry where it follows from the issue',
      { vigencia: 'meses', meses: 12 },
      { fecha_emision: hoy, fecha_vencimiento: sumarDias(hoy, 90) },
      { fecha_vencimiento: 'El vencimiento sale de la fecha de emisión: dejalo vacío' },
    ],
    [
      'an issue of a month’s paper',
      { vigencia: 'mensual' },
      { periodo: hoy.slice(0, 7), fecha_emision: hoy, fecha_vencimiento: '' },
      { fecha_emision: 'Este documento se presenta por período: dejá la fecha de emisión vacía' },
    ],
    [
      'an expiry of what never ends',
      { vigencia: 'sin vencimiento' },
      {},
      { fecha_vencimiento: 'Este documento no vence: dejá el vencimiento vacío' },
    ],
    [
      'a period of what is no month’s paper',
      {},
      { periodo: hoy.slice(0, 7) },
      { periodo: 'Este documento no es mensual: dejá el período vacío' },
    ],
  ] as const)('%s is refused rather than replaced', async (_, tipo, fechas, fields) => {
    const who = await somebody(tipo)
    await expect(present(who, fechas)).rejects.toMatchObject({ body: { code: 1510, fields } })
    expect(await slot(who)).toMatchObject({ estado: 'pendiente' })
  })

  test('a file serves one document, and a type that is not asked of the resource is refused', async () => {
    const who = await somebody()
    const archivo = await fileOf(who.carrier)
    await present(who, { archivos: [archivo] })
    await expect(present(who, { archivos: [archivo] })).rejects.toMatchObject(refusal(1510))
    const other = await app.make.tipo({ docrectipo_recurso: 'dominio' })
    await expect(present({ ...who, tipodocumentoid: other.tipodocumentoid })).rejects.toMatchObject({
      body: { fields: { tipodocumentoid: 'Este documento no corresponde a este recurso' } },
    })
  })

  test('more files than the type takes are refused', async () => {
    const who = await somebody({ max_archivos: 1 })
    const archivos = [await fileOf(who.carrier), await fileOf(who.carrier)]
    await expect(present(who, { archivos })).rejects.toMatchObject(refusal(1516))
  })

  test('for somebody else’s chofer finds nothing', async () => {
    const [own, other] = [await somebody(), await somebody()]
    await expect(present({ ...own, recursoid: other.recursoid })).rejects.toMatchObject(
      refusal('RECORD_NOT_FOUND'),
    )
  })

  test('in months and by month computes the date', async () => {
    const months = await somebody({ vigencia: 'meses', meses: 12 })
    expect(await present(months, { fecha_emision: hoy, fecha_vencimiento: '' })).toMatchObject({
      fecha_vencimiento: expect.stringMatching(/^\d{4}/) as string,
    })
    const monthly = await somebody({ vigencia: 'mensual' })
    expect(await present(monthly, { periodo: hoy.slice(0, 7), fecha_vencimiento: '' })).toMatchObject({
      periodo: hoy.slice(0, 7),
    })
  })
})

describe('a monthly document', () => {
  const [lastMonth, thisMonth] = [sumarMeses(hoy, -1).slice(0, 7), hoy.slice(0, 7)]
  const approve = (documentoid: string) =>
    revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar' })

  test('of one month waits beside that of another, and gives way to a new one of its own', async () => {
    const who = await somebody({ vigencia: 'mensual', dia_exigible: 28 })
    const presentMonth = (periodo: string) => present(who, { periodo, fecha_vencimiento: '' })
    const first = await presentMonth(lastMonth)
    await presentMonth(thisMonth)
    const again = await presentMonth(lastMonth)

    const waiting = (await revisor.call('ListRevision', { cuentaid: who.carrier.cuentaId })).records
    expect(waiting).toHaveLength(2)
    const estado = async (documentoid: string) =>
      (await who.carrier.call('DetailDocumento', { documentoid })).records[0]?.estado
    expect(await estado(first.documentoid)).toBe('anulado')
    expect(await estado(again.documentoid)).toBe('en revision')
  })

  test.each([
    ['the older one last', [1, 0]],
    ['the newer one last', [0, 1]],
  ])('is in force by its month, with %s approved', async (_order, [one = 0, other = 1]) => {
    const who = await somebody({ vigencia: 'mensual', dia_exigible: 28 })
    const months = [lastMonth, thisMonth]
    const presented = []
    for (const month of [one, other])
      presented.push(await present(who, { periodo: months[month], fecha_vencimiento: '' }))
    for (const { documentoid } of presented) await approve(documentoid)

    const newest = presented.find(({ periodo }) => periodo === thisMonth)
    expect(await slot(who)).toMatchObject({
      estado: 'activo',
      periodo: thisMonth,
      vigente_documentoid: newest?.documentoid,
    })
  })
})

describe('deciding', () => {
  test('approving makes the slot active, with the date that the paper says', async () => {
    const who = await somebody()
    const { documentoid } = await present(who)
    const fecha_vencimiento = sumarDias(hoy, 200)
    const { records } = await revisor.call('DecidirDocumento', {
      documentoid,
      decision: 'aprobar',
      fecha_vencimiento,
    })
    expect(records[0]).toMatchObject({ estado: 'aprobado', estado_casilla: 'activo', fecha_vencimiento })
    expect(await slot(who)).toMatchObject({ estado: 'activo', vigente_documentoid: documentoid })
  })

  test('rejecting asks why, tells the carrier and mails the one who presented', async () => {
    const who = await somebody()
    const { documentoid } = await present(who)
    await expect(
      revisor.call('DecidirDocumento', { documentoid, decision: 'rechazar' }),
    ).rejects.toMatchObject({ body: { fields: { motivo: 'Campo requerido' } } })
    await revisor.call('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'Está borroso' })
    expect(await slot(who)).toMatchObject({ estado: 'rechazado', motivo: 'Está borroso' })
    await app.confirmDecisions()
    expect((await app.mailbox(who.carrier.email)).map((mail) => mail.texto).join()).toContain('Está borroso')
  })

  test('a renewal leaves the approved one in force until it is approved', async () => {
    const who = await somebody()
    const first = await present(who)
    await revisor.call('DecidirDocumento', { documentoid: first.documentoid, decision: 'aprobar' })
    const renewal = await present(who)
    expect(await slot(who)).toMatchObject({
      estado: 'activo',
      renovacion: true,
      documentoid: renewal.documentoid,
      vigente_documentoid: first.documentoid,
    })
    await revisor.call('DecidirDocumento', {
      documentoid: renewal.documentoid,
      decision: 'rechazar',
      motivo: 'No',
    })
    expect(await slot(who)).toMatchObject({ estado: 'activo', renovacion: false })
  })

  test('twice, or on a version that is gone, is refused', async () => {
    const who = await somebody()
    const { documentoid, version } = await present(who)
    await expect(
      revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar', version: version + 7 }),
    ).rejects.toMatchObject(refusal(1520))
    const both = await Promise.allSettled(
      (['aprobar', 'rechazar'] as const).map((decision) =>
        revisor.call('DecidirDocumento', { documentoid, decision, motivo: 'x' }),
      ),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a blocked slot takes nothing new until the provider lifts it', async () => {
    const who = await somebody()
    const { documentoid } = await present(who)
    await revisor.call('DecidirDocumento', { documentoid, decision: 'bloquear', motivo: 'En disputa' })
    expect(await slot(who)).toMatchObject({ estado: 'bloqueado', motivo: 'En disputa' })
    await expect(present(who)).rejects.toMatchObject(refusal(1517))
    await revisor.call('DecidirDocumento', { documentoid, decision: 'desbloquear' })
    await expect(present(who)).resolves.toBeDefined()
  })

  test('what was approved and ended shows as vencido without anybody writing it', async () => {
    const who = await somebody()
    const { documentoid } = await present(who)
    await revisor.call('DecidirDocumento', {
      documentoid,
      decision: 'aprobar',
      aunque_vencido: true,
      fecha_vencimiento: sumarDias(hoy, -1),
    })
    expect(await slot(who)).toMatchObject({ estado: 'vencido' })
  })
})

test('what is missing, what was presented and the dashboard count the same', async () => {
  const who = await somebody()
  const { documentoid } = await present(who)
  await revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar' })
  await app.make.chofer({ cuenta_id: who.carrier.cuentaId, estado_cuenta: 'BAJA' })
  const [tablero, faltantes, activos] = await Promise.all([
    who.carrier.call('Dashboard', {}),
    who.carrier.call('ListRecDocFaltantes', {}),
    who.carrier.call('ListDocumentos', { estado: 'activo' }),
  ])
  expect(tablero).toMatchObject({ activos: 1, enRevision: 0, rechazados: 0, vencidos: 0, bloqueados: 0 })
  expect(activos).toMatchObject({ total: 1, records: [{ documentoid }] })
  expect(faltantes.records.flatMap((group) => group.documentos)).toHaveLength(tablero.pendientes)
  expect(tablero.vencimientos).toHaveLength(12)
  const stored = await sql<{
    n: number
  }>`select count(*) as n from documento where recursoid = ${who.recursoid}`.execute(app.owner)
  expect(stored.rows[0]?.n).toBe(1)
})

test.each([
  ['el 7 poliza', 1],
  ['POLIZA DE FLOTA', 1],
  ['flota ab123', 1],
  ['b123cd citroen', 1],
  ['poliza el 7', 1],
  ['poliza scania', 0],
])('what was presented is found by resource, type, plate and brand in turn: %s', async (search, total) => {
  const carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const { tipodocumentoid } = await app.make.tipo({
    nombre: 'Póliza de flota',
    docrectipo_recurso: 'dominio',
  })
  const { dominioid: recursoid } = await app.make.dominio({
    cuenta_id,
    nombre: 'El 7',
    dominio: 'AB123CD',
    marca: 'Citroën',
  })
  await app.make.documento({ cuenta_id, recursoid, tipodocumentoid, estado: 'aprobado' })

  for (const input of [{ search }, { search, recursoid }, { search, tiporecurso: 'dominio' as const }])
    expect(await carrier.call('ListDocumentos', input)).toMatchObject({ total })
})

test('a presentation is read with its files, what its slot shows and the others of the slot', async () => {
  const who = await somebody()
  const before = await present(who)
  await revisor.call('DecidirDocumento', {
    documentoid: before.documentoid,
    decision: 'rechazar',
    motivo: 'Borroso',
  })
  const { documentoid } = await present(who)

  const { records } = await who.carrier.call('DetailDocumento', { documentoid })
  expect(records[0]).toMatchObject({
    estado: 'en revision',
    estado_casilla: 'en revision',
    archivos: [{ mediatype: 'application/pdf' }],
    anteriores: [{ documentoid: before.documentoid, estado: 'rechazado', motivo: 'Borroso' }],
  })
})

test('presenting while the provider decides: each gets an answer that is no fault, and the slot knows its newest', async () => {
  for (let round = 0; round < 8; round++) {
    const who = await somebody()
    const { documentoid } = await present(who)
    const { recursoid, tipodocumentoid } = who
    const values = {
      recursoid,
      tipodocumentoid,
      archivos: [await fileOf(who.carrier)],
      fecha_vencimiento: sumarDias(hoy, 90),
    }
    const answers = await Promise.all([
      who.carrier.send('SaveDocumentoRecurso', { values }),
      revisor.send('DecidirDocumento', { documentoid, decision: 'aprobar' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const newest = await app.owner
      .selectFrom('documento')
      .select('documentoid')
      .where('recursoid', '=', recursoid)
      .where('es_ultimo', '=', true)
      .execute()
    expect(newest).toHaveLength(1)
    expect(newest[0]?.documentoid).not.toBe(documentoid)
  }
})
