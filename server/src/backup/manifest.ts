import * as z from 'zod/mini'

export const manifestPath = 'manifiesto.json'

/** The first entry of a backup: which database it was, and how its tables are to be read. */
export const Manifest = z.object({
  formato: z.literal(1),
  /** ISO, in UTC. */
  creado: z.string(),
  migraciones: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Each after those that it refers to. */
  tablas: z.array(z.object({ nombre: z.string(), columnas: z.array(z.string()) })),
  /** The number each gives next, as text: it may be larger than JavaScript counts. */
  secuencias: z.array(z.object({ nombre: z.string(), siguiente: z.string().check(z.regex(/^\d{1,19}$/)) })),
})
export type Manifest = z.output<typeof Manifest>
