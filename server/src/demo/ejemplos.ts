import type { Transaction } from 'kysely'
import { tiposDocumento } from '../catalogo/catalogoInicial.ts'
import type { Database } from '../database/schema.ts'
import type { KeptFile, PresentedPaper } from './keepFiles.ts'

/** The sample of a type, which carriers see beside the upload. */
interface DemoEjemplo extends PresentedPaper {
  clave: string
}

/** Forms with nothing to write on. */
export const demoEjemplos: readonly DemoEjemplo[] = ['rto', 'poliza-rc', 'f931'].map((clave) => {
  const title = tiposDocumento.find((tipo) => tipo.clave === clave)?.nombre
  if (title === undefined) throw new Error(`no document type ${clave}`)
  return { clave, as: 'pdf', paper: { form: `ejemplo-${clave}`, title, numero: 'EJEMPLO', values: {} } }
})

/** As the provider sets them. */
export async function insertEjemplos(
  trx: Transaction<Database>,
  { files, operadorid, now }: { files: ReadonlyMap<PresentedPaper, KeptFile>; operadorid: string; now: Date },
): Promise<void> {
  for (const ejemplo of demoEjemplos) {
    const file = files.get(ejemplo)
    if (!file) throw new Error('demo sample without its file')
    const { miniatura: _, ...kept } = file
    const { tipodocumentoid } = await trx
      .selectFrom('tipo_documento')
      .select('tipodocumentoid')
      .where('clave', '=', ejemplo.clave)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('ejemplo')
      .values({ ...kept, tipodocumentoid, puesto: now.toISOString(), puesto_por: operadorid })
      .execute()
    await trx
      .updateTable('tipo_documento')
      .set({ ejemplo: kept.mediatype })
      .where('tipodocumentoid', '=', tipodocumentoid)
      .execute()
  }
}
