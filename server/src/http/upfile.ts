import { refuse } from '@portal/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { auditLine } from '../audit.ts'
import type { Statement } from '../database/batch.ts'
import { translated } from '../database/refusals.ts'
import { readingUnit, writingUnit } from '../database/unit.ts'
import type { Caller } from '../handler.ts'
import { fieldProblems } from '../inputProblems.ts'
import { discard, drop, keep, type Kept } from '../storage/received.ts'
import type { AppParts } from './app.ts'
import { browserCaller, outsideCaller } from './caller.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { readUpload } from './uploadBody.ts'

/** Three files of 3 MB in base64, and the fields beside them. */
const maxJsonBytes = 12_500_000

/** Whoever may present a document may upload: a suspended carrier too. */
const access = { access: 'contacto', writes: true, whileIncomplete: false, whileSuspended: true } as const

const Fields = z.strictObject({
  _operation: z.optional(z.literal('upfile')),
  _session: z.optional(z.string()),
  transporteid: z.optional(z.string()),
  recursoid: z.optional(z.string()),
  /** So spelled on the wire. */
  tipodocumetoid: z.optional(z.string()),
  tipodocumentoid: z.optional(z.string()),
})

/** Takes files in. They belong to nothing until a document or a record names them. */
export async function upfileDoor(app: FastifyInstance, parts: AppParts): Promise<void> {
  // A file past its size is refused in our words, once all of the body is read.
  await app.register(multipart, { throwFileSizeLimit: false })
  // As Vtiger's clients call it.
  app.addContentTypeParser('text/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  const { settings, services, pools, openSession, cookies, spoolDir } = parts
  const opening = ({ tokenHash }: Caller): Statement => {
    if (!tokenHash) throw refuse('SESSION_EXPIRED')
    return openSession.carrier(tokenHash, access)
  }

  /** A browser shows its session before any byte is read; an outside client, its credentials. */
  async function atTheDoor(request: FastifyRequest): Promise<void> {
    if (isOutsideClient(request, settings)) return
    const opened = readingUnit(pools.app, opening(browserCaller(request, settings, cookies.portal))).finish()
    await opened.catch(rethrow)
  }

  app.post('/api/upfile', { onRequest: atTheDoor, bodyLimit: maxJsonBytes }, async (request, reply) => {
    const { fields, files } = await readUpload(request, spoolDir)
    const kept: Kept[] = []
    try {
      const checked = Fields.safeParse(fields)
      if (!checked.success) throw refuse('INVALID_INPUT', { fields: fieldProblems(checked.error.issues) })
      const who = isOutsideClient(request, settings)
        ? outsideCaller(request, checked.data._session)
        : browserCaller(request, settings, cookies.portal)
      await readingUnit(pools.app, opening(who)).run(placeExists(checked.data)).then(requirePlace)
      await services.limits.consume('upload', String(who.tokenHash?.toString('hex')))
      for (const file of files) kept.push(await keep(file, services.storage))
      const records = await record(who, kept, request.id)
      return await reply.send({ success: true, result: { records } })
    } catch (error) {
      await Promise.all([...files.map(discard), ...kept.map((file) => drop(file, services.storage))])
      return rethrow(error)
    }
  })

  async function record(who: Caller, kept: readonly Kept[], requestId: string) {
    const unit = writingUnit(pools.app, opening(who))
    try {
      const { rows: records } = await unit.run(insertFiles(kept))
      await unit.finish(
        auditLine({
          operation: 'upfile',
          objeto: firstId(records),
          call: { caller: who, requestId },
        }),
      )
      return records
    } catch (error) {
      await unit.abandon()
      throw error
    }
  }
}

/** What the upload says it is for has to be there, and the carrier's own. */
function placeExists(fields: z.output<typeof Fields>): Statement {
  return {
    text: `select ($1::text is null or $1 = mi_cuenta())
              and ($2::text is null or exists (select from recurso where recursoid = $2))
              and ($3::text is null or exists (select from tipo_documento where tipodocumentoid = $3)) as exists`,
    values: [fields.transporteid, fields.recursoid, fields.tipodocumetoid ?? fields.tipodocumentoid],
  }
}

function requirePlace({ rows }: { rows: Record<string, unknown>[] }): void {
  if (rows[0]?.['exists'] !== true) throw refuse('RECORD_NOT_FOUND')
}

function insertFiles(kept: readonly Kept[]): Statement {
  return {
    text: `insert into archivo (nombre, size, sha256, mediatype, clave, miniatura)
           select nombre, size, sha256, mediatype, clave, miniatura
           from jsonb_to_recordset($1) as file
             (nombre text, size int, sha256 text, mediatype text, clave text, miniatura text)
           returning archivoid, nombre, size, mediatype`,
    values: [JSON.stringify(kept)],
  }
}

/** One call keeps up to three; the line names the first. */
function firstId([first]: Record<string, unknown>[]): string | null {
  const id = first?.['archivoid']
  return typeof id === 'string' ? id : null
}

function rethrow(error: unknown): never {
  throw translated(error)
}
