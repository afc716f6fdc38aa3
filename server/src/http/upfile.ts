import { refuse } from '@portal/contract'
import * as z from 'zod/mini'
import type { Statement } from '../database/batch.ts'
import { drop, keep, type Kept } from '../storage/received.ts'
import { incomingFiles, readFields } from './incomingFiles.ts'
import { byteDoor } from './inSession.ts'

const Fields = z.strictObject({
  _operation: z.optional(z.literal('upfile')),
  _session: z.optional(z.string()),
  transporteid: z.optional(z.string()),
  recursoid: z.optional(z.string()),
  /** So spelled on the wire. */
  tipodocumetoid: z.optional(z.string()),
  tipodocumentoid: z.optional(z.string()),
})

/**
 * Takes files in. They belong to nothing until a document or a record names them. Whoever may present a document may
 * upload: a suspended carrier too.
 */
export const upfileDoor = byteDoor({
  name: 'upfile',
  method: 'POST',
  path: '/api/upfile',
  params: z.object({}),
  carrier: { access: 'contacto', writes: true, whileSuspended: true },
  refusals: 'envelope',
  incoming: incomingFiles({ fields: Object.keys(Fields.shape), maxFiles: 3 }),
  async handle({ body: { fields, files }, caller, run, write, reply, parts: { services } }) {
    requirePlace(await run(placeExists(readFields(Fields, fields))))
    await services.limits.consume('upload', String(caller.tokenHash?.toString('hex')))
    const kept: Kept[] = []
    try {
      for (const file of files) kept.push(await keep(file, services.storage))
      const { rows: records } = await write((unit) => unit.run(insertFiles(kept)), firstId)
      return await reply.send({ success: true, result: { records } })
    } catch (error) {
      await Promise.all(kept.map((file) => drop(file, services.storage)))
      throw error
    }
  },
})

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
function firstId({ rows: [first] }: { rows: Record<string, unknown>[] }): string | null {
  const id = first?.['archivoid']
  return typeof id === 'string' ? id : null
}
