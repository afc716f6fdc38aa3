import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import * as z from 'zod/mini'
import type { Answer, Statement } from '../database/batch.ts'
import { together } from '../database/together.ts'
import { readInput } from '../inputProblems.ts'
import { acceptUpload } from './acceptUpload.ts'
import { incomingFiles } from './incomingFiles.ts'
import { insertFiles } from './insertFiles.ts'
import { byteDoor } from './inSession.ts'
import { keepFiles } from './keepFiles.ts'

/** What it is for, or nothing: the seed's clients send 0 or an empty text for that. */
const Nombrado = z.optional(
  z.pipe(
    z.union([z.string(), z.literal(0), z.null()], { error: sentence('identificadorInvalido') }),
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
  async handle({ body: { fields, files, whose }, caller, write, reply, parts: { services } }) {
    const named = readInput(Fields, fields)
    const { _session, ...place } = named
    const accepted = await acceptUpload(services, { caller, whose, files })
    const { body } = await keepFiles(accepted, services.storage, (kept) =>
      write(
        async ({ run }) => {
          const [, { rows: records }] = await together([
            run(placeExists(named)).then(requirePlace),
            run(insertFiles(kept)),
          ])
          const body = JSON.stringify({ success: true, result: { records } })
          // One call keeps up to three; the line in the audit names the first.
          const id = records[0]?.['archivoid']
          return { body, objeto: typeof id === 'string' ? id : null }
        },
        { ...place, files: kept.map(({ nombre, sha256 }) => ({ nombre, sha256 })) },
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
              and ($3::text is null or exists (select from tipo_documento where tipodocumentoid = $3)) as exists`,
    values: [fields.transporteid, fields.recursoid, fields.tipodocumetoid ?? fields.tipodocumentoid],
  }
}

function requirePlace({ rows }: Answer): void {
  if (rows[0]?.['exists'] !== true) throw refuse('RECORD_NOT_FOUND')
}
