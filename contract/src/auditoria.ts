import * as z from 'zod/mini'
import { operation, pageOf, paged } from './operation.ts'
import { CalendarDate, Id, texto } from './values.ts'

/** Who wrote what, from where, and what it said before; and whether somebody touched that since. */

/** One row that a write changed. */
export const CambioAuditado = z.object({
  tabla: z.string(),
  id: z.string(),
  que: z.enum(['alta', 'cambio', 'baja']),
  /** As it is called today; null of what is gone, or has no name. */
  nombre: z.nullable(z.string()),
  /** Of a resource, a person of a carrier or an exception: whose it is. */
  cuenta_id: z.nullable(z.string()),
  /** Of a dominio: of its plate. */
  pais_patente: z.nullable(z.string()),
  campos: z.array(
    z.object({
      campo: z.string(),
      /** Personal: that it changed is told, and not what it said. */
      callado: z.boolean(),
      antes: z.nullable(z.string()),
      despues: z.nullable(z.string()),
    }),
  ),
})

export const LineaAuditoria = z.object({
  auditoriaid: z.string(),
  creado: z.string(),
  /** Null for what is done before signing in. */
  actor: z.nullable(z.string()),
  actor_nombre: z.nullable(z.string()),
  /** Whose records it wrote, whoever did it; null where of nobody, or of several. */
  cuenta_id: z.nullable(z.string()),
  accountname: z.nullable(z.string()),
  /** The operation. */
  accion: z.string(),
  /** The record that was written. */
  objeto: z.nullable(z.string()),
  request_id: z.string(),
  ip: z.nullable(z.string()),
  /** Rows that it changed; null of lines from before that was kept, whose changes are unknown. */
  cambios: z.nullable(z.array(CambioAuditado)),
  /** How many more rows it changed than `cambios` tells. */
  cambios_mas: z.int(),
  /** The block that it is sealed in; null while it is in none. */
  bloque: z.nullable(z.int()),
})

/** A day in Buenos Aires of which the page shows a line. */
const DiaAuditoria = z.object({
  dia: CalendarDate,
  /** Of all pages, within what was asked for; counted up to 10,000. */
  lineas: z.int(),
  /** In which its newest is sealed, as those before it are in this or in earlier ones; null while it is in none. */
  bloque: z.nullable(z.int()),
})

const { search, page, pagesize, order } = paged(['creado'])

/** The newest first. `desde` and `hasta` are days in Buenos Aires, both included. */
export const ListAuditoria = operation({
  access: 'administrador',
  input: {
    actor: z.optional(Id),
    cuentaid: z.optional(Id),
    accion: z.optional(texto(60)),
    desde: z.optional(CalendarDate),
    hasta: z.optional(CalendarDate),
    search,
    order,
    page,
    pagesize,
  },
  output: z.extend(pageOf(LineaAuditoria), { dias: z.array(DiaAuditoria) }),
})

/** Where the chain of blocks is broken first. */
export const RoturaAuditoria = z.object({
  motivo: z.enum([
    'falta el bloque',
    'no sigue al anterior',
    'faltan lineas',
    'sobran lineas',
    'no coincide',
    'otra cadena',
  ]),
  bloque: z.int(),
  /** Its lines, by their numbers. Null, as what follows, where there is no such block. */
  desde: z.nullable(z.int()),
  hasta: z.nullable(z.int()),
  /** Sealed, and found. */
  lineas: z.nullable(z.int()),
  halladas: z.nullable(z.int()),
  /** When its first and its last line were written, as it was sealed. */
  primera: z.nullable(z.string()),
  ultima: z.nullable(z.string()),
})

/**
 * Holds the sealed blocks against their lines, a piece a call: `siguiente` says where the next one begins. Without
 * `desde` nothing is held against anything: what is sealed, and how the last check of all of it ended.
 */
export const VerificarAuditoria = operation({
  access: 'administrador',
  input: { desde: z.optional(z.int().check(z.gte(1), z.lte(1_000_000_000))) },
  output: z.object({
    /** The last block that was found as it was sealed; null where nothing was held against anything. */
    comprobado: z.nullable(z.int()),
    siguiente: z.nullable(z.int()),
    rota: z.nullable(RoturaAuditoria),
    bloques: z.int(),
    /** When the newest block was sealed. */
    sellado: z.nullable(z.string()),
    /** Lines in no block yet, up to 10,000, and when the oldest of them was written. */
    sin_sellar: z.int(),
    sin_sellar_desde: z.nullable(z.string()),
    /** The last check of the whole chain that the nightly job made; and the last one that found it whole. */
    ultima: z.nullable(z.object({ momento: z.string(), bloque: z.int(), rota: z.nullable(RoturaAuditoria) })),
    ultima_entera: z.nullable(z.object({ momento: z.string(), bloque: z.int() })),
  }),
})
