import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import { fileHeaders } from '../http/fileHeaders.ts'
import { fileDoor } from './fileDoor.ts'
import { dispositionOf } from './fileName.ts'
import type { RemoteParts } from './parts.ts'

/** What a browser may show; anything else is a download. */
const shown = /^(application\/pdf|image\/(jpeg|png|bmp|webp))$/

/** The bytes of a file of the remote back office. */
export const remoteArchivosDoor = (app: FastifyInstance, parts: RemoteParts): void =>
  fileDoor(app, parts, {
    address: addresses.archivos,
    folder: 'archivos',
    headersOf: ({ type, name }) => ({
      ...fileHeaders(shown.test(type) ? type : 'application/octet-stream'),
      'content-disposition': dispositionOf('inline', name),
    }),
  })
