import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'

/** By content, as the upload found it: jpg and jpeg are one. */
const pictures = ['image/jpeg', 'image/png', 'image/bmp']

/** The picture that was there is nobody's from now on, and is swept with what nobody claimed. */
export const SaveLogo: Handler<'SaveLogo'> = async ({ archivoid }, { db }) => {
  if (archivoid !== null) await requirePicture(db, archivoid)
  const { logo } = await db
    .updateTable('cuenta')
    .set({ logo: archivoid, version: sql`version + 1` })
    .returning('logo')
    .executeTakeFirstOrThrow()
  return { records: [{ logo }] }
}

async function requirePicture(db: Kysely<Database>, archivoid: string): Promise<void> {
  // Locked, so that it is not swept meanwhile.
  const archivo = await db
    .selectFrom('archivo')
    .select(['mediatype', 'documentoid'])
    .where('archivoid', '=', archivoid)
    .forUpdate()
    .executeTakeFirst()
  if (!archivo) throw refuse('RECORD_NOT_FOUND')
  if (!pictures.includes(archivo.mediatype)) throw wrong(sentence('elLogoTieneQueSer'))
  const photo = await db
    .selectFrom('chofer')
    .select('choferid')
    .where('foto', '=', archivoid)
    .executeTakeFirst()
  if (archivo.documentoid !== null || photo) throw wrong(sentence('eseArchivoYaSeUsa'))
}

const wrong = (sentence: Sentence) => refuseField<FieldOf<'SaveLogo'>>('archivoid', sentence)
