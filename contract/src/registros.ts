import * as z from 'zod/mini'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { Registration } from './sesion.ts'
import { Id, texto } from './values.ts'

/** Who asked to register, and what the provider decides about it. */

export const EstadoRegistro = z.enum(['pendiente', 'aprobada', 'rechazada'])

const RegistroRow = {
  registroid: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  tipo_documento: Registration.tipo_documento,
  cuit: z.string(),
  email: z.string(),
  estado_registro: EstadoRegistro,
  createdtime: z.string(),
  /** Calendar days that it has waited; null once it was decided. */
  dias: z.nullable(z.int()),
}

export const ListRegistros = operation({
  access: 'revisor',
  input: {
    estado: z.optional(EstadoRegistro),
    ...paged(['createdtime', 'lastname', 'cuit', 'email']),
  },
  output: pageOf(z.object(RegistroRow)),
})

/** Something a person would check by hand; `ok` false is a warning, not a refusal. */
const Control = z.object({ nombre: z.string(), ok: z.boolean(), detalle: z.string() })

export const Registro = z.object({
  ...RegistroRow,
  mobile: z.string(),
  mailingstreet: z.string(),
  othercountry: z.string(),
  otherstate: z.string(),
  othercity: z.string(),
  motivo: z.nullable(z.string()),
  decidido: z.nullable(z.string()),
  decidido_por: z.nullable(z.string()),
  cuenta_id: z.nullable(z.string()),
  controles: z.array(Control),
  version: z.int(),
})

export const DetailRegistro = operation({
  access: 'revisor',
  input: { registroid: Id },
  output: recordsOf(Registro),
})

/** Creates the account, incomplete, and its titular, and mails the link to set the password. 1520 when somebody decided first. */
export const AprobarRegistro = operation({
  access: 'revisor',
  writes: { record: 'registroid' },
  input: { registroid: Id },
  output: recordsOf(Registro),
})

export const RechazarRegistro = operation({
  access: 'revisor',
  writes: { record: 'registroid' },
  input: { registroid: Id, motivo: texto(500) },
  output: recordsOf(Registro),
})
