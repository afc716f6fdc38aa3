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

/** Why somebody whom the company signed in is not let in: told as an attempt, and in no log. */
export const ofTheCompany = ['COMPANY_UNKNOWN', 'COMPANY_NO_ROLE', 'COMPANY_WEAK'] as const

/** As the audit tells of it, and what is refused. */
export const ingresoPorEmpresa = 'IngresoPorEmpresa'

interface Parts {
  side: Side
  oidc: OidcSettings
  caller: Caller
  requestId: string
}

/** A session for whom the company signed in, or a refusal; whoever is nobody here has none left either. */
export async function enterByCompany(person: Person, parts: Parts) {
  try {
    return await enter(person, parts)
  } catch (error) {
    if (error instanceof Refusal && error.is(...ofTheCompany)) {
      const sujeto = await findPerson(parts.side, person)
      // Whoever has a password of theirs and no second step ends nothing of theirs.
      if (sujeto !== undefined && !error.is('COMPANY_WEAK'))
        await sql`select cerrar_por_empresa(${sujeto})`.execute(asIngreso(parts.side))
      noteRefused(parts.side, error, { operacion: ingresoPorEmpresa, caller: parts.caller, sujeto })
    }
    throw error
  }
}

/** Whether it was proved as strongly as the provider asks; what the company doesn't say was not. */
const isProved = ({ acr, amr }: Person, asked: Pick<OidcSettings, 'acr' | 'amr'>): boolean =>
  (asked.acr.length === 0 || (acr !== undefined && asked.acr.includes(acr))) &&
  asked.amr.every((way) => amr.includes(way))

async function enter(person: Person, { side, oidc, caller, requestId }: Parts) {
  const { emisor, sub, email, grupos, sid } = person
  if (!isProved(person, oidc)) throw refuse('COMPANY_WEAK')
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
