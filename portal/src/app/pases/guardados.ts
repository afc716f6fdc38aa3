import { openedPases } from '@portal/ui/kept/kept.ts'
import * as z from 'zod/mini'

/** A pass that was opened, as it is shown where there is no line: who they are, and nothing of how they stood. */
const Guardado = z.object({
  recursoid: z.string(),
  codigo: z.string(),
  nombre: z.string(),
  transporte: z.string(),
  numero: z.string(),
  vence: z.string(),
  partes: z.array(
    z.object({
      lugar: z.string(),
      nombre: z.string(),
      pais_patente: z.nullable(z.string()),
      vehiculo: z.nullable(z.string()),
      carroceria: z.nullable(z.string()),
      cantidad_ejes: z.nullable(z.number()),
    }),
  ),
})
export type PaseGuardado = z.output<typeof Guardado>

/** A phone shows a few; more of them are a yard's, whose passes are printed. */
const maxGuardados = 20

/** Those that are good still, the one that was opened last first. */
export function readGuardados(now = Date.now()): PaseGuardado[] {
  try {
    return z
      .array(Guardado)
      .parse(JSON.parse(openedPases.read() ?? '[]'))
      .filter(({ vence }) => Date.parse(vence) > now)
  } catch {
    return []
  }
}

export function guardar(pase: unknown): void {
  const read = Guardado.safeParse(pase)
  // What another back office leaves unsaid can't be shown by itself.
  if (!read.success) return
  const others = readGuardados().filter(({ recursoid }) => recursoid !== read.data.recursoid)
  openedPases.write(JSON.stringify([read.data, ...others].slice(0, maxGuardados)))
}

/** One that was taken back, or of which there is none any more. */
export const olvidar = (recursoid: string): void =>
  openedPases.write(JSON.stringify(readGuardados().filter((each) => each.recursoid !== recursoid)))
