import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

const periodo = hoyEnBuenosAires().slice(0, 7)

/** A carrier with three choferes, and a monthly paper that may be presented for all of them at once. */
async function crew(tipo: Parameters<TestApp['make']['tipo']>[0] = {}) {
  const carrier = await signedIn(app)
  const choferes: string[] = []
  for (const apellido of ['Alba', 'Bosque', 'Costa'])
    choferes.push((await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido })).choferid)
  const { tipodocumentoid } = await app.make.tipo({ vigencia: 'mensual', compartido: true, ...tipo })
  return { carrier, choferes, tipodocumentoid }
}
type Crew = Awaited<ReturnType<typeof crew>>

const fileOf = async (carrier: Carrier) => (await app.make.archivo({ cuenta_id: carrier.cuentaId })).archivoid

async function present(
  { carrier, choferes, tipodocumentoid }: Crew,
  values: { recursoid?: string; tambien?: string[]; archivos?: string[] } = {},
) {
  const [recursoid = '', ...tambien] = choferes
  const { records } = await carrier.call('SaveDocumentoRecurso', {
    values: {
      recursoid,
      tambien,
      tipodocumentoid,
      archivos: values.archivos ?? [await fileOf(carrier)],
      periodo,
      ...values,
    },
  })
  const [documento] = records
  if (!documento) throw new Error('no documento')
  return documento
}

const estados = async ({ carrier, tipodocumentoid }: Crew) =>
  (await carrier.call('RecursosDelTipo', { tipodocumentoid, periodo })).records.map(({ estado }) => estado)

const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => ({}),
    (refusal: unknown) => (refusal as { body: { fields?: object } }).body.fields ?? {},
  )

describe('one paper for several', () => {
  test('puts each in review with the same file, each with a line and a status of its own', async () => {
    const who = await crew()
    expect(await estados(who)).toEqual(['pendiente', 'pendiente', 'pendiente'])
    const documento = await present(who)
    expect(documento.juntos).toMatchObject([
      { nombre: expect.stringContaining('Bosque') as string, estado: 'en revision' },
      { nombre: expect.stringContaining('Costa') as string, estado: 'en revision' },
    ])
    expect(await estados(who)).toEqual(['en revision', 'en revision', 'en revision'])

    const other = documento.juntos[0]?.documentoid ?? ''
    const shown = (await who.carrier.call('DetailDocumento', { documentoid: other })).records[0]
    expect(shown?.archivos).toHaveLength(1)
    expect(shown?.archivos[0]?.archivoid).not.toBe(documento.archivos[0]?.archivoid)
    const kept = await app.owner
      .selectFrom('archivo')
      .select('clave')
      .where('cuenta_id', '=', who.carrier.cuentaId)
      .execute()
    expect(kept).toHaveLength(3)
    expect(new Set(kept.map(({ clave }) => clave)).size).toBe(1)
    const lines = await app.owner
      .selectFrom('historial')
      .select('recursoid')
      .where('cuenta_id', '=', who.carrier.cuentaId)
      .where('docrechistorial_estado', '=', 'en revision')
      .execute()
    expect(lines).toHaveLength(3)
  })

  test('what was presented for one alone names nobody else', async () => {
    const who = await crew()
    expect(await present(who, { tambien: [] })).toMatchObject({ juntos: [] })
  })

  test('one withdrawn leaves the others as they are', async () => {
    const who = await crew()
    const documento = await present(who)
    await who.carrier.call('AnularDocumento', { documentoid: documento.documentoid })
    expect(await estados(who)).toEqual(['pendiente', 'en revision', 'en revision'])
  })

  test.each([
    [
      'of a type that is presented one by one',
      async () => present(await crew({ compartido: false })),
      'Este documento se presenta de a un recurso',
    ],
    [
      'for another carrier’s chofer',
      async () => {
        const stranger = await app.make.chofer()
        return present(await crew(), { tambien: [stranger.choferid] })
      },
      'No encontramos a alguno de los que elegiste',
    ],
    [
      'for a resource of another kind',
      async () => {
        const who = await crew()
        const { dominioid } = await app.make.dominio({ cuenta_id: who.carrier.cuentaId, dominio: 'AB123CD' })
        return present(who, { tambien: [dominioid] })
      },
      'AB123CD: este documento no le corresponde',
    ],
    [
      'for one that is blocked',
      async () => {
        const who = await crew()
        const { choferid } = await app.make.chofer({
          cuenta_id: who.carrier.cuentaId,
          apellido: 'Duarte',
          nombre: 'Eva',
          estado_cuenta: 'BLOQUEADO',
        })
        return present(who, { tambien: [choferid] })
      },
      'Duarte, Eva: está bloqueado por el proveedor',
    ],
  ])('%s is refused at its field', async (_, act, tambien) => {
    expect(await fieldsOf(act())).toEqual({ tambien })
  })

  test('for all of them or for none: where one can’t be, nothing is presented and the file stays free', async () => {
    const who = await crew()
    const stranger = await app.make.chofer()
    const archivo = await fileOf(who.carrier)
    const tambien = [who.choferes[1] ?? '', stranger.choferid]
    await expect(present(who, { tambien, archivos: [archivo] })).rejects.toMatchObject({
      body: { code: 1510 },
    })
    expect(await estados(who)).toEqual(['pendiente', 'pendiente', 'pendiente'])
    await present(who, { archivos: [archivo] })
  })
})

describe('a paper that was presented for several', () => {
  test('is decided for all of them at once, and they are told in one letter', async () => {
    const who = await crew({ nombre: 'F. 931 con pago y nómina', nombre_corto: 'F. 931' })
    const { documentoid, juntos } = await present(who)
    await revisor.call('DecidirDocumento', {
      documentoid,
      tambien: juntos.map((each) => each.documentoid),
      decision: 'rechazar',
      motivo: 'No se lee el acuse',
    })
    expect(await estados(who)).toEqual(['rechazado', 'rechazado', 'rechazado'])
    await app.confirmDecisions()
    const letters = await app.owner
      .selectFrom('correo')
      .select(['asunto', 'texto'])
      .where('plantilla', '=', 'documentoRechazado')
      .where('texto', 'like', '%No se lee el acuse%')
      .execute()
    expect(letters).toHaveLength(1)
    expect(letters[0]?.asunto).toBe('Documento rechazado: F. 931 de 3 choferes')
    expect(letters[0]?.texto).toContain('F. 931 con pago y nómina')
  })

  test('or for one of them alone', async () => {
    const who = await crew()
    const { documentoid } = await present(who)
    await revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar' })
    expect(await estados(who)).toEqual(['activo', 'en revision', 'en revision'])
  })

  test('when one of them was decided already, none is', async () => {
    const who = await crew()
    const { documentoid, juntos } = await present(who)
    const tambien = juntos.map((each) => each.documentoid)
    await revisor.call('DecidirDocumento', { documentoid: tambien[0] ?? '', decision: 'aprobar' })
    await expect(
      revisor.call('DecidirDocumento', { documentoid, tambien, decision: 'aprobar' }),
    ).rejects.toMatchObject({ body: { code: 1520 } })
    expect(await estados(who)).toEqual(['en revision', 'activo', 'en revision'])
  })

  test('what was not presented together is not decided together', async () => {
    const one = await present(await crew())
    const other = await present(await crew())
    expect(
      await fieldsOf(
        revisor.call('DecidirDocumento', {
          documentoid: one.documentoid,
          tambien: [other.documentoid],
          decision: 'aprobar',
        }),
      ),
    ).toEqual({ tambien: 'No se presentaron juntos: decidí cada uno por separado' })
  })
})

describe('presented again', () => {
  test('it keeps the files that were not the trouble, and no others', async () => {
    const who = await crew()
    const archivos = [await fileOf(who.carrier), await fileOf(who.carrier)]
    const { documentoid } = await present(who, { tambien: [], archivos })
    // What nobody decided keeps its files to itself.
    expect(await fieldsOf(present(who, { tambien: [], archivos }))).toHaveProperty('archivos')
    await revisor.call('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'Falta una hoja' })

    const [first = ''] = archivos
    const again = await present(who, { tambien: [], archivos: [first, await fileOf(who.carrier)] })
    expect(again.archivos).toHaveLength(2)
    const before = (await who.carrier.call('DetailDocumento', { documentoid })).records[0]
    expect(before?.archivos.map(({ archivoid }) => archivoid)).toEqual(archivos)

    const stranger = await crew()
    const { tipodocumentoid } = who
    for (const asked of [stranger, { ...stranger, tipodocumentoid }])
      expect(await fieldsOf(present(asked, { archivos: [first] }))).toHaveProperty('archivos')
  })
})

describe('a rejection that marks a place', () => {
  const marca = (archivoid: string, pagina = 1) => ({ archivoid, pagina, x: 0.25, y: 0.5 })

  test('is read by its carrier, each on its own file, until a block says something else', async () => {
    const who = await crew()
    const { documentoid, juntos, archivos } = await present(who)
    const [archivo] = archivos
    await revisor.call('DecidirDocumento', {
      documentoid,
      tambien: juntos.map((each) => each.documentoid),
      decision: 'rechazar',
      motivo: 'Acá no se lee',
      marca: marca(archivo?.archivoid ?? '', 2),
    })
    for (const id of [documentoid, juntos[0]?.documentoid ?? '']) {
      const read = (await who.carrier.call('DetailDocumento', { documentoid: id })).records[0]
      expect(read?.marca_rechazo).toEqual(marca(read?.archivos[0]?.archivoid ?? '', 2))
    }
    await revisor.call('DecidirDocumento', { documentoid, decision: 'bloquear', motivo: 'Parece adulterado' })
    const blocked = (await who.carrier.call('DetailDocumento', { documentoid })).records[0]
    expect(blocked).toMatchObject({ motivo: 'Parece adulterado', marca_rechazo: null })
  })

  test.each([
    [
      'on the file of another document',
      { decision: 'rechazar', motivo: 'No' },
      'El lugar señalado no es de este documento',
    ],
    ['with an approval', { decision: 'aprobar' }, 'Solo un rechazo señala un lugar del papel'],
  ] as const)('%s is refused', async (_, decision, sentence) => {
    const who = await crew()
    const { documentoid } = await present(who)
    const elsewhere = await fileOf(who.carrier)
    expect(
      await fieldsOf(revisor.call('DecidirDocumento', { documentoid, ...decision, marca: marca(elsewhere) })),
    ).toEqual({ marca: sentence })
  })

  test('on a second page of a picture, or outside the page, is refused', async () => {
    const who = await crew()
    const { archivoid } = await app.make.archivo({
      cuenta_id: who.carrier.cuentaId,
      mediatype: 'image/jpeg',
    })
    const { documentoid } = await present(who, { archivos: [archivoid] })
    const reject = (place: object) =>
      revisor.call('DecidirDocumento', {
        documentoid,
        decision: 'rechazar',
        motivo: 'No',
        marca: { ...marca(archivoid), ...place },
      })
    expect(await fieldsOf(reject({ pagina: 2 }))).toEqual({ marca: 'Una imagen tiene una sola página' })
    await expect(reject({ x: 1.2 })).rejects.toMatchObject({ body: { code: 1510 } })
    expect(await estados(who)).toEqual(['en revision', 'en revision', 'en revision'])
  })
})
