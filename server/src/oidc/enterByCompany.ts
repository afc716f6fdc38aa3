import { Refusal, refuse } from '@portal/contract'
import { sql } from 'kysely'
import { statementOf } from '../database/callerDatabase.ts'
import type { Caller } from '../handler.ts'
import { databaseOf } from '../life/inUnit.ts'
import { wayOfAnybody, type Side } from '../life/side.ts'
import { write } from '../life/write.ts'
import { beginSession } from '../operations/shared/beginSession.ts'
import { rolDeGrupos } from '../rules/rolDeGrupos.ts'
import { newNavegadorToken } from '../sessions/token.ts'
import type { OidcSettings } from '../settings.ts'
import { asIngreso, findPerson } from './findPerson.ts'
import { noteRefused } from './noteRefused.ts'
import type { Person } from './person.ts'

/** As the audit tells of it, and what is refused. */
export const ingresoPorEmpresa = 'IngresoPorEmpresa'

interface Parts {
  side: Side
  oidc: OidcSettings
  caller: Caller
  requestId: string
}

/** A session for whom the company signed in, or a refusal; whoever is refused has none left either. */
export async function enterByCompany(person: Person, parts: Parts) {
  try {
    return await enter(person, parts)
  } catch (error) {
    if (error instanceof Refusal && error.is('COMPANY_UNKNOWN', 'COMPANY_NO_ROLE')) {
      const sujeto = await findPerson(parts.side, person)
      if (sujeto !== undefined) await sql`select cerrar_por_empresa(${sujeto})`.execute(asIngreso(parts.side))
      noteRefused(parts.side, error, { operacion: ingresoPorEmpresa, caller: parts.caller, sujeto })
    }
    throw error
  }
}

async function enter(person: Person, { side, oidc, caller, requestId }: Parts) {
  const { emisor, sub, email, grupos, sid } = person
  const rol = oidc.roles && rolDeGrupos(oidc.roles, grupos)
  // Before anybody looks whose e-mail it is.
  if (oidc.roles && rol === undefined) throw refuse('COMPANY_NO_ROLE')
  const way = wayOfAnybody(side, caller)
  const given = caller.navegadorHash ? undefined : newNavegadorToken()
  const { done } = await write(
    { way, operation: ingresoPorEmpresa, requestId, withoutRoom: true },
    async (unit) => {
      const db = databaseOf(way, unit)
      const { rows } = await sql<{ sujeto: string | null }>`
        select entrar_por_empresa(${emisor}, ${sub}, ${email ?? null}, ${rol ?? null}, ${oidc.local ?? null}) as sujeto`.execute(
        db,
      )
      const sujeto = rows[0]?.sujeto
      if (sujeto == null) throw refuse('COMPANY_UNKNOWN')
      const navegador = caller.navegadorHash ?? given?.hash ?? null
      const { token, statements } = beginSession({ sujeto, caller, navegador, origen: 'empresa', sid })
      const last = statements.map((statement) => statementOf(statement.compile(db)))
      return { body: '', objeto: null, sujeto, last, token }
    },
  )
  if (!done) throw new Error('a sign-in without a key was repeated')
  return { token: done.token, navegador: given?.token }
}
