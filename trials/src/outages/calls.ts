import { password, people } from '@portal/bench/page/people.ts'
import { multipart, picture } from '@portal/bench/picture.ts'
import { carrierDoor, named } from '@portal/contract/door.ts'
import type { Asked } from './keepAsking.ts'

/** What a carrier's people do all day: a page, a list, a new record, a file. Signed in once, as the demo's Ana. */
export async function carrierCalls(url: string): Promise<Asked[]> {
  const { username, door, mode } = people.ana
  const answer = await fetch(url + door.url, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ ...named(mode, door), username, password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`${username} could not sign in: ${await answer.text()}`)
  const headers = { origin: url, cookie, 'content-type': 'application/json' }
  const operation = (name: string, input: () => object): Asked => ({
    name,
    path: carrierDoor.url,
    init: () => ({
      method: 'POST',
      headers,
      body: JSON.stringify({ ...named(name, carrierDoor), ...input() }),
    }),
  })
  const file = multipart(picture())
  let documento = 40_000_000 + (Date.now() % 10_000_000)
  return [
    { name: 'GET /app', path: '/app', init: () => ({ headers: { cookie } }) },
    operation('ListChoferes', () => ({})),
    operation('SaveChofer', () => ({
      choferid: '0',
      values: {
        nombre: 'Prueba',
        apellido: 'De Caídas',
        tipo_documento: 'DNI',
        documento: String(documento++),
        nacionalidad: 'Argentina',
      },
    })),
    {
      name: 'upfile',
      path: '/api/upfile',
      init: () => ({
        method: 'POST',
        headers: { origin: url, cookie, 'content-type': file.contentType },
        body: new Uint8Array(file.body),
      }),
    },
  ]
}
