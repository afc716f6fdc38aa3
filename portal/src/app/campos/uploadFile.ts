import type { Archivo } from '@portal/contract/documentos.ts'
import { addresses, uploadOperation } from '@portal/contract/door.ts'
import { sendFile, type Sending } from '@portal/ui/app/sendFile.ts'
import type * as z from 'zod/mini'

type KeptFile = z.output<(typeof Archivo)['remote']>

interface UploadOptions extends Sending {
  /** The slot it is meant for; a picture of somebody is meant for none. */
  recursoid?: string
  tipodocumentoid?: string
}

/** Sends one file, which belongs to nothing until a document names it. */
export const uploadFile = (file: File, options: UploadOptions = {}): Promise<KeptFile> => {
  const body = new FormData()
  body.append('_operation', uploadOperation)
  if (options.recursoid) body.append('recursoid', options.recursoid)
  if (options.tipodocumentoid) body.append('tipodocumentoid', options.tipodocumentoid)
  body.append('data', file, file.name)
  return sendFile(addresses.upfile, body, options)
}
