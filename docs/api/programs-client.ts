/**
 * A program that asks: `openapi-typescript` writes `programs.d.ts` from the server's own OpenAPI document, and `openapi-fetch`
 * calls by those types. It asks whether the plates that it is given may go out, and keeps the drivers of the account: all of
 * them at first, and then what changed.
 *
 *   npx openapi-typescript "$PORTAL_URL/api/v1/openapi.json" -o programs.d.ts && npx tsc
 *   PORTAL_URL=… PORTAL_TOKEN=pt_… node programs-client.js AB123CD ZX777CC
 *
 * With `PORTAL_OPERACION`, the name of an operation, it asks whether they may go out to that one.
 */
import createClient from 'openapi-fetch'
import type { components, paths } from './programs.js'

type Problem = components['schemas']['Problem']
type Verdict = paths['/api/v1/aptitud']['get']['responses']['200']['content']['application/json']
type Driver =
  paths['/api/v1/choferes']['get']['responses']['200']['content']['application/json']['records'][number]

const { PORTAL_URL, PORTAL_TOKEN, PORTAL_OPERACION } = process.env
if (PORTAL_URL === undefined || PORTAL_TOKEN === undefined)
  throw new Error('PORTAL_URL says where the portal is, and PORTAL_TOKEN opens it')

const portal = createClient<paths>({
  baseUrl: PORTAL_URL,
  headers: { authorization: `Bearer ${PORTAL_TOKEN}`, 'accept-language': 'es' },
})

/** What was asked for; a no is thrown with its sentence, and those of the parameters that are wrong. */
function given<Data>({ data, error }: { data?: Data; error?: Problem }): Data {
  if (data !== undefined) return data
  if (error === undefined) throw new Error('an answer without a body')
  const fields = Object.entries(error.fields ?? {}).map(([name, sentence]) => `${name}: ${sentence}`)
  throw new Error([`${error.code}: ${error.detail}`, ...fields].join('\n'))
}

/** Unknown is never a yes. */
function inWords({ apto, hasta, culpables }: Verdict): string {
  if (apto === 'si') return hasta === null ? 'may go out' : `may go out through ${hasta}`
  if (apto === 'desconocido') return 'nobody keeps it: it may not go out'
  return `may not go out: ${culpables.map(({ tipo, recurso, estado }) => `${tipo ?? recurso} ${estado}`).join(', ')}`
}

/** The id under which an open operation is asked about; the provider names none twice. */
async function findOperation(nombre: string): Promise<string> {
  const { records } = given(await portal.GET('/api/v1/operaciones', { params: { query: { pagesize: 500 } } }))
  const found = records.find((operation) => operation.activa && operation.nombre === nombre)
  if (found === undefined) throw new Error(`no open operation ${nombre}`)
  return found.operacionid
}

const where = PORTAL_OPERACION === undefined ? {} : { operacion: await findOperation(PORTAL_OPERACION) }
for (const dominio of process.argv.slice(2)) {
  const verdict = given(await portal.GET('/api/v1/aptitud', { params: { query: { dominio, ...where } } }))
  console.log(`${dominio} ${inWords(verdict)}`)
}

/** Every page; answers what to ask with the next time. */
async function readDrivers(kept: Map<string, Driver>, desde?: string): Promise<string> {
  let cursor: string | undefined
  let next: string | undefined
  do {
    const page = given(
      await portal.GET('/api/v1/choferes', {
        params: {
          query: {
            pagesize: 500,
            ...(cursor !== undefined && { cursor }),
            ...(desde !== undefined && { desde }),
          },
        },
      }),
    )
    // The one of the first page: nothing that changed while they were read is missed.
    next ??= page.desde
    for (const driver of page.records) kept.set(driver.choferid, driver)
    cursor = page.siguiente ?? undefined
  } while (cursor !== undefined)
  return next
}

const drivers = new Map<string, Driver>()
const since = await readDrivers(drivers)
console.log(`${drivers.size} drivers`)
const changed = new Map<string, Driver>()
await readDrivers(changed, since)
console.log(`${changed.size} changed since`)
