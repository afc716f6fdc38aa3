import type { EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import type { Settings } from '../../../settings.ts'
import { conocido } from '../../shared/limitSignIn.ts'

interface Proveedor {
  nombre: string
  telefono: string | null
  email: string | null
}

/** What signing in needs to know of an e-mail. */
interface Credencial {
  contactid: string
  contact_firstname: string
  contact_lastname: string
  email: string
  accountid: string
  accountname: string
  logo: string | null
  estado: EstadoCuenta
  estado_motivo: string | null
  rol: 'titular' | 'colaborador'
  activo: boolean
  /** Null until the first password is set. */
  hash: string | null
  /** Of the second step, when this person has one. */
  secreto: string | null
  /** In which letters are written to this person. */
  idioma: Idioma
  /** Whether this person signed in with the browser that calls. */
  conocido: boolean
  duration: number
  proveedor: Proveedor
}

/** What every signed-in person is told, whoever it is. */
export const forLogin = ({ sessionMinutes }: Settings) => [
  sql<number>`minutos_de_sesion(${sessionMinutes})`.as('duration'),
  sql<Proveedor>`proveedor_publico()`.as('proveedor'),
]

export async function findCredencial(
  { ingreso, caller, services }: Context,
  email: string,
): Promise<Credencial | undefined> {
  const { rows } = await sql<Credencial>`
    select *, ${conocido(caller, 'contactid')}, ${sql.join(forLogin(services.settings))} from credencial_de(${email})`.execute(
    ingreso,
  )
  return rows[0]
}
