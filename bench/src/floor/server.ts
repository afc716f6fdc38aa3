import { createHash } from 'node:crypto'
import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import fastify from 'fastify'
import pg from 'pg'
import { createGuardar } from './guardar.ts'
import { createLogin } from './login.ts'
import { list, mine, one, open } from './stored.ts'
import { createSubir } from './subir.ts'

/**
 * The floor: the same answers to the same requests by a bare Fastify and the bare driver, from tables where they stand
 * stored and indexed in their order (see fill.ts). The session is looked up by its hash in the message that asks, and says
 * whose they are; nothing else is checked, no input, no output, no right; nothing is limited.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 })
const app = fastify()

interface Body {
  _operation: string
  mode: string
  page?: number
  pagesize?: number
  username: string
  password: string
  search?: string
  filter: { estado: string }
  choferid: string
  values: { telefono: string }
}
interface Asked {
  Body: Body
}

const ofCuenta = { where: mine, values: 1 }
const historial = await list(pool, { name: 'historial', table: 'historial', ...ofCuenta })
const historialBuscado = await list(pool, {
  name: 'historial buscado',
  table: 'historial',
  where: `${mine} and docrechistorial_estado = $2 and _texto like '%' || $3 || '%'`,
  values: 3,
  counted: 'count(*) over ()::int',
  beside: { totalCapped: false },
})
const choferes = await list(pool, { name: 'choferes', table: 'choferes', ...ofCuenta })
const tablero = await one(pool, 'tablero', mine)
const guardar = await createGuardar(pool)

app.post<Asked>(carrierDoor.url, async ({ body, headers }, reply) => {
  if (body._operation === 'login') {
    const signedIn = await login(body.username, body.password)
    if (!signedIn) return { success: false }
    void reply.header('set-cookie', `piso_sesion=${signedIn.token}; Path=/; HttpOnly; SameSite=Lax`)
    return answer({ login: signedIn.login })
  }
  switch (body.mode) {
    case 'ListRecDocHistorial':
      if (body.search === undefined) return answer(await historial([sessionOf(headers)], body))
      return answer(await historialBuscado([sessionOf(headers), body.filter.estado, body.search], body))
    case 'ListChoferes':
      return answer(await choferes([sessionOf(headers)], body))
    case 'Dashboard':
      return answer(await tablero(sessionOf(headers)))
    case 'SaveChofer':
      return answer(await guardar(sessionOf(headers), body.choferid, body.values.telefono))
  }
  return { success: false }
})

const ofAll = { where: open, values: 1 }
const revision = await list(pool, { name: 'revision', table: 'revision', ...ofAll })
const cuentas = await list(pool, { name: 'cuentas', table: 'cuentas', ...ofAll })
const cola = await one(pool, 'cola', open)
const login = await createLogin(pool)

app.post<Asked>(providerDoor.url, async ({ body, headers }) => {
  const session = sessionOf(headers)
  switch (body.mode) {
    case 'Cola':
      return answer(await cola(session))
    case 'ListRevision':
      return answer(await revision([session], body))
    case 'ListCuentas':
      return answer(await cuentas([session], body))
  }
  return { success: false }
})

const subir = createSubir(pool, process.env['FILES'] ?? '')
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) => {
  done(null, bytes)
})
app.post<{ Body: Buffer }>('/api/upfile', { bodyLimit: 3_000_000 }, async ({ body, headers }) =>
  answer(await subir(sessionOf(headers), body)),
)

/** Of the cookie that it brings, and nothing else in it. */
function sessionOf({ cookie = '' }: { cookie?: string }): Buffer {
  return createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest()
}

const answer = (result: object) => ({ success: true, result })

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.stdout.write('listening\n')
