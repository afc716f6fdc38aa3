import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { unzipped } from '../testing/unzipped.ts'

let app: TestApp
let administrador: Operador
let carrier: Carrier
let pdf: Buffer
beforeAll(async () => {
  app = await startApp()
  ;[administrador, carrier, pdf] = await Promise.all([
    signedInOperador(app, { rol: 'administrador' }),
    signedIn(app),
    makePdf(),
  ])
})
afterAll(() => app.stop())

test('an administrador takes all of a carrier along, its records as tables and its files by their names', async () => {
  const { choferid } = await app.make.chofer({
    cuenta_id: carrier.cuentaId,
    apellido: 'Ñandú',
    nombre: 'Eva',
  })
  await app.make.chofer({ apellido: 'Ajeno' })
  const { tipodocumentoid } = await app.make.tipo({ nombre: 'Constancia 1/2' })
  const uploaded = await carrier.upload([{ name: 'papel ñ.pdf', bytes: pdf }])
  const { archivoid } = uploaded.json<{ result: { records: [{ archivoid: string }] } }>().result.records[0]
  const { records } = await carrier.call('SaveDocumentoRecurso', {
    values: { recursoid: choferid, tipodocumentoid, archivos: [archivoid], fecha_vencimiento: '2099-01-15' },
  })
  const documentoid = records[0]?.documentoid ?? ''
  const { records: operaciones } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: { nombre: 'Planta del Ensayo' },
  })
  await administrador.call('SaveCuentasOperacion', {
    operacionid: operaciones[0]?.operacionid ?? '',
    cuentas: [carrier.cuentaId],
  })

  const told = (await administrador.call('ExportarCuenta', { cuentaid: carrier.cuentaId })).records[0]
  expect(told).toMatchObject({ archivos: 1, bytes: pdf.length })
  const answer = await administrador.get(told?.url ?? '')

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="portal-${carrier.cuentaId}.zip"`)
  const file = `archivos/Ñandú, Eva ${choferid}/Constancia 1_2 ${documentoid}/${archivoid} papel ñ.pdf`
  const entries = await unzipped(answer.rawPayload)
  expect([...entries.keys()]).toEqual([
    'indice.html',
    'cuenta.csv',
    'contacto.csv',
    'chofer.csv',
    'dominio.csv',
    'unidad.csv',
    'documento.csv',
    'archivo.csv',
    'pedido.csv',
    'pase.csv',
    'paso_recurso.csv',
    'entrada.csv',
    'excepcion.csv',
    'no_corresponde.csv',
    'cierre.csv',
    'cierre_fila.csv',
    'archivo_eliminado.csv',
    'solicitud_de_datos.csv',
    'historial.csv',
    'cuenta_operacion.csv',
    'exclusion.csv',
    'nomina.csv',
    'no_maneja.csv',
    file,
  ])
  const choferes = entries.get('chofer.csv')
  expect(choferes).toContain('Ñandú')
  expect(choferes).not.toContain('Ajeno')
  expect(choferes).not.toContain('texto')
  // Nobody made a unidad: the file says all the same what it would hold.
  expect(entries.get('unidad.csv')).toBe(
    'unidadid,cuenta_id,estado,nombre,tractor,arrastre1,arrastre2,chofer1,chofer2,createdtime\r\n',
  )
  // An operation is told by its name too.
  for (const table of ['cuenta_operacion.csv', 'exclusion.csv'])
    expect(entries.get(table)?.split('\r\n')[0]).toMatch(/operacionid,.*,operacion$/)
  expect(entries.get('cuenta_operacion.csv')).toContain('Planta del Ensayo')
  expect(entries.get(file)).toContain('%PDF')
  // A page that says what each file is, with the way to it.
  const indice = entries.get('indice.html')
  for (const said of ['Ñandú, Eva', 'Constancia 1/2', 'En revisión', '15/01/2099', 'papel ñ.pdf'])
    expect(indice).toContain(said)
  expect(indice).toContain(`href="${file.split('/').map(encodeURIComponent).join('/')}"`)
  expect(
    await app.owner
      .selectFrom('auditoria')
      .select(['actor', 'objeto'])
      .where('accion', '=', 'exportar')
      .execute(),
  ).toEqual([{ actor: administrador.operadorid, objeto: carrier.cuentaId }])
})

test('a file keeps the ending of what it is, however long its name', async () => {
  const own = await signedIn(app)
  await own.upload([{ name: `${'ñ'.repeat(200)}.hta`, bytes: pdf }])

  const answer = await administrador.get(
    (await administrador.call('ExportarCuenta', { cuentaid: own.cuentaId })).records[0]?.url ?? '',
  )
  const names = [...(await unzipped(answer.rawPayload)).keys()].filter((name) => name.startsWith('archivos/'))
  expect(names).toEqual([expect.stringMatching(/^archivos\/otros\/\w+ ñ+\.pdf$/)])
})

test('nobody else does, and a carrier that is not there is not found', async () => {
  const url = `/api/consola/exportar/${carrier.cuentaId}`
  const revisor = await signedInOperador(app)

  expect((await revisor.get(url)).statusCode).toBe(403)
  expect((await carrier.get(url)).statusCode).toBe(403)
  expect((await app.http.inject(url)).statusCode).toBe(401)
  expect((await administrador.get('/api/consola/exportar/11x999999')).statusCode).toBe(404)
  expect((await administrador.get('/api/consola/exportar/nada')).statusCode).toBe(404)
})

test('a link on another site begins no export, and one of our pages or of the person does', async () => {
  const { cuenta_id } = await app.make.cuenta()
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const doors: { url: string; cookies: Record<string, string> }[] = [
    { url: `/api/consola/exportar/${cuenta_id}`, cookies: { consola_sesion: administrador.token } },
    { url: `/api/documentos-zip/${choferid}`, cookies: { portal_sesion: carrier.token } },
  ]
  for (const door of doors) {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await app.http.inject({ ...door, headers: { 'sec-fetch-site': site } })
      expect([answer.statusCode, answer.json()], door.url).toMatchObject([403, { success: false }])
    }
    for (const site of ['same-origin', 'none']) {
      const answer = await app.http.inject({ ...door, headers: { 'sec-fetch-site': site } })
      expect(answer.statusCode, door.url).toBe(200)
    }
  }
})
