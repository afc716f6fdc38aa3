import type { Running } from './servers.ts'
import { Stop } from './stop.ts'

export interface Answer {
  records: Record<string, unknown>[]
}

/** What somebody's browser is answered at a door; a refusal ends the bench. */
export async function call(
  { url }: Running,
  door: { url: string; operation: string },
  cookie: string,
  input: object,
): Promise<Answer> {
  const answer = await fetch(`${url}${door.url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: url },
    body: JSON.stringify({ _operation: door.operation, ...input }),
  })
  return resultIn(await answer.text())
}

export function resultIn(text: string): Answer {
  const { success, result } = JSON.parse(text) as { success: boolean; result: Answer } // the contract's envelope
  if (!success) throw new Stop(`Una respuesta no fue buena: ${text}`)
  return result
}
