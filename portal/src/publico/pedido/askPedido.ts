import { pedidoAddresses } from '@portal/contract/door.ts'
import type { PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import type { KeptPaper } from '@portal/ui/kept/keptPictures.ts'

/** What the page says to the server, and what came of it. No cookie goes along: what opens anything here is the link. */

export type Outcome =
  | { kind: 'ok' }
  /** The link opens nothing: it ended, or never was. */
  | { kind: 'ended' }
  /** That paper is asked for no more. */
  | { kind: 'notAsked' }
  /** Another try may do. */
  | { kind: 'later'; offline: boolean }
  | { kind: 'refused'; message: string }

interface Answer {
  success?: boolean
  result?: PedidoAbierto
  error?: { code?: unknown; message?: string; fields?: Record<string, string> }
}

const codes = { ended: 1660, notAsked: 1661 }
/** Answers that another try may mend, by their HTTP status. */
const forNow = new Set([408, 429, 502, 503, 504])

async function post(
  url: string,
  init: RequestInit,
): Promise<{ outcome: Outcome; result?: PedidoAbierto | undefined }> {
  try {
    const response = await fetch(url, { method: 'POST', credentials: 'omit', ...init })
    const answer = (await response.json()) as Answer // of our own server, and looked at field by field
    if (answer.success === true) return { outcome: { kind: 'ok' }, result: answer.result }
    const { code, message = '', fields = {} } = answer.error ?? {}
    if (code === codes.ended) return { outcome: { kind: 'ended' } }
    if (code === codes.notAsked) return { outcome: { kind: 'notAsked' } }
    if (forNow.has(response.status)) return { outcome: { kind: 'later', offline: false } }
    return { outcome: { kind: 'refused', message: Object.values(fields)[0] ?? message } }
  } catch {
    // No line, or what answered was not our server.
    return { outcome: { kind: 'later', offline: true } }
  }
}

export const openPedido = (token: string) =>
  post(pedidoAddresses.abrir, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, abre: true }),
  })

export async function sendPaper(
  token: string,
  { posicion, entrega, files, fecha }: KeptPaper,
  campo: 'fecha_emision' | 'fecha_vencimiento',
): Promise<Outcome> {
  const form = new FormData()
  form.set('token', token)
  form.set('posicion', String(posicion))
  form.set('entrega', entrega ?? '')
  if (fecha !== null) form.set(campo, fecha)
  for (const file of files) form.append('data', file)
  return (await post(pedidoAddresses.archivo, { body: form })).outcome
}

/** Where the sample of a paper is shown from; nothing where it can't be had. */
export async function sampleOf(token: string, posicion: number): Promise<string | undefined> {
  try {
    const response = await fetch(pedidoAddresses.ejemplo, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, posicion }),
    })
    return response.ok ? URL.createObjectURL(await response.blob()) : undefined
  } catch {
    return undefined
  }
}
