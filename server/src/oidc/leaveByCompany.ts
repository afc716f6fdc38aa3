import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Caller } from '../handler.ts'
import { databaseOf } from '../life/inUnit.ts'
import { wayOfAnybody, type Side } from '../life/side.ts'
import { write } from '../life/write.ts'
import { findPerson } from './findPerson.ts'
import type { Ended } from './logoutToken.ts'

/** As the audit tells of it, and what is refused. */
export const salidaPorEmpresa = 'SalidaPorEmpresa'

interface Parts {
  side: Side
  caller: Caller
  requestId: string
}

/** Ends the sessions of whom the company's notice is about, once: most of the company is nobody's of the provider. */
export async function leaveByCompany(ended: Ended, { side, caller, requestId }: Parts): Promise<void> {
  const sujeto = await findPerson(side, ended)
  if (sujeto === undefined) return
  const { emisor, jti, vence } = ended
  const way = wayOfAnybody(side, caller)
  await write({ way, operation: salidaPorEmpresa, requestId, withoutRoom: true }, async (unit) => {
    const { rows } = await sql<{ taken: boolean }>`
      select salir_por_empresa(${emisor}, ${sujeto}, ${jti}, ${vence}) as taken`.execute(
      databaseOf(way, unit),
    )
    if (rows[0]?.taken !== true) throw refuse('COMPANY_ODD')
    return { body: '', objeto: null, sujeto }
  })
}
