import { sql } from 'kysely'
import type { Context } from '../../handler.ts'

/** What signing in needs to know of an e-mail. */
interface Credencial {
  contactid: string
  contact_firstname: string
  contact_lastname: string
  accountid: string
  accountname: string
  logo: string | null
  estado: 1 | 2 | 3 | 4
  estado_motivo: string | null
  rol: 'titular' | 'colaborador'
  activo: boolean
  /** Null until the first password is set. */
  hash: string | null
}

export async function findCredencial({ alone }: Context, email: string): Promise<Credencial | undefined> {
  const { rows } = await sql<Credencial>`select * from credencial_de(${email})`.execute(alone)
  return rows[0]
}
