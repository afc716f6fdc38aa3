import { Refusal, type RefusalBody } from '@portal/contract'
import { idempotencyHeader } from '@portal/contract/door.ts'
import { Unreachable } from '@portal/contract/client.ts'

type Answer<Kept> = { success: true; result: { records: Kept[] } } | { success: false; error: RefusalBody }

export interface Sending {
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  /** The same bytes sent again under it are taken once. */
  idempotencyKey?: string
}

const readAnswer = <Kept>(text: string): Answer<Kept> | null => {
  try {
    const answer: unknown = JSON.parse(text)
    const recognised = typeof answer === 'object' && answer !== null && 'success' in answer
    return recognised ? (answer as Answer<Kept>) : null // the server keeps to the contract
  } catch {
    return null
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
    request.onerror = () => reject(new Unreachable())
    request.onabort = () => reject(new DOMException('upload cancelled', 'AbortError'))
    request.onload = () => {
      const answer = readAnswer<Kept>(request.responseText)
      if (!answer) reject(new Unreachable())
      else if (!answer.success) reject(new Refusal(answer.error, request.status))
      else if (answer.result.records[0]) resolve(answer.result.records[0])
      else reject(new Unreachable())
    }
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    if (idempotencyKey !== undefined) request.setRequestHeader(idempotencyHeader, idempotencyKey)
    request.send(body)
  })
