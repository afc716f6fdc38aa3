import { refuse } from '@portal/contract'
import * as z from 'zod/mini'
import { idempotencyHeader } from '@portal/contract/door.ts'
import type { Statement } from '../database/batch.ts'
import { claimKey, keepAnswer } from '../idempotency.ts'
import type { Kept } from '../storage/received.ts'
import { acceptUpload } from './acceptUpload.ts'
import { headerOf } from './answerCall.ts'
import { incomingFiles, readFields } from './incomingFiles.ts'
import { insertFiles } from './insertFiles.ts'
import { byteDoor } from './inSession.ts'
import { keepFiles } from './keepFiles.ts'

/** What it is for, or nothing: the seed's clients send 0 or an empty text for that. */
const Nombrado = z.optional(
  z.pipe(
    z.union([z.string(), z.literal(0), z.null()], { error: 'Identificador inválido' }),
    z.transform((id) => (typeof id === 'string' && id !== '' && id !== '0' ? id : undefined)),
  ),
)

/** Of one upload. */
export const maxFiles = 3

const Fields = z.strictObject({
  _operation: z.optional(z.literal('upfile')),
  _session: z.optional(z.string()),
  transporteid: Nombrado,
  recursoid: Nombrado,
  /** So spelled on the wire. */
  tipodocumetoid: Nombrado,
  tipodocumentoid: Nombrado,
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
  incoming: incomingFiles({ fields: Object.keys(Fields.shape), maxFiles }),
  async handle({ body: { fields, files }, caller, run, write, request, reply, parts: { services } }) {
    const named = readFields(Fields, fields, caller.idioma)
    const whose = requirePlace(await run(placeExists(named)))
    const accepted = await acceptUpload(services, { caller, whose, files })
    const key = headerOf(request, idempotencyHeader)
    const { body } = await keepFiles(accepted, services.storage, (kept) =>
      write(
        (unit) => insertOnce(unit, kept, key, named),
        ({ first }) => first,
      ),
    )
    return reply.type('application/json; charset=utf-8').send(body)
  },
})

/** What the upload says it is for has to be there, and the carrier's own. */
function placeExists(fields: z.output<typeof Fields>): Statement {
  return {
    text: `select ($1::text is null or $1 = mi_cuenta())
              and ($2::text is null or exists (select from recurso where recursoid = $2))
              and ($3::text is null or exists (select from tipo_documento where tipodocumentoid = $3)) as exists,
            mi_cuenta() as cuenta_id`,
    values: [fields.transporteid, fields.recursoid, fields.tipodocumetoid ?? fields.tipodocumentoid],
  }
}

/** Answers whose the session is. */
function requirePlace({ rows }: { rows: Record<string, unknown>[] }): string {
  if (rows[0]?.['exists'] !== true) throw refuse('RECORD_NOT_FOUND')
  return String(rows[0]['cuenta_id'])
}

interface Inserted {
  /** The whole envelope, as JSON. */
  body: string
  /** What the first call with the same key answered: nothing was written now. */
  repeated: boolean
  /** One call keeps up to three; the line in the audit names the first. */
  first: string | null | undefined
}

/** The same bytes for the same place, under a key that was used for them already, are there once. */
async function insertOnce(
  unit: Parameters<typeof claimKey>[0],
  kept: readonly Kept[],
  key: string | undefined,
  { _session, ...place }: z.output<typeof Fields>,
): Promise<Inserted> {
  const files = kept.map(({ nombre, sha256 }) => ({ nombre, sha256 }))
  const input = { ...place, files }
  const before = key === undefined ? undefined : await claimKey(unit, { key, operation: 'upfile', input })
  if (before !== undefined) return { body: before, repeated: true, first: undefined }
  const { rows: records } = await unit.run(insertFiles(kept))
  const body = JSON.stringify({ success: true, result: { records } })
  if (key !== undefined) await unit.run(keepAnswer(key, body))
  const id = records[0]?.['archivoid']
  return { body, repeated: false, first: typeof id === 'string' ? id : null }
}
