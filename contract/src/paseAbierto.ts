import * as z from 'zod/mini'
import { lugares } from './lugaresDeUnidad.ts'

/** What the page of a shared pass shows: who comes, and nothing of what they may, nor of any paper. */
export const PaseAbierto = z.object({
  codigo: z.string(),
  que: z.enum(['unidad', 'chofer']),
  nombre: z.string(),
  transporte: z.string(),
  /** As it is told to people: `0007-3141`. */
  numero: z.string(),
  /** The moment until which the code is good; the page asks for another before. */
  vence: z.string(),
  /** In which whoever shared it is written to. */
  idioma: z.nullable(z.string()),
  partes: z.array(
    z.object({
      lugar: z.enum(lugares),
      /** A plate, or a full name. */
      nombre: z.string(),
      pais_patente: z.nullable(z.string()),
      vehiculo: z.nullable(z.string()),
      carroceria: z.nullable(z.string()),
      cantidad_ejes: z.nullable(z.int()),
    }),
  ),
})
export type PaseAbierto = z.output<typeof PaseAbierto>
