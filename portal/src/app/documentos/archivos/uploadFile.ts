import { Refusal, type RefusalBody } from '@portal/contract'
import type { Archivo } from '@portal/contract/documentos.ts'
import { addresses, uploadOperation } from '@portal/contract/door.ts'
import { Unreachable } from '@portal/contract/client.ts'
import type * as z from 'zod/mini'

type KeptFile = z.output<(typeof Archivo)['remote']>

type Answer = { success: true; result: { records: KeptFile[] } } | { success: false; error: RefusalBody }

interface UploadOptions {
  /** The slot it is meant for; a picture of somebody is meant for none. */
  recursoid?: string
  tipodocumentoid?: string
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

const readAnswer = (text: string): Answer | null => {
  try {
    const answer: unknown = JSON.parse(text)
    const recognised = typeof answer === 'object' && answer !== null && 'success' in answer
    return recognised ? (answer as Answer) : null // the server keeps to the contract
  } catch {
    return null
  }
}

/** Sends one file. `fetch` can't say how much has gone, so this is an XMLHttpRequest. */
export const uploadFile = (file: File, options: UploadOptions = {}): Promise<KeptFile> =>
  new Promise((resolve, reject) => {
    const body = new FormData()
    body.append('_operation', uploadOperation)
    if (options.recursoid) body.append('recursoid', options.recursoid)
    if (options.tipodocumentoid) body.append('tipodocumentoid', options.tipodocumentoid)
    body.append('data', file, file.name)

    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.((100 * loaded) / (total || 1))
    request.onerror = () => reject(new Unreachable())
    request.onabort = () => reject(new DOMException('upload cancelled', 'AbortError'))
    request.onload = () => {
      const answer = readAnswer(request.responseText)
      if (!answer) reject(new Unreachable())
      else if (!answer.success) reject(new Refusal(answer.error, request.status))
      else if (answer.result.records[0]) resolve(answer.result.records[0])
      else reject(new Unreachable())
    }
    options.signal?.addEventListener('abort', () => request.abort())
    request.open('POST', addresses.upfile)
    request.send(body)
  })
