import type { Alcance } from '@portal/contract/reglaDeTipo.ts'

/** What an operacion asks of a type: through both days. */
export interface ExigenciaEnVigor {
  obligatorio: boolean
  critico: boolean
  vigente_desde: string | null
  vigente_hasta: string | null
}

export interface Tipo {
  alcance: Alcance
  obligatorio: boolean
  critico: boolean
}

/** How strictly a type is asked for. */
export interface Rigor {
  obligatorio: boolean
  critico: boolean
}

/**
 * How strictly a type is asked for on a day where somebody works: as everywhere, and as the operacion asks beside that. It never
 * asks for less. Null where nobody asks for it there. Without an operacion, or with one that asks nothing of it, as everywhere.
 * The database's `pesa_en` decides the same. See docs/decisions/0129.
 */
export function rigorEn(tipo: Tipo, exigencia: ExigenciaEnVigor | null, dia: string): Rigor | null {
  const inForce =
    exigencia !== null && (exigencia.vigente_desde ?? dia) <= dia && (exigencia.vigente_hasta ?? dia) >= dia
  const general = tipo.alcance === 'general'
  if (!general && !inForce) return null
  return {
    obligatorio: (general && tipo.obligatorio) || (inForce && exigencia.obligatorio),
    critico: (general && tipo.critico) || (inForce && exigencia.critico),
  }
}
