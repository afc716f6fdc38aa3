import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { untold, type Progress } from '../progress.ts'
import type { Storage } from '../storage/storage.ts'
import { demoData } from './data.ts'
import { demoEjemplos, insertEjemplos } from './ejemplos.ts'
import { hasDemo } from './hasDemo.ts'
import { insertDocumentos } from './insertDocumentos.ts'
import { insertInvitaciones, insertProveedor, insertRegistros } from './insertProveedor.ts'
import { insertOperaciones } from './insertOperaciones.ts'
import { insertPedidos, papersThatCame } from './insertPedidos.ts'
import { insertPorteria } from './insertPorteria.ts'
import { insertRecursos } from './insertRecursos.ts'
import { insertTokens } from './insertTokens.ts'
import { keepFiles } from './keepFiles.ts'
import { DEMO_PASSWORD } from './signIns.ts'

export interface DemoPlaces {
  /** As the owner: demo data is nobody's request. */
  db: Kysely<Database>
  storage: Storage
  /** Where files lie until the storage takes them: on the same disk as the storage. */
  spoolDir: string
  hashPassword: (password: string) => Promise<string>
  now: Date
  progress?: Progress
}

/** All or nothing, and nothing when it is there already. The catalogue must have been loaded. */
export async function loadDemo({
  db,
  storage,
  spoolDir,
  hashPassword,
  now,
  progress = untold,
}: DemoPlaces): Promise<void> {
  if (await hasDemo(db)) return
  const transportes = demoData(diaEnBuenosAires(now))
  const documentos = transportes.flatMap((transporte) =>
    [transporte, ...transporte.choferes, ...transporte.dominios].flatMap((recurso) => recurso.documentos),
  )
  // As somebody took them with a phone: files of their own.
  const fotos = (transportes[0]?.choferes ?? [])
    .flatMap(({ documentos }) => documentos)
    .slice(0, papersThatCame)
    .map(({ paper }) => ({ paper, as: 'picture' as const }))
  const [hash, files] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    keepFiles([...documentos, ...demoEjemplos, ...fotos], { storage, spoolDir, progress }),
  ])
  try {
    await db.transaction().execute(async (trx) => {
      const { revisor, administrador } = await insertProveedor(trx, hash)
      await insertRegistros(trx, now)
      await insertInvitaciones(trx, { creada_por: administrador, now })
      const recursos = await insertRecursos(trx, transportes, hash, now)
      await insertDocumentos(trx, { recursos, files, operadorid: revisor, now })
      await insertEjemplos(trx, { files, operadorid: administrador, now })
      await insertOperaciones(trx, {
        cuentas: [...new Set(recursos.map(({ cuenta_id }) => cuenta_id))],
        administrador,
        now,
      })
      const [cuenta] = recursos
      if (cuenta) {
        await insertTokens(trx, { cuenta, administrador, now })
        await insertPedidos(trx, { cuenta, fotos: fotos.flatMap((foto) => files.get(foto) ?? []), now })
      }
      // What operaciones ask came in after the resources: whoever opens an account first would wait for it, and gates ask how all stand.
      await sql`set constraints all immediate`.execute(trx)
      await sql`select ver_catalogo(cuenta_id), renovar_pasados(cuenta_id) from cuenta`.execute(trx)
      await insertPorteria(trx, { administrador, hashPin: hashPassword, now })
    })
  } catch (error) {
    const keys = [...files.values()].flatMap(({ clave, miniatura }) => [clave, miniatura ?? []].flat())
    await Promise.all(keys.map((key) => storage.remove(key)))
    throw error
  }
  // The planner would learn what came in all at once only minutes later, and guess badly until then.
  await sql`analyze`.execute(db)
}
