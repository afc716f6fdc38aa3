import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import { fileDoor } from './fileDoor.ts'
import type { RemoteParts } from './parts.ts'

/** The documents of resources as the remote back office packs them, where it knows how. */
export const remoteDocumentosZipDoor = (app: FastifyInstance, parts: RemoteParts): void =>
  fileDoor(app, parts, {
    name: 'documentos-zip',
    address: addresses.documentosZip,
    folder: 'documentos-zip',
    headersOf: () => ({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="documentos-${hoyEnBuenosAires()}.zip"`,
    }),
  })
