import type { Rigor } from '../exigencia.ts'

/** As strictly as whoever asks most strictly: of a slot that several ask for. Null where none does. */
export const masEstricto = (rigores: readonly (Rigor | null)[]): Rigor | null => {
  const asked = rigores.filter((rigor) => rigor !== null)
  return asked.length === 0
    ? null
    : {
        obligatorio: asked.some(({ obligatorio }) => obligatorio),
        critico: asked.some(({ critico }) => critico),
      }
}
