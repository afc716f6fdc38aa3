import { Autoriza } from '@portal/pase/lista.ts'
import * as z from 'zod/mini'

/** What the database says of the head of a list. */

export const Cabecera = z.object({
  dispositivoid: z.string(),
  dispositivo: z.string(),
  puertaid: z.string(),
  puerta: z.string(),
  sede: z.string(),
  operacionid: z.nullable(z.string()),
  operacion: z.nullable(z.string()),
  con_nombres: z.boolean(),
  dia: z.string(),
  autorizan: z.array(Autoriza),
  guardias: z.array(z.object({ guardiaid: z.string(), nombre: z.string() })),
  anulados: z.array(z.int()),
  testigo: z.nullable(z.object({ numero: z.int(), raiz: z.string() })),
})
export type CabeceraDicha = z.output<typeof Cabecera>
