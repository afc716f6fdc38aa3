import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { maxDescarga } from '@portal/contract/documentos.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { storedFiles } from '../testing/storedFiles.ts'
import { unzipped } from '../testing/unzipped.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const manana = sumarDias(hoy, 1)

let carrier: Carrier
beforeEach(async () => {
  carrier = await signedIn(app)
})

type Documento = Parameters<TestApp['make']['documento']>[0]

/** A document with one file that is really kept; answers under which key. */
const withFile = async (documento: Documento): Promise<string> => {
  const { cuentaId: cuenta_id, contactid: presentado_por } = carrier
  const { documentoid } = await app.make.documento({ cuenta_id, presentado_por, ...documento })
  const [file] = await storedFiles(app, cuenta_id, { count: 1, size: 10 })
  await app.owner
    .updateTable('archivo')
    .set({ documentoid, mediatype: 'application/pdf' })
    .where('archivoid', '=', String(file?.archivoid))
    .execute()
  return String(file?.clave)
}

const download = async (...recursos: string[]) => {
  const { url, archivos } = await carrier.call('ExportarDocumentos', { recursos })
  const answer = await carrier.get(url)
  expect(answer.statusCode).toBe(200)
  const entries = await unzipped(answer.rawPayload)
  const names = [...entries.keys()]
  expect(names.filter((name) => name !== 'LEEME.txt')).toHaveLength(archivos)
  return { names, leeme: entries.get('LEEME.txt') ?? '', headers: answer.headers }
}

const make = {
  chofer: async (apellido: string) => {
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido, nombre: 'Eva' })
    return choferid
  },
  tipo: async (nombre: string) => (await app.make.tipo({ nombre })).tipodocumentoid,
}

test('what is in force and what waits comes in a folder for each resource, and says which it is', async () => {
  const recursoid = await make.chofer('Ñandú')
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId, dominio: 'AB123CD' })
  const [poliza, licencia, viejo, malo] = await Promise.all(
    ['Póliza 1/2', 'Licencia', 'Viejo', 'Malo'].map(make.tipo),
  )
  const aprobado = { estado: 'aprobado', fecha_vencimiento: manana } as const
  await withFile({ recursoid: dominioid, tipodocumentoid: String(poliza), ...aprobado })
  await withFile({ recursoid, tipodocumentoid: String(licencia), ...aprobado })
  await withFile({ recursoid, tipodocumentoid: String(licencia), estado: 'en revision' })
  await withFile({
    recursoid,
    tipodocumentoid: String(viejo),
    estado: 'aprobado',
    fecha_vencimiento: sumarDias(hoy, -1),
  })
  await withFile({ recursoid, tipodocumentoid: String(malo), estado: 'rechazado', motivo: 'Ilegible' })

  const { names, leeme, headers } = await download(recursoid, dominioid)

  expect(headers['content-disposition']).toBe(`attachment; filename="documentos-${hoy}.zip"`)
  expect(names).toEqual([
    `AB123CD/Póliza 1_2 - vence ${manana}.pdf`,
    `Ñandú, Eva/Licencia - vence ${manana}.pdf`,
    'Ñandú, Eva/Licencia - en revisión.pdf',
    'LEEME.txt',
  ])
  expect(leeme).toContain('Archivos: 3.')
  expect(
    await app.owner
      .selectFrom('auditoria')
      .select(['actor', 'objeto'])
      .where('accion', '=', 'documentos-zip')
      .where('cuenta_id', '=', carrier.cuentaId)
      .execute(),
  ).toEqual([{ actor: carrier.contactid, objeto: `${recursoid},${dominioid}` }])
})

test('namesakes have a folder each, and several files of a document a name each', async () => {
  const [one, two] = [await make.chofer('Paz'), await make.chofer('PAZ')]
  const tipodocumentoid = await make.tipo('DNI')
  const { documentoid } = await app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid: one,
    tipodocumentoid,
    presentado_por: carrier.contactid,
    estado: 'en revision',
  })
  await storedFiles(app, carrier.cuentaId, { count: 2, size: 10 })
  await app.owner
    .updateTable('archivo')
    .set({ documentoid, mediatype: 'image/jpeg' })
    .where('cuenta_id', '=', carrier.cuentaId)
    .execute()
  await withFile({ recursoid: two, tipodocumentoid, estado: 'en revision' })

  const { names } = await download(one, two)

  const folders = new Set(names.slice(0, -1).map((name) => name.split('/')[0]?.toLowerCase()))
  expect(folders).toEqual(new Set(['paz, eva', 'paz, eva (2)']))
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4)
  expect(names.some((name) => name.endsWith('/DNI - en revisión (2).jpg'))).toBe(true)
})

test('a file that is lost does not keep the others back: the ZIP says which', async () => {
  const recursoid = await make.chofer('Sosa')
  const [kept, lost] = [await make.tipo('Queda'), await make.tipo('Perdido')]
  await withFile({ recursoid, tipodocumentoid: kept, estado: 'en revision' })
  const clave = await withFile({ recursoid, tipodocumentoid: lost, estado: 'en revision' })
  await app.services.storage.remove(clave)

  const answer = await carrier.get(`/api/documentos-zip/${recursoid}`)
  const entries = await unzipped(answer.rawPayload)

  expect([...entries.keys()]).toEqual(['Sosa, Eva/Queda - en revisión.pdf', 'LEEME.txt'])
  expect(entries.get('LEEME.txt')).toContain('Archivos: 1.')
  expect(entries.get('LEEME.txt')).toMatch(/FALTAN[^]*- Sosa, Eva\/Perdido - en revisión\.pdf/)
})

test('who has nothing to download is named, and of nobody’s documents there is the note alone', async () => {
  const { names, leeme } = await download(await make.chofer('Nada'))

  expect(names).toEqual(['LEEME.txt'])
  expect(leeme).toMatch(/No tienen documentos[^]*- Nada, Eva/)
})

describe('what is not sent', () => {
  test('is more than can be sent at once: the person reads how much it is', async () => {
    const recursoid = await make.chofer('Mucho')
    await withFile({ recursoid, estado: 'en revision' })
    await app.owner
      .updateTable('archivo')
      .set({ size: maxDescarga.bytes + 1 })
      .where('cuenta_id', '=', carrier.cuentaId)
      .execute()

    await expect(carrier.call('ExportarDocumentos', { recursos: [recursoid] })).rejects.toMatchObject({
      body: { code: 1518, message: expect.stringMatching(/501 MB.*500 MB/) as string },
    })
    expect((await carrier.get(`/api/documentos-zip/${recursoid}`)).statusCode).toBe(403)
  })

  test('is somebody else’s, even among one’s own', async () => {
    const [own, { choferid }] = [await make.chofer('Mío'), await app.make.chofer()]

    expect((await carrier.get(`/api/documentos-zip/${own},${choferid}`)).statusCode).toBe(404)
    expect((await carrier.get(`/api/documentos-zip/${own}`)).statusCode).toBe(200)
  })

  test('is asked for in an address that names no ids, or too many', async () => {
    const own = await make.chofer('Mío')
    const many = Array.from({ length: maxDescarga.recursos + 1 }, () => own).join(',')

    for (const recursos of ['nada', `${own},`, many])
      expect((await carrier.get(`/api/documentos-zip/${recursos}`)).statusCode, recursos).toBe(404)
  })
})
