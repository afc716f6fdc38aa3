import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { discard } from '../storage/received.ts'
import type { AppParts } from './appParts.ts'
import { bodyThatIsHeld, maxHeldBytes } from './boundedBody.ts'
import { readUpload } from './uploadBody.ts'

interface Promised {
  /** Names of what may stand beside the files. */
  fields: readonly string[]
  maxFiles: number
  /** Of a whole body with parts; three files of 3 MB in base64, and the fields beside them, unless said otherwise. */
  maxBytes?: number
  /** Of one file; what a paper may have unless said otherwise. */
  maxFile?: number
}

/** What a door that takes files in has to say of their body. */
export const incomingFiles = ({ fields, maxFiles, maxBytes = maxHeldBytes, maxFile }: Promised) => ({
  fields,
  maxBytes,
  async setUp(app: FastifyInstance) {
    // A file past its size is refused in our words, once all of the body is read.
    await app.register(multipart, { throwFileSizeLimit: false })
    app.addHook('preParsing', (request, _reply, payload) => Promise.resolve(bodyThatIsHeld(request, payload)))
    // As Vtiger's clients call it.
    app.addContentTypeParser('text/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  },
  async receive(request: FastifyRequest, { spoolDir, services: { room } }: AppParts) {
    const body = await readUpload(request, { spoolDir, maxFiles, maxFile, room })
    return {
      ...body,
      session: body.fields['_session'],
      discard: async () => {
        await Promise.all(body.files.map(discard))
      },
    }
  },
})
