import { refuse } from '@portal/contract'
import { Tipo } from '@portal/contract/catalogo.ts'
import { addresses } from '@portal/contract/door.ts'
import { recordsOf } from '@portal/contract/operation.ts'
import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import type { Answer, Statement } from '../database/batch.ts'
import { together } from '../database/together.ts'
import { readInput } from '../inputProblems.ts'
import { readTipo } from '../operations/provider/catalogo/queries.ts'
import type { Kept } from '../storage/received.ts'
import { acceptUpload } from './acceptUpload.ts'
import { fileHeaders, inlineAs } from './fileHeaders.ts'
import { incomingFiles } from './incomingFiles.ts'
import { byteDoor } from './inSession.ts'
import { keepFiles } from './keepFiles.ts'

const params = z.object({ tipodocumentoid: Id })

const Ejemplo = z.object({
  nombre: z.string(),
  size: z.number(),
  sha256: z.string(),
  mediatype: z.string(),
  clave: z.string(),
})

/** The sample of a type of document: to every carrier while the type is in force, and to the provider at any time. */
export const ejemploDoor = byteDoor({
  name: 'ejemplo',
  method: 'GET',
  path: `${addresses.ejemplos}/:tipodocumentoid`,
  params,
  carrier: { access: 'contacto' },
  provider: { access: 'revisor' },
  refusals: 'status',
  async handle({ params: { tipodocumentoid }, run, reply, parts }) {
    const { rows } = await run({
      text: `select e.nombre, e.size, e.sha256, e.mediatype, e.clave from ejemplo e join tipo_documento t using (tipodocumentoid)
             where tipodocumentoid = $1
               and (mi_cuenta() is null or daterange(t.vigente_desde, t.vigente_hasta, '[]') @> hoy())`,
      values: [tipodocumentoid],
    })
    if (!rows[0]) throw refuse('RECORD_NOT_FOUND')
    const { nombre, size, sha256, mediatype, clave } = Ejemplo.parse(rows[0])
    const bytes = await parts.services.storage.open(clave, size, sha256)
    return reply
      .headers({
        ...fileHeaders(mediatype),
        'content-disposition': inlineAs(nombre, mediatype),
        'content-length': size,
      })
      .send(bytes)
  },
})

const Fields = z.strictObject({})

/**
 * Sets the sample of a type, or another in its place. The bytes of the one before are nobody's from then on, and are swept
 * as orphans.
 */
export const ponerEjemploDoor = byteDoor({
  name: 'PonerEjemplo',
  method: 'POST',
  path: `${addresses.ponerEjemplo}/:tipodocumentoid`,
  params,
  provider: { access: 'administrador', writes: true },
  refusals: 'envelope',
  incoming: incomingFiles({ fields: [], maxFiles: 1 }),
  async handle({ params: { tipodocumentoid }, body, caller, write, reply, parts: { services } }) {
    readInput(Fields, body.fields)
    const [file] = await acceptUpload(services, { caller, whose: body.whose, files: body.files })
    if (!file) throw new Error('an upload without a file')
    // It is only ever shown large.
    await file.thumbnail?.discard()
    const { body: answer } = await keepFiles(
      [{ ...file, thumbnail: undefined }],
      services.storage,
      ([kept]) =>
        write(async ({ run }, db) => {
          if (!kept) throw new Error('a file that was not kept')
          const [, , tipo] = await together([
            run(insertEjemplo(tipodocumentoid, kept)).then(requireTipo),
            run(nameEjemplo(tipodocumentoid, kept)),
            readTipo(db, tipodocumentoid),
          ])
          const result = recordsOf(Tipo).parse({ records: [tipo] })
          return { body: JSON.stringify({ success: true, result }), objeto: tipodocumentoid }
        }),
    )
    return reply.type('application/json; charset=utf-8').send(answer)
  },
})

function requireTipo({ affected }: Answer): void {
  if (affected === 0) throw refuse('RECORD_NOT_FOUND')
}

function insertEjemplo(tipodocumentoid: string, { nombre, size, sha256, mediatype, clave }: Kept): Statement {
  return {
    text: `insert into ejemplo (tipodocumentoid, nombre, size, sha256, mediatype, clave)
           select tipodocumentoid, $2, $3::int, $4, $5, $6 from tipo_documento where tipodocumentoid = $1
           on conflict (tipodocumentoid) do update set
             (nombre, size, sha256, mediatype, clave, puesto, puesto_por)
               = (excluded.nombre, excluded.size, excluded.sha256, excluded.mediatype, excluded.clave, excluded.puesto,
                  excluded.puesto_por)`,
    values: [tipodocumentoid, nombre, size, sha256, mediatype, clave],
  }
}

const nameEjemplo = (tipodocumentoid: string, { mediatype }: Kept): Statement => ({
  text: 'update tipo_documento set ejemplo = $2 where tipodocumentoid = $1',
  values: [tipodocumentoid, mediatype],
})
