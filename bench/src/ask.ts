import type { Request } from './load/request.ts'

/** What a server answers to one call, as text. */
export async function ask(url: string, { method = 'POST', path, headers, body }: Request): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(method === 'POST' && { body: new Uint8Array(Buffer.from(body)) }),
  })
  return response.text()
}
