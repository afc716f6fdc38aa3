import { refuse } from '@portal/contract'
import { archivoPath } from '@portal/contract/apiV1.ts'
import { Id } from '@portal/contract/values.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readInput } from '../../inputProblems.ts'
import type { Storage } from '../../storage/storage.ts'
import { isAsBefore } from '../entityTag.ts'
import { fileHeaders, inlineAs } from '../fileHeaders.ts'
import { answerHeaders } from './answerHeaders.ts'
import type { ReadInScope } from './askWithToken.ts'

export interface ArchivoParts {
  readInScope: ReadInScope
  storage: Pick<Storage, 'open'>
}

const Asked = z.object({ archivoid: Id })

/** The bytes of a file, to a program whose token may have them. No connection is kept while they are on their way. */
export function archivoDoor(app: FastifyInstance, { readInScope, storage }: ArchivoParts): void {
  app.get(`${archivoPath}/:archivoid`, async (request, reply) => {
    const { archivoid = '' } = request.params as { archivoid?: string } // as the path names it
    const { answer: archivo, allowance } = await readInScope(request, {
      alcance: 'archivos:leer',
      operacion: 'v1 archivo',
      check: () => void readInput(Asked, { archivoid }),
      read: (db) =>
        db
          .selectFrom('archivo')
          .select(['nombre', 'size', 'sha256', 'mediatype', 'clave'])
          .where('archivoid', '=', archivoid)
          .executeTakeFirst(),
      make: (row) => Promise.resolve(row),
    })
    if (!archivo) throw refuse('RECORD_NOT_FOUND')
    const { nombre, size, sha256, mediatype, clave } = archivo
    const tag = `"${sha256}"`
    void reply.headers({ ...answerHeaders(allowance), etag: tag })
    if (isAsBefore(request, tag)) return reply.code(304).send()
    const bytes = await storage.open(clave, size, sha256)
    return reply
      .headers({
        ...fileHeaders(mediatype),
        'content-disposition': inlineAs(nombre, mediatype),
        'content-length': size,
      })
      .send(bytes)
  })
}
