import { oracion, type Dicho } from '@portal/contract/dicho.ts'
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
  if (!pictures.includes(archivo.mediatype)) throw wrong(oracion('elLogoTieneQueSer'))
  const photo = await db
    .selectFrom('chofer')
    .select('choferid')
    .where('foto', '=', archivoid)
    .executeTakeFirst()
  if (archivo.documentoid !== null || photo) throw wrong(oracion('eseArchivoYaSeUsa'))
}

const wrong = (sentence: Dicho) => refuseField<FieldOf<'SaveLogo'>>('archivoid', sentence)
