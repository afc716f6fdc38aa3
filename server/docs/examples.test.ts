import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiV1, readings, type Reading, type ReadingName } from '@portal/contract/apiV1.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { alcances } from '@portal/contract/tokens.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { root } from '../src/root.ts'
import { gateOf } from '../src/testing/pasos.ts'
import { startApp, type TestApp } from '../src/testing/app.ts'
import { signedIn } from '../src/testing/people.ts'
import { masker, shortened } from './page.ts'

/**
 * What a program asks and is answered, as it stands in `/api/v1/openapi.json`: a real question each, of a server. `npm run
 * docs` writes it.
 */

const file = new URL('../src/http/v1/examples.json', import.meta.url)
const table: Readonly<Record<ReadingName, Reading>> = readings

let app: TestApp
/** What is asked, by reading. */
let questions: Record<ReadingName, Record<string, unknown>>
let token: string
beforeAll(async () => {
  app = await startApp()
  const { make } = app
  await sql`update tipo_documento set critico = false, obligatorio = false`.execute(app.owner)
  const ana = await signedIn(app)
  const { cuentaId: cuenta_id } = ana
  await app.owner
    .updateTable('cuenta')
    .set({
      accountname: 'Transportes del Ejemplo',
      tipo_documento: 'CUIT',
      cuit: '30000000007',
      email: 'ana@ejemplo.example',
    })
    .where('cuenta_id', '=', cuenta_id)
    .execute()
  const { tipodocumentoid } = await make.tipo({
    docrectipo_recurso: 'dominio',
    critico: true,
    obligatorio: true,
    nombre: 'VTV',
  })
  const { dominioid } = await make.dominio({ cuenta_id, dominio: 'AB123CD', marca: 'Iveco' })
  const { choferid } = await make.chofer({
    cuenta_id,
    nombre: 'Lucía',
    apellido: 'Bosque',
    documento: '20000001',
  })
  await make.unidad({ cuenta_id, nombre: 'La Tropilla', tractor: dominioid, chofer1: choferid })
  await make.dominio({ cuenta_id, dominio: 'AE100RR', vehiculo: 'Semirremolque' })
  await make.documento({
    cuenta_id,
    recursoid: dominioid,
    tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: sumarDias(hoyEnBuenosAires(), 20),
  })
  await make.historial({ cuenta_id, tiporecurso: 'dominio', recursoid: dominioid, nombre: 'AB123CD' })
  const { paso } = await gateOf(app, { sede: 'Planta Norte', nombre: 'Balanza' })
  await paso([{ lugar: 'tractor', texto: 'AB123CD', cuenta_id, recursoid: dominioid }], {
    pasoid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  })
  const { operacionid } = await app.owner
    .insertInto('operacion')
    .values({ nombre: 'Planta del Ejemplo', sede: 'Ruta del Ejemplo, km 1' })
    .returning('operacionid')
    .executeTakeFirstOrThrow()
  await app.owner
    .insertInto('cuenta_operacion')
    .values({ cuenta_id, operacionid, desde: hoyEnBuenosAires() })
    .execute()
  const { records } = await ana.call('CrearToken', {
    values: { nombre: 'Despacho', alcances: [...alcances], vence: sumarDias(hoyEnBuenosAires(), 30) },
  })
  token = records[0]?.token ?? ''
  questions = {
    aptitud: { dominio: 'AB123CD' },
    aptitudes: { preguntas: [{ dominio: 'AB123CD' }, { documento: '20000001' }] },
    operaciones: {},
    cuentas: {},
    choferes: {},
    dominios: { pagesize: 1 },
    unidades: {},
    documentos: {},
    pasos: {},
    vencimientos: { hasta: sumarDias(hoyEnBuenosAires(), 30) },
    faltantes: {},
    busqueda: { texto: 'tropilla' },
    historial: { recursoid: dominioid },
  }
}, 60_000)
afterAll(() => app.stop())

async function answered(name: ReadingName): Promise<unknown> {
  const { method, path } = table[name]
  const asked = questions[name]
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.http.inject(
    method === 'GET'
      ? {
          method,
          url: apiV1 + path,
          query: Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, String(value)])),
          headers,
        }
      : { method, url: apiV1 + path, payload: asked, headers },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<unknown>()
}

/** Where a page goes on, and since when it tells: of the moment. */
const withoutCursors = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, each]) => [
          key,
          (key === 'siguiente' || key === 'desde') && typeof each === 'string' && !/^\d{4}-/.test(each)
            ? '…'
            : each,
        ]),
      )
    : value

test('every reading has an example, which is what a server answers', async () => {
  const mask = masker()
  const examples: Record<string, unknown> = {}
  for (const name of Object.keys(table) as ReadingName[])
    // its keys are its names
    examples[name] = {
      question: mask(questions[name]),
      answer: whole(shortened(mask(withoutCursors(await answered(name))))),
    }
  const written = `${JSON.stringify(examples, null, 2)}\n`
  if (process.env['WRITE_DOCS'] === '1') await writeFile(file, written)
  expect(written).toBe(await readFile(file, 'utf8'))
})

test('the page for whoever writes a program names every address, and every parameter beside its address', async () => {
  const page = await readFile(join(root, 'docs/api/programs.md'), 'utf8')
  const sections = page.split('\n## ')
  const missing = Object.values(table).flatMap(({ method, path, question }) => {
    const named = [`\`${method} ${path}\``, `\`${method} ${apiV1}${path}\``]
    const about = sections.find((section) => named.some((address) => section.includes(address))) ?? ''
    const { properties = {} } = z.toJSONSchema(question, { io: 'input', unrepresentable: 'any' })
    return Object.keys(properties)
      .filter((name) => !new RegExp(`[\`"]${name}[\`"]`).test(about))
      .map((name) => `${method} ${path} ${name}`)
  })
  expect(missing).toEqual([])
})

/** JSON has no mark for what was cut from a list. */
const whole = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((each) => typeof each !== 'symbol').map(whole)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(each)]))
}
