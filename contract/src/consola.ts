import * as z from 'zod/mini'
import { EstadoCuenta } from './cuenta.ts'
import { Archivo, Documento, DocumentoForm, EstadoDocumento } from './documentos.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { TipoRecurso } from './recursos.ts'
import { LoginForm, Registration } from './sesion.ts'
import { CodigoTotp, Id, opcional, requerido, texto } from './values.ts'

/** What the provider's people do, at their own door. */

export const RolOperador = z.enum(['revisor', 'administrador'])

export const OperadorData = z.object({
  operadorid: z.string(),
  nombre: z.string(),
  rol: RolOperador,
  /** Minutes without activity after which the session ends. */
  duration: z.number(),
  /** Whether signing in asks for a second step, and whether the provider asks one of all its people (1509 while it is missing). */
  totp: z.boolean(),
  totp_obligatorio: z.boolean(),
  proveedor: z.object({ nombre: z.string(), logo: z.nullable(z.string()) }),
})

/** 1508 when the password is right and `totp` is still missing; 1512 when it is wrong, late, or was used. */
export const LoginOperador = operation({
  access: 'publico',
  writes: true,
  input: { ...LoginForm, totp: z.optional(CodigoTotp) },
  output: z.object({ login: OperadorData }),
})

export const LogoutOperador = operation({
  access: 'publico',
  writes: true,
  input: {},
  output: z.object({ logout: z.literal(true) }),
})

/** Who is signed in; refuses (1501) when nobody is. */
export const SesionOperador = operation({
  access: 'revisor',
  whileIncomplete: true,
  input: {},
  output: z.object({ login: OperadorData }),
})

/** How many wait, since when the oldest does (ISO), and what needs an eye. */
export const Cola = operation({
  access: 'revisor',
  input: {},
  output: z.object({
    registros: z.object({ cantidad: z.int(), desde: z.nullable(z.string()) }),
    documentos: z.object({ cantidad: z.int(), desde: z.nullable(z.string()) }),
    correosFallidos: z.int(),
    tareasAtrasadas: z.int(),
    /** The oldest of both, oldest first. */
    masAntiguos: z.array(
      z.object({
        clase: z.enum(['registro', 'documento']),
        id: z.string(),
        titulo: z.string(),
        detalle: z.string(),
        desde: z.string(),
      }),
    ),
  }),
})

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
  writes: true,
  input: { registroid: Id },
  output: recordsOf(Registro),
})

export const RechazarRegistro = operation({
  access: 'revisor',
  writes: true,
  input: { registroid: Id, motivo: texto(500) },
  output: recordsOf(Registro),
})

export const RevisionRow = z.object({
  documentoid: z.string(),
  cuenta_id: z.string(),
  accountname: z.string(),
  recursoid: z.string(),
  tiporecurso: TipoRecurso,
  nombre: z.string(),
  dominio: z.nullable(z.string()),
  /** The country of a dominio's plate. */
  pais_patente: z.nullable(z.string()),
  tipodocumento: z.string(),
  critico: z.boolean(),
  estado: EstadoDocumento,
  presentado: z.string(),
  archivos: z.int(),
})

/** Documents to review, oldest first unless asked otherwise. */
export const ListRevision = operation({
  access: 'revisor',
  input: {
    estado: z._default(EstadoDocumento, 'en revision'),
    tiporecurso: z.optional(TipoRecurso),
    tipodocumentoid: z.optional(Id),
    cuentaid: z.optional(Id),
    ...paged(['presentado', 'accountname', 'nombre', 'tipodocumento']),
  },
  output: pageOf(RevisionRow),
})

/** A label and what the record says. */
export const Dato = z.object({ nombre: z.string(), valor: z.string() })

export const Revision = z.extend(Documento.full, {
  cuenta_id: z.string(),
  accountname: z.string(),
  cuit: z.string(),
  estado_cuenta: EstadoCuenta,
  critico: z.boolean(),
  pais_patente: z.nullable(z.string()),
  decidido_por: z.nullable(z.string()),
  /** Who blocked it, when and why, while it is blocked. */
  bloqueo: z.nullable(
    z.object({ por: z.nullable(z.string()), desde: z.string(), motivo: z.nullable(z.string()) }),
  ),
  /** The record the document belongs to. */
  recurso: z.array(Dato),
  /** The approved document of the same slot, to compare with. */
  vigente: z.nullable(
    z.object({
      documentoid: z.string(),
      fecha_emision: z.nullable(z.string()),
      fecha_vencimiento: z.nullable(z.string()),
      periodo: z.nullable(z.string()),
      numero: z.nullable(z.string()),
      archivos: z.array(Archivo.full),
    }),
  ),
  /** The next one in the queue after this, oldest first. */
  siguiente: z.nullable(z.string()),
})

export const DetailRevision = operation({
  access: 'revisor',
  input: { documentoid: Id },
  output: recordsOf(Revision),
})

/** Approving may correct the dates; rejecting and blocking ask for a reason. 1520 when somebody decided it first. */
export const DecidirDocumento = operation({
  access: 'revisor',
  writes: true,
  input: {
    documentoid: Id,
    decision: z.enum(['aprobar', 'rechazar', 'bloquear', 'desbloquear'], { error: requerido }),
    motivo: z.optional(opcional(texto(500))),
    ...z.partial(
      z.pick(z.object(DocumentoForm), { fecha_emision: true, fecha_vencimiento: true, periodo: true }),
    ).shape,
    version: z.optional(z.int()),
  },
  output: recordsOf(Revision),
})
