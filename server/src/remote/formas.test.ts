import type { CarrierOperations } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { caller, type CarrierCaller } from '../testing/caller.ts'
import { formas, type NombreDeForma } from '../testing/formas.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'
import { semillaUser, startSemilla, totales, type Semilla } from '../testing/semilla.ts'
import { tellTried } from '../testing/tell.ts'

/**
 * The seed's calls before back offices that answer what the seed leaves open in other shapes: whatever is told is what
 * stands there, and what can't be read is unknown or said to have failed. Nothing is ever told that is not so.
 */

/** `bien`: all that it says is told as it is. `en parte`: some of it is unknown. `falla`: a sentence says that it can't be told. */
type Verdict = 'bien' | 'en parte' | 'falla' | 'MAL'

interface Before {
  forma: NombreDeForma
  semilla: Semilla
}
type Answered = Record<string, unknown>
type Truth = (answer: Answered, before: Before) => Verdict

const rowsOf = (answer: Answered) => answer['records'] as Answered[] // what every list promises

/** Rows, each under its id, against those that are there; how many there are is unknown or right. */
const list =
  (
    id: string,
    field: string,
    there: (semilla: Semilla) => readonly Readonly<Record<string, string>>[],
  ): Truth =>
  (answer, { semilla }) => {
    const rows = rowsOf(answer)
    const truth = there(semilla)
    const right = rows.every((row) => {
      const own = truth.find((each) => each[id] === row[id])
      return own !== undefined && words(row[field]) === words(own[field])
    })
    const whole = rows.length === Math.min(truth.length, 15)
    const counted = answer['total'] === undefined || answer['total'] === truth.length
    return right && whole && counted ? 'bien' : 'MAL'
  }
/** «Chofer 7» and «7, Chofer» are one name. */
const words = (name: unknown) =>
  String(name)
    .split(/[\s,]+/)
    .sort()
    .join(' ')

const detail =
  (id: string, value: string, field: string, name: string): Truth =>
  (answer) => {
    const [row] = rowsOf(answer)
    return row?.[id] === value && row[field] === name ? 'bien' : 'MAL'
  }

/** Whether a write is said to be done is whether it is, and its record goes by the id that it has there. */
const written =
  (of: (semilla: Semilla) => number, idOf: (answer: Answered) => unknown, id: RegExp): Truth =>
  (answer, { semilla }) => {
    const said = idOf(answer)
    return of(semilla) > 0 && (said === undefined || (typeof said === 'string' && id.test(said)))
      ? 'bien'
      : 'MAL'
  }
const idIn = (field: string) => (answer: Answered) => rowsOf(answer)[0]?.[field]

const active = ({ data }: Semilla) => data.choferes.filter((each) => each['estado_cuenta'] === 'ACTIVO')
const chofer = { nombre: 'Eva', apellido: 'Ríos', documento: '30111222' }

const calls: [keyof CarrierOperations, Record<string, unknown>, Truth][] = [
  ['ListChoferes', { estado_cuenta: 'ACTIVO' }, list('choferid', 'nombre', active)],
  ['ListDominios', {}, list('dominioid', 'dominio', ({ data }) => data.dominios)],
  ['ListUnidades', {}, list('unidadid', 'nombre', ({ data }) => data.unidades)],
  ['ListContacts', {}, list('contactid', 'firstname', ({ data }) => data.contactos)],
  ['DetailChofer', { choferid: '17x3' }, detail('choferid', '17x3', 'nombre', 'Chofer 3')],
  ['DetailDominio', { dominioid: '18x1' }, detail('dominioid', '18x1', 'dominio', 'AB123CD')],
  ['DetailUnidad', { unidadid: '19x1' }, detail('unidadid', '19x1', 'nombre', 'La del sur')],
  ['DetailProfile', {}, (answer) => (rowsOf(answer)[0]?.['firstname'] === 'Ana' ? 'bien' : 'MAL')],
  ['TiposDocumentos', {}, (answer) => (rowsOf(answer).length === 2 ? 'bien' : 'MAL')],
  [
    'Dashboard',
    {},
    (answer) => {
      const told = Object.entries(totales).filter(([name]) => answer[name] !== undefined)
      if (told.some(([name, count]) => answer[name] !== count)) return 'MAL'
      // Nothing to do, or nothing that ends, is what nobody said.
      if (['proximo', 'porHacer', 'vencimientos', 'cumplimiento'].some((name) => name in answer)) return 'MAL'
      return told.length === Object.keys(totales).length ? 'bien' : 'en parte'
    },
  ],
  [
    'ListRecDocFaltantes',
    {},
    (answer, { semilla: { data } }) => {
      const rows = rowsOf(answer)
      if (rows.length !== data.faltantes.length) return 'MAL'
      const documents = rows.map(({ documentos }) =>
        (documentos as { nombre: string }[] | undefined)?.map(({ nombre }) => nombre),
      )
      if (documents.every((each) => each === undefined)) return 'en parte'
      const truth = data.faltantes.map(({ documentos }) => documentos.map(({ nombre }) => nombre))
      return JSON.stringify(documents) === JSON.stringify(truth) ? 'bien' : 'MAL'
    },
  ],
  [
    'ContarFaltantes',
    {},
    ({ faltantes }) => (faltantes === undefined ? 'en parte' : faltantes === 3 ? 'bien' : 'MAL'),
  ],
  [
    'ListRecDocHistorial',
    { pagesize: 50 },
    (answer, { semilla: { data }, forma }) => {
      const rows = rowsOf(answer)
      const counted = answer['total'] === undefined || answer['total'] === data.historial.length
      // Ten in the morning there, or in the zone that its sign-in told.
      const hour = forma === 'bloques' ? '10' : '13'
      if (rows.some(({ createdtime }) => String(createdtime).slice(11, 13) !== hour)) return 'MAL'
      return rows.length === data.historial.length && counted && answer['moreRecords'] !== true
        ? 'bien'
        : 'MAL'
    },
  ],
  [
    'ListDocumentos',
    { pagesize: 50 },
    (answer) => {
      // A chofer has one line each; of the dominio the last line is the one of the 16th, which waits.
      const rows = rowsOf(answer)
      const dominio = rows.find(({ recursoid }) => recursoid === '18x1')
      return rows.length === 13 && dominio?.['estado'] === 'activo' ? 'bien' : 'MAL'
    },
  ],
  [
    'getPickListValues',
    { module: 'dominios', field: 'cantidad_ejes' },
    (answer) => (rowsOf(answer).length === 2 ? 'bien' : rowsOf(answer).length === 0 ? 'en parte' : 'MAL'),
  ],
  ['getCiudades', {}, (answer) => (Object.keys(answer).length === 3 ? 'bien' : 'MAL')],
  [
    'SaveChofer',
    { choferid: '0', values: chofer },
    written(({ data }) => data.choferes.length - 23, idIn('choferid'), /^17x/),
  ],
  [
    'SaveDocumentoRecurso',
    { values: { recursoid: '18x1', tipodocumentoid: '20x3', archivos: ['22x1'] } },
    written(({ data }) => data.presentados.length, idIn('documentoid'), /^21x/),
  ],
  ['DetailTransporte', {}, () => 'MAL'],
  ['Buscar', { search: 'ana' }, () => 'MAL'],
  ['ExportarDocumentos', { recursos: ['17x1'] }, () => 'MAL'],
]

/** What of it is no answer: the sentences that say so. */
const failures = [1404, 1590, 1591, 1593]
const table: { forma: string; operacion: string; verdict: Verdict }[] = []

afterAll(() => {
  const names = Object.keys(formas)
  const by = (operacion: string) =>
    names.map(
      (forma) => table.find((row) => row.forma === forma && row.operacion === operacion)?.verdict ?? '',
    )
  const lines = [...new Set(table.map((row) => row.operacion))].map((operacion) => [
    operacion,
    ...by(operacion),
  ])
  const wrong = table.filter(({ verdict }) => verdict === 'MAL').length
  process.stdout.write(
    `${[['operación', ...names], ...lines].map((line) => line.join(' | ')).join('\n')}\n${table.length} probadas, ${wrong} mal leídas\n`,
  )
})

describe.each(Object.keys(formas) as NombreDeForma[])('before one that answers as «%s»', (forma) => {
  let semilla: Semilla
  let portal: FastifyInstance
  let browser: CarrierCaller

  test('whoever signs in is told what it knows', async () => {
    semilla = await startSemilla(formas[forma])
    portal = await startRemotePortal(semilla.url, {
      BACKOFFICE_USER: semillaUser.user,
      BACKOFFICE_PASSWORD: semillaUser.password,
    })
    const signed = await caller<never>({ http: portal }, 'portal').send('login', {
      username: 'ana@delsur.example',
      password: semilla.password,
    })
    browser = caller<CarrierOperations>({ http: portal }, 'portal', signed.cookies[0]?.value)
    const { login } = await browser.call('ping', {})
    expect(login.sinOperaciones).toEqual(
      expect.arrayContaining([
        'Buscar',
        'DetailTransporte',
        'ExportarDocumentos',
        'MarcarRecursos',
        'SaveLogo',
      ]),
    )
    expect(login.sinOperaciones).not.toContain('ListChoferes')
  })

  test.each(calls)('%s', async (operacion, input, truth) => {
    const answer = await browser.send(operacion, input)
    const body = answer.json<{ success: boolean; result: Answered; error?: { code: number } }>()
    const verdict = body.success
      ? truth(body.result, { semilla, forma })
      : failures.includes(body.error?.code ?? 0)
        ? 'falla'
        : 'MAL'
    table.push({ forma, operacion, verdict })
    tellTried('respuestas leídas', 1)
    expect(verdict).not.toBe('MAL')
  })

  test('upfile', async () => {
    const answer = await browser.upload([{ name: 'vtv.pdf', bytes: Buffer.from('%PDF-1.4 x') }], {
      recursoid: '18x1',
    })
    const { result, error } = answer.json<{
      result?: { records: { archivoid: string; nombre: string }[] }
      error?: { code: number; message: string }
    }>()
    expect(semilla.data.archivos).toHaveLength(1)
    const right =
      forma === 'rota' ? error?.code === 1593 : /^(22x)?1$/.test(result?.records[0]?.archivoid ?? '')
    tellTried('respuestas leídas', 1)
    table.push({ forma, operacion: 'upfile', verdict: !right ? 'MAL' : error ? 'falla' : 'bien' })
    expect(right).toBe(true)
  })

  test('what is all in order is never said of what nobody told', async () => {
    const counted = await browser.send('ContarFaltantes')
    expect(counted.json()).not.toMatchObject({ result: { faltantes: 0 } })
    await portal.close()
    semilla.stop()
  })
})
