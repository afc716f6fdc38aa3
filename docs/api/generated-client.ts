/**
 * A client of Portal made by a generator: `openapi-typescript` writes `portal.d.ts` from the server's own OpenAPI document,
 * and `openapi-fetch` calls by those types. It signs in, reads a list of values, creates a chofer and reads it back, uploads
 * a file and presents it as the first document that the chofer lacks.
 *
 *   npx openapi-typescript "$PORTAL_URL/api/openapi.json" -o portal.d.ts && npx tsc
 *   PORTAL_URL=… PORTAL_CLIENT=user:password PORTAL_EMAIL=… PORTAL_PASSWORD=… node generated-client.js paper.pdf
 */
import { readFile } from 'node:fs/promises'
import createClient from 'openapi-fetch'
import type { components, paths } from './portal.js'

type Refusal = components['schemas']['Refusal']

const { PORTAL_URL, PORTAL_CLIENT = '', PORTAL_EMAIL = '', PORTAL_PASSWORD = '' } = process.env
if (PORTAL_URL === undefined) throw new Error('PORTAL_URL says where the portal is')

const portal = createClient<paths>({
  baseUrl: PORTAL_URL,
  headers: { authorization: `Basic ${Buffer.from(PORTAL_CLIENT).toString('base64')}` },
})

/** Refusals are answers too, whatever their status: `success` tells them from what was asked for. */
function resultOf<Result>({
  data,
  error,
}: {
  data?: { success: true; result: Result } | Refusal
  error?: Refusal
}): Result {
  if (data?.success === true) return data.result
  const refused = (data ?? error)?.error
  throw new Error(`${refused?.code} ${refused?.message} ${JSON.stringify(refused?.fields ?? {})}`)
}

function only<Row>({ records: [row] }: { records: Row[] }): Row {
  if (row === undefined) throw new Error('no record')
  return row
}

const { login } = resultOf(
  await portal.POST('/api/mobile/login', { body: { username: PORTAL_EMAIL, password: PORTAL_PASSWORD } }),
)
const _session = login.session ?? ''
console.log(`Signed in as ${login.contact_firstname} ${login.contact_lastname}`)

const nacionalidades = resultOf(
  await portal.POST('/api/mobile/getPickListValues', {
    body: { module: 'choferes', field: 'nacionalidad' },
  }),
)

// A key of its own makes each write safe to send again.
const created = resultOf(
  await portal.POST('/api/mobile/SaveChofer', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      _session,
      values: {
        nombre: 'Elena',
        apellido: 'Quiroga',
        tipo_documento: 'DNI',
        documento: '28.765.432',
        nacionalidad: nacionalidades.records[0]?.value ?? 'Otra',
      },
    },
  }),
)
const { choferid } = only(created)

const chofer = only(resultOf(await portal.POST('/api/mobile/DetailChofer', { body: { _session, choferid } })))
console.log(`Created ${chofer.nombre}, ${chofer.documento}: ${chofer.aptitud}`)

const casilla = chofer.casillas.find(
  ({ estado, vigencia }) => estado === 'pendiente' && vigencia !== 'mensual',
)
if (casilla === undefined) throw new Error('nothing is missing')
const { tipodocumentoid } = casilla

const paper = await readFile(process.argv[2] ?? 'paper.pdf')
const uploaded = resultOf(
  await portal.POST('/api/upfile', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      _session,
      recursoid: choferid,
      tipodocumetoid: tipodocumentoid,
      data: `data:application/pdf;base64,${paper.toString('base64')}`,
    },
  }),
)

// Which dates a document needs follows from how long its type lasts.
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const dates = {
  impresa: { fecha_vencimiento: day(300) },
  meses: { fecha_emision: day(-2) },
  mensual: {},
  'sin vencimiento': {},
}
const documento = only(
  resultOf(
    await portal.POST('/api/mobile/SaveDocumentoRecurso', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        _session,
        values: {
          recursoid: choferid,
          tipodocumentoid,
          archivos: uploaded.records.map(({ archivoid }) => archivoid),
          numero: 'Q-1',
          ...dates[casilla.vigencia],
        },
      },
    }),
  ),
)
console.log(`Presented ${documento.tipodocumento}: ${documento.estado}`)

resultOf(await portal.POST('/api/mobile/logout', { body: {} }))
