import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import { fileHeaders, inlineAs } from '../http/fileHeaders.ts'
import { fileDoor } from './fileDoor.ts'
import type { RemoteParts } from './parts.ts'

/** What a browser may show; anything else is a download. */
const shown = /^(application\/pdf|image\/(jpeg|png|bmp|webp))$/

/** Files of the remote back office: `folder` stands there beside the endpoint, as `address` does here. */
const shownDoor =
  (name: string, address: string, folder: string) =>
  (app: FastifyInstance, parts: RemoteParts): void =>
    fileDoor(app, parts, {
      name,
      address,
      folder,
      headersOf: ({ type, name }) => {
        const mediatype = shown.test(type) ? type : 'application/octet-stream'
        return {
          ...fileHeaders(mediatype),
          'content-disposition': name === undefined ? 'inline' : inlineAs(name, mediatype),
        }
      },
    })

export const remoteArchivosDoor = shownDoor('archivo', addresses.archivos, 'archivos')
/** Asked for where a back office says that there is one. */
export const remoteEjemplosDoor = shownDoor('ejemplo', addresses.ejemplos, 'ejemplos')
