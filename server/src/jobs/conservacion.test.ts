import { hoyEnBuenosAires, sumarDias, sumarMeses } from '@portal/contract/calendario.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pasoSuTiempo, type Conservable } from '../rules/oracle/conservacion.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { storageKey } from '../storage/storageKey.ts'
import { applyConservacion } from './conservacion.ts'

const hoy = hoyEnBuenosAires()
const meses = 12
/** Long past, and not yet. */
const antes = sumarMeses(hoy, -meses - 2)
const reciente = sumarMeses(hoy, -meses + 2)

let app: TestApp
let carrier: Carrier
let administrador: Operador
let tipodocumentoid: string
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  ;({ tipodocumentoid } = await app.make.tipo({ nombre: 'Constancia de prueba', conservacion_meses: meses }))
})
afterAll(() => app.stop())
beforeEach(() => administrador.call('SaveAjustes', { values: { conservacion_activa: true } }))

const run = () => applyConservacion({ db: app.owner, storage: app.services.storage })

async function presented(recursoid: string, presentado: string, values: object = {}) {
  const uploaded = await carrier.upload([{ name: 'papel.pdf', bytes: await makePdf() }])
  const archivoid =
    uploaded.json<{ result: { records: { archivoid: string }[] } }>().result.records[0]?.archivoid ?? ''
  const { documentoid } = await app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid,
    tipodocumentoid,
    estado: 'aprobado',
    presentado: `${presentado}T12:00:00Z`,
    decidido: `${presentado}T12:00:00Z`,
    presentado_por: carrier.contactid,
    ...values,
  })
  await app.owner.updateTable('archivo').set({ documentoid }).where('archivoid', '=', archivoid).execute()
  const { clave, sha256, size } = await app.owner
    .selectFrom('archivo')
    .selectAll()
    .where('archivoid', '=', archivoid)
    .executeTakeFirstOrThrow()
  return { documentoid, archivoid, clave, sha256, size }
}
const left = (fecha_baja: string) =>
  app.make.chofer({ cuenta_id: carrier.cuentaId, estado_cuenta: 'BAJA', fecha_baja, motivo_baja: 'Renuncia' })
const kept = async (clave: string) =>
  app.services.storage.open(clave).then(
    (stream) => (stream.destroy(), true),
    () => false,
  )

test('a file of who left long ago goes, and its proof stays: on the screens, at its address and in the audit', async () => {
  const { choferid } = await left(antes)
  const { documentoid, archivoid, clave, sha256, size } = await presented(choferid, antes)
  expect(await administrador.call('EnsayarConservacion', {})).toMatchObject({
    activa: true,
    archivos: 1,
    documentos: 1,
    bytes: size,
    tipos: [{ tipodocumentoid, conservacion_meses: meses, archivos: 1 }],
  })

  expect(await run()).toEqual({ hechos: 1, fallidos: 0 })
  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })

  expect(await kept(clave)).toBe(false)
  for (const who of [carrier, administrador]) {
    const answer = await who.get(`/api/archivos/${archivoid}`)
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toMatch(/se eliminó el \d+\/\d+\/\d+ por conservación; queda su huella/)
  }
  const { records } = await carrier.call('DetailDocumento', { documentoid })
  expect(records[0]).toMatchObject({ archivos: [], eliminados: [{ archivoid, sha256, size }] })
  const stranger = await signedIn(app)
  expect((await stranger.get(`/api/archivos/${archivoid}`)).statusCode).toBe(404)
  const lines = await app.owner
    .selectFrom('auditoria')
    .select(['accion', 'objeto', 'sobre_cuenta'])
    .where('request_id', 'like', 'conservacion %')
    .orderBy('auditoriaid')
    .execute()
  expect(lines).toEqual([
    { accion: 'EliminaPorConservacion', objeto: documentoid, sobre_cuenta: carrier.cuentaId },
    { accion: 'CorridaDeConservacion', objeto: null, sobre_cuenta: null },
  ])
})

test('nothing goes while nobody switched it on', async () => {
  await administrador.call('SaveAjustes', { values: { conservacion_activa: false } })
  const { choferid } = await left(antes)
  const { clave } = await presented(choferid, antes)
  expect(await administrador.call('EnsayarConservacion', {})).toMatchObject({ activa: false, archivos: 1 })
  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })
  expect(await kept(clave)).toBe(true)
  await administrador.call('SaveAjustes', { values: { conservacion_activa: true } })
  await run()
})

describe('a legal hold', () => {
  test('of a resource keeps its files until it is lifted, and is put once', async () => {
    const { choferid } = await left(antes)
    const { clave } = await presented(choferid, antes)
    const hold = { cuentaid: carrier.cuentaId, recursoid: choferid, motivo: 'Juicio en curso' }
    const { records } = await administrador.call('PonerRetencion', hold)
    await expect(administrador.call('PonerRetencion', hold)).rejects.toMatchObject({ body: { code: 1511 } })

    expect(await administrador.call('EnsayarConservacion', {})).toMatchObject({ archivos: 0, retenidos: 1 })
    await run()
    expect(await kept(clave)).toBe(true)

    const { retencionid = '' } = records[0] ?? {}
    await administrador.call('LevantarRetencion', { retencionid })
    await expect(administrador.call('LevantarRetencion', { retencionid })).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
    await run()
    expect(await kept(clave)).toBe(false)
  })

  test('is of an account and its own resources', async () => {
    const { cuenta_id } = await app.make.cuenta()
    const { choferid } = await left(antes)
    await expect(
      administrador.call('PonerRetencion', { cuentaid: cuenta_id, recursoid: choferid, motivo: 'Otra' }),
    ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
    await administrador.call('PonerRetencion', { cuentaid: cuenta_id, motivo: 'Toda' })
    expect((await administrador.call('ListRetenciones', { cuentaid: cuenta_id })).records).toMatchObject([
      { recursoid: null, motivo: 'Toda' },
    ])
    expect((await administrador.call('ListRetenciones', { cuentaid: carrier.cuentaId })).records).toEqual([])
  })
})

test('one paper for several stays while one of them matters', async () => {
  const [gone, works] = await Promise.all([left(antes), app.make.chofer({ cuenta_id: carrier.cuentaId })])
  const one = await presented(gone.choferid, antes)
  const other = await presented(works.choferid, antes)
  await app.owner
    .updateTable('archivo')
    .set({ clave: one.clave, sha256: one.sha256 })
    .where('archivoid', '=', other.archivoid)
    .execute()
  await run()
  expect(await kept(one.clave)).toBe(true)

  await app.owner
    .updateTable('chofer')
    .set({ estado_cuenta: 'BAJA', fecha_baja: antes, motivo_baja: 'Renuncia' })
    .where('choferid', '=', works.choferid)
    .execute()
  expect(await run()).toEqual({ hechos: 2, fallidos: 0 })
  expect(await kept(one.clave)).toBe(false)
})

test('an upload that is a driver’s photo, or the account’s logo, stays while it is', async () => {
  const { choferid } = await left(antes)
  const [foto, logo] = [await presented(choferid, antes), await presented(choferid, antes)]
  const works = await app.make.chofer({ cuenta_id: carrier.cuentaId, foto: foto.archivoid })
  const shows = (value: string | null) =>
    app.owner.updateTable('cuenta').set({ logo: value }).where('cuenta_id', '=', carrier.cuentaId).execute()
  await shows(logo.archivoid)
  expect(await administrador.call('EnsayarConservacion', {})).toMatchObject({ archivos: 0 })
  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })
  expect(await Promise.all([kept(foto.clave), kept(logo.clave)])).toEqual([true, true])

  await app.owner.updateTable('chofer').set({ foto: null }).where('choferid', '=', works.choferid).execute()
  await shows(null)
  expect(await run()).toEqual({ hechos: 2, fallidos: 0 })
})

test('in made-up worlds what goes is what the rule says, and never what is held or in force', async () => {
  const days = fc.constantFrom(
    antes,
    reciente,
    sumarMeses(hoy, -meses),
    sumarDias(sumarMeses(hoy, -meses), -1),
  )
  const paper = fc.record({
    estado: fc.constantFrom(
      'aprobado' as const,
      'rechazado' as const,
      'anulado' as const,
      'en revision' as const,
    ),
    bloqueado: fc.boolean(),
    vence: fc.constantFrom(null, sumarDias(hoy, -1), hoy, sumarDias(hoy, 30)),
    gap: fc.integer({ min: 0, max: 40 }),
  })
  const world = fc.record({
    estado: fc.constantFrom('ACTIVO' as const, 'BAJA' as const, 'BLOQUEADO' as const),
    fecha_baja: days,
    first: days,
    held: fc.constantFrom(null, null, null, 'recurso' as const, 'cuenta' as const),
    papers: fc.array(paper, { minLength: 1, maxLength: 4 }),
  })
  let went = 0
  await fc.assert(
    fc.asyncProperty(world, async ({ estado, fecha_baja, first, held, papers }) => {
      const { cuenta_id } = await app.make.cuenta()
      const { contactid } = await app.make.contacto({ cuenta_id })
      const { choferid } = await app.make.chofer({
        cuenta_id,
        estado_cuenta: estado,
        ...(estado === 'BAJA' && { fecha_baja, motivo_baja: 'Renuncia' }),
      })
      if (held !== null)
        await administrador.call('PonerRetencion', {
          cuentaid: cuenta_id,
          ...(held === 'recurso' && { recursoid: choferid }),
          motivo: 'Prueba',
        })
      const { operadorid } = administrador
      let at = first
      const waits = papers.findLastIndex((each) => each.estado === 'en revision')
      for (const [index, each] of papers.entries()) {
        at = sumarDias(at, each.gap)
        // One of a slot waits at a time.
        const stands = each.estado === 'en revision' && index !== waits ? 'anulado' : each.estado
        const decided = stands === 'aprobado' || stands === 'rechazado'
        const { documentoid } = await app.make.documento({
          cuenta_id,
          recursoid: choferid,
          tipodocumentoid,
          estado: stands,
          bloqueado: each.bloqueado && decided,
          ...(decided && {
            decidido: `${at}T15:00:00Z`,
            decidido_por: operadorid,
            ...((stands === 'rechazado' || each.bloqueado) && { motivo: 'Prueba' }),
          }),
          fecha_vencimiento: each.vence,
          presentado: `${at}T12:00:0${index}Z`,
          presentado_por: contactid,
        })
        await app.make.archivo({ cuenta_id, documentoid, clave: storageKey() })
      }
      const documentos = await app.owner
        .selectFrom('documento')
        .selectAll()
        .where('cuenta_id', '=', cuenta_id)
        .orderBy('presentado')
        .execute()
      const expected = documentos
        .filter((documento, index) => {
          const d: Conservable = {
            estado: documento.estado,
            bloqueado: documento.bloqueado,
            esUltimo: documento.es_ultimo,
            esVigente: documento.es_vigente,
            fecha_vencimiento: documento.fecha_vencimiento,
            presentado: new Date(documento.presentado),
            decidido: documento.decidido === null ? null : new Date(documento.decidido),
            estado_recurso: estado,
            fecha_baja: estado === 'BAJA' ? fecha_baja : null,
            aprobadoDespues:
              documentos
                .slice(index + 1)
                .filter((later) => later.estado === 'aprobado')
                .map(({ decidido }) => new Date(decidido ?? 0))
                .toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
          }
          return held === null && pasoSuTiempo(d, meses, hoy)
        })
        .map(({ documentoid }) => documentoid)
      await run()
      const { rows } = await sql<{ documentoid: string }>`
        select documentoid from archivo_eliminado where cuenta_id = ${cuenta_id} order by documentoid`.execute(
        app.owner,
      )
      const gone = rows.map(({ documentoid }) => documentoid)
      went += gone.length
      expect(gone).toEqual(expected.toSorted())
      if (held !== null) expect(gone).toEqual([])
      if (estado !== 'BAJA')
        for (const { documentoid, es_vigente, es_ultimo } of documentos)
          if (es_vigente || es_ultimo) expect(gone).not.toContain(documentoid)
    }),
    {
      numRuns: 40,
      // One in which something is sure to go, whatever luck makes of the rest.
      examples: [
        [
          {
            estado: 'BAJA',
            fecha_baja: antes,
            first: antes,
            held: null,
            papers: [{ estado: 'aprobado', bloqueado: false, vence: null, gap: 0 }],
          },
        ],
      ],
    },
  )
  expect(went).toBeGreaterThan(0)
}, 120_000)
