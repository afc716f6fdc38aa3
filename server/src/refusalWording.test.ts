import { carrierOperations, providerOperations } from '@portal/contract'
import { idiomas } from '@portal/contract/idioma.ts'
import type { Operation } from '@portal/contract/operation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldProblems, inOurWords } from './inputProblems.ts'
import { said } from './said.ts'
import { startApp, type TestApp } from './testing/app.ts'
import { signedIn, type Carrier } from './testing/people.ts'
import { sampleInput } from './testing/sampleInput.ts'

/** Every field of every operation, filled with what it is not: what is said of it is a sentence of ours, in every language. */

const wrongs: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(5_000),
  -1,
  0.5,
  1e15,
  true,
  [],
  ['x', 1],
  Array.from({ length: 3_000 }, () => '1x1'),
  {},
  { otra: 1 },
]

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The input with one of its fields replaced, for each of its fields, however deep, and each replacement. */
function* spoiled(input: Json): Generator<Json> {
  for (const [name, value] of Object.entries(input)) {
    for (const wrong of wrongs) yield { ...input, [name]: wrong }
    if (isObject(value)) for (const each of spoiled(value)) yield { ...input, [name]: each }
  }
}

const operations: [string, Operation][] = Object.entries<Operation>({
  ...carrierOperations,
  ...providerOperations,
})

function sentencesOf({ input }: Operation): string[] {
  const found = new Set<string>()
  for (const each of spoiled(sampleInput(input, '1x1'))) {
    const parsed = input.safeParse(each, inOurWords)
    if (!parsed.success)
      for (const sentence of Object.values(fieldProblems(parsed.error.issues))) found.add(sentence)
  }
  return [...found]
}

/** As the library would say it, in the languages that it was asked in before. */
const raw =
  /se esperaba|recibido|entrada inválida|opción inválida|demasiado (grande|pequeño)|cadena|invalid (input|option|string)|expected|received|too (big|small)|ungültige (eingabe|option)|erwartet|erhalten|zu (groß|klein)|tipo inválido|opção inválida|esperad|recebid|muito (grande|pequeno)|NaN|undefined|zod/i

test.each(operations)('%s is refused in words of ours', (_, promise) => {
  for (const dicho of sentencesOf(promise))
    for (const idioma of idiomas) {
      const sentence = said(idioma, dicho)
      expect(sentence).toMatch(/^[\p{Lu}\d]/u)
      expect(sentence).not.toMatch(raw)
    }
})

test('whatever is told of a field is a code until it is answered', () => {
  const sentences = operations.flatMap(([, promise]) => sentencesOf(promise))
  expect(new Set(sentences).size).toBeGreaterThan(60)
  expect(sentences.filter((sentence) => said('es', sentence) === sentence)).toEqual([])
})

describe('at the door', () => {
  let app: TestApp
  let carrier: Carrier
  beforeAll(async () => {
    app = await startApp()
    carrier = await signedIn(app)
  })
  afterAll(() => app.stop())

  const fieldsOf = async (operation: string, input: object, idioma = 'es') => {
    const answer = await carrier.send(operation, { ...input }, { 'x-idioma': idioma })
    return answer.json<{ error?: { code: unknown; fields?: Record<string, string> } }>().error?.fields
  }

  test.each([
    ['es', 'Usá uno de ACTIVO, BAJA, BLOQUEADO', 'Tiene que ser un número entero'],
    ['en', 'Use one of ACTIVO, BAJA, BLOQUEADO', 'It has to be a whole number'],
    ['de', 'Verwende eines von ACTIVO, BAJA, BLOQUEADO', 'Muss eine ganze Zahl sein'],
    ['pt-BR', 'Use um de ACTIVO, BAJA, BLOQUEADO', 'Tem que ser um número inteiro'],
  ])('in %s', async (idioma, values, whole) => {
    expect(await fieldsOf('ListChoferes', { estado_cuenta: 'DORMIDO', page: 1.5 }, idioma)).toEqual({
      estado_cuenta: values,
      page: whole,
    })
  })

  test.each<[string, object, string, RegExp]>([
    [
      'ListRecDocHistorial',
      { filter: { estado: 'perdido' } },
      'filter.estado',
      /^Usá uno de en revision, aprobado/,
    ],
    [
      'ListRecDocHistorial',
      { filter: { tiporecurso: 'barco' } },
      'filter.tiporecurso',
      /^Usá uno de transporte/,
    ],
    [
      'ListRecDocHistorial',
      { search: 'a', filter: { search: 'b' } },
      'filter.search',
      /^Buscá de una sola manera/,
    ],
    ['getCiudades', { filter: { geo_pais: 'Narnia' } }, 'filter.geo_pais', /^Elegí un país de la lista/],
    [
      'getCiudades',
      { filter: { geo_pais: 'Chile', geo_provincia: 'Chubut' } },
      'filter.geo_provincia',
      /^Elegí una provincia/,
    ],
    [
      'TiposDocumentos',
      { filter: { tiporecurso: 'dominio', atributos: { carroceria: 'Bañera' } } },
      'filter.atributos.carroceria',
      /^Usá uno de Furgón/,
    ],
    [
      'TiposDocumentos',
      { filter: { tiporecurso: 'chofer', atributos: { vehiculo: 'Tractor' } } },
      'filter.atributos.vehiculo',
      /^No corresponde a este tipo/,
    ],
  ])('%s with %j is refused beside %s', async (operation, input, field, sentence) => {
    expect(await fieldsOf(operation, input)).toEqual({ [field]: expect.stringMatching(sentence) as string })
  })

  test('a month of a document that is not monthly means nothing', async () => {
    const { records } = await carrier.call('TiposDocumentos', {})
    const tipodocumentoid = records.find(({ vigencia }) => vigencia === 'impresa')?.tipodocumentoid
    expect(await fieldsOf('RecursosDelTipo', { tipodocumentoid, periodo: '2026-10' })).toEqual({
      periodo: expect.stringContaining('no es mensual') as string,
    })
  })

  test('when and why of a leave mean nothing without one', async () => {
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const leave = { fecha_baja: '2026-01-02', motivo_baja: 'Renuncia' }
    expect(await fieldsOf('SaveChofer', { choferid, values: { estado_cuenta: 'ACTIVO', ...leave } })).toEqual(
      {
        fecha_baja: 'Es de una baja: dejalo vacío',
        motivo_baja: 'Es de una baja: dejalo vacío',
      },
    )
    expect(
      await fieldsOf('SaveChofer', { choferid, values: { fecha_baja: '', motivo_baja: null } }),
    ).toBeUndefined()
  })
})
