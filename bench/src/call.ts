import type { Running } from './servers.ts'
import { Stop } from './stop.ts'

export interface Answer {
  records: Record<string, unknown>[]
}

/** What somebody's browser is answered at a door; a refusal ends the bench. */
export async function call(
  server: Running,
  door: { url: string; operation: string },
  cookie: string,
  input: object,
): Promise<Answer> {
  return resultIn(await callForText(server, door, cookie, input))
}

/** The same, as it came. */
export async function callForText(
  { url }: Running,
  door: { url: string; operation: string },
  cookie: string,
  input: object,
): Promise<string> {
  const answer = await fetch(`${url}${door.url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: url },
    body: JSON.stringify({ _operation: door.operation, ...input }),
  })
  return answer.text()
}

export function resultIn(text: string): Answer {
  const { success, result } = JSON.parse(text) as { success: boolean; result: Answer } // the contract's envelope
  if (!success) throw new Stop(`Una respuesta no fue buena: ${text}`)
  return result
}
