import * as z from 'zod/mini'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { Invitacion } from './contactos.ts'
import { Aptitud } from './recursos.ts'
import { EstadoCuenta, Rol } from './sesion.ts'
import { Id, TipoDocumentoCuenta } from './values.ts'

/** The carriers' accounts, as the provider sees them. */

const CuentaRow = {
  cuentaid: z.string(),
  accountname: z.string(),
  tipo_documento: TipoDocumentoCuenta,
  cuit: z.string(),
  email: z.string(),
  estado: EstadoCuenta,
  createdtime: z.string(),
}

/** `search` finds part of a name, a number or an e-mail. Choferes and dominios are counted while active. */
export const ListCuentas = operation({
  access: 'revisor',
  input: {
    estado: z.optional(EstadoCuenta),
    ...paged(['accountname', 'cuit', 'email', 'estado', 'createdtime']),
  },
  output: pageOf(z.object({ ...CuentaRow, choferes: z.int(), dominios: z.int(), en_revision: z.int() })),
})

export const Cuenta = z.object({
  ...CuentaRow,
  /** Why it is disabled or suspended, while it is. */
  estado_motivo: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  mailingstreet: z.nullable(z.string()),
  othercountry: z.nullable(z.string()),
  otherstate: z.nullable(z.string()),
  othercity: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  version: z.int(),
  aptitud: Aptitud,
  /** What of the transporte's own documents keeps it from being fit, or will. */
  motivos: z.array(z.string()),
  /** Active choferes, dominios and unidades; all that they and the transporte lack; what waits for a decision. */
  cantidades: z.object({
    choferes: z.int(),
    dominios: z.int(),
    unidades: z.int(),
    faltantes: z.int(),
    en_revision: z.int(),
  }),
  contactos: z.array(
    z.object({
      contactid: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      mobile: z.nullable(z.string()),
      rol: Rol,
      activo: z.boolean(),
      invitacion: z.nullable(Invitacion),
      ultimo_ingreso: z.nullable(z.string()),
    }),
  ),
  /** The request that it came from; none for an account that did not register. */
  registro: z.nullable(
    z.object({
      registroid: z.string(),
      createdtime: z.string(),
      decidido: z.nullable(z.string()),
      decidido_por: z.nullable(z.string()),
    }),
  ),
})

export const DetailCuenta = operation({
  access: 'revisor',
  ofCuenta: true,
  input: { cuentaid: Id },
  output: recordsOf(Cuenta),
})
