import { emailOf, password } from './people.ts'
import { client, type Running } from './servers.ts'

/** What browsers hold, by caller. */
export const cookiesAt = (server: Running, callers: readonly number[]): Promise<string[]> =>
  Promise.all(
    callers.map(async (n) => {
      const answer = await signIn(server, n, { origin: server.url })
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
      if (cookie === undefined) throw new Error(`caller ${n} could not sign in: ${await answer.text()}`)
      return cookie
    }),
  )

/** Of a program, which holds its session by itself. */
export async function sessionAt(server: Running, n: number): Promise<string> {
  const answer = await signIn(server, n, { authorization: client.authorization })
  const text = await answer.text()
  const session = /"session":"([^"]+)"/.exec(text)?.[1]
  if (session === undefined) throw new Error(`caller ${n} got no session: ${text}`)
  return session
}

const signIn = ({ url }: Running, n: number, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api/mobile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ _operation: 'login', username: emailOf(n), password }),
  })
