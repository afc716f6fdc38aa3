import * as z from 'zod/mini'

/** What the page of a link that asks for papers shows and sends: nothing of it is anybody's number, nor another paper. */

const CasillaAbierta = z.object({
  posicion: z.int(),
  /** What the paper is called, short. */
  tipo: z.string(),
  /** A plate, or a name; null where its resource is gone. */
  recurso: z.nullable(z.string()),
  tiporecurso: z.nullable(z.string()),
  vigencia: z.string(),
  /** How many files it takes. */
  maximo: z.int(),
  /** The media type of its sample. */
  ejemplo: z.nullable(z.string()),
  periodo: z.nullable(z.string()),
  estado: z.enum(['falta', 'llego', 'presentada', 'aprobada', 'rechazada', 'descartada', 'cerrada']),
  /** Why the carrier asks again. */
  motivo: z.nullable(z.string()),
  /** Why the provider rejected it. */
  rechazo: z.nullable(z.string()),
  /** Where on which sheet, in fractions of its width and height. */
  marca: z.nullable(z.object({ hoja: z.int(), x: z.number(), y: z.number() })),
  recibida: z.nullable(z.string()),
  presentado: z.nullable(z.string()),
  decidido: z.nullable(z.string()),
})
export type CasillaAbierta = z.output<typeof CasillaAbierta>

export const PedidoAbierto = z.object({
  cuenta: z.string(),
  destinatario: z.string(),
  nota: z.nullable(z.string()),
  /** The last day on which the link is good. */
  vence: z.string(),
  completo: z.boolean(),
  /** In which whoever asks is written to. */
  idioma: z.nullable(z.string()),
  casillas: z.array(CasillaAbierta),
})
export type PedidoAbierto = z.output<typeof PedidoAbierto>
