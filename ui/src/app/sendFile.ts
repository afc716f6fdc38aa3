import { idempotencyHeader } from '@portal/contract/door.ts'
import { resultIn, sinMensaje, sinRespuesta, Unreachable } from '@portal/contract/client.ts'
import { say } from '../texts/idioma.ts'

export interface Sending {
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  /** The same bytes sent again under it are taken once. */
  idempotencyKey?: string
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Posts bytes to a door that takes them, and answers the record it made. `fetch` can't say how much has gone, so this is an XMLHttpRequest. */
export const sendFile = <Kept>(
  url: string,
  body: FormData,
  { onProgress, signal, idempotencyKey }: Sending = {},
) =>
  new Promise<Kept>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress?.((100 * loaded) / (total || 1))
    request.onerror = () => reject(new Unreachable({}, say(sinRespuesta)))
    request.onabort = () => reject(new DOMException('upload cancelled', 'AbortError'))
    request.onload = () => {
      try {
        const { result } = resultIn(parsed(request.responseText), request.status, say)
        const [record] = (result as { records: Kept[] }).records // the server keeps to the contract
        if (record) resolve(record)
        else reject(new Unreachable({}, say(sinMensaje)))
      } catch (failure) {
        reject(failure instanceof Error ? failure : new Unreachable({}, say(sinMensaje)))
      }
    }
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    if (idempotencyKey !== undefined) request.setRequestHeader(idempotencyHeader, idempotencyKey)
    request.send(body)
  })
