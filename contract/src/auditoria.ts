import * as z from 'zod/mini'
import { operation, pageOf, paged } from './operation.ts'
import { CalendarDate, Id, texto } from './values.ts'

/** Who wrote what, from where. */

export const LineaAuditoria = z.object({
  auditoriaid: z.string(),
  creado: z.string(),
  /** Null for what is done before signing in. */
  actor: z.nullable(z.string()),
  actor_nombre: z.nullable(z.string()),
  /** The carrier in whose name it was done. */
  cuenta_id: z.nullable(z.string()),
  accountname: z.nullable(z.string()),
  /** The operation. */
  accion: z.string(),
  /** The record that was written. */
  objeto: z.nullable(z.string()),
  request_id: z.string(),
  ip: z.nullable(z.string()),
})

const { page, pagesize } = paged(['creado'])

/** The newest first. `desde` and `hasta` are days in Buenos Aires, both included. */
export const ListAuditoria = operation({
  access: 'administrador',
  input: {
    actor: z.optional(Id),
    cuentaid: z.optional(Id),
    accion: z.optional(texto(60)),
    desde: z.optional(CalendarDate),
    hasta: z.optional(CalendarDate),
    page,
    pagesize,
  },
  output: pageOf(LineaAuditoria),
})
