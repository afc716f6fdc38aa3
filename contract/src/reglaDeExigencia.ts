import type { Alcance } from './reglaDeTipo.ts'
import { sentence, type Sentence } from './wording.ts'

/** What an operation may ask of a type. The provider's grid and the server lean on this one rule. */

interface Tipo {
  nombre: string
  alcance: Alcance
  obligatorio: boolean
  critico: boolean
}

interface Exigencia {
  obligatorio: boolean
  critico: boolean
  vigente_desde: string | null
  vigente_hasta: string | null
}

/** Why an operation can't ask that; undefined where it can. It asks for more than everybody is asked for, never for less. */
export function problemaDeExigencia(tipo: Tipo, exigencia: Exigencia): Sentence | undefined {
  const { obligatorio, critico, vigente_desde, vigente_hasta } = exigencia
  if (critico && !obligatorio) return sentence('criticoSinPedir', { tipo: tipo.nombre })
  if (vigente_desde !== null && vigente_hasta !== null && vigente_hasta < vigente_desde)
    return sentence('exigenciaAlReves', { tipo: tipo.nombre })
  const general = tipo.alcance === 'general'
  if (general && !(critico && !tipo.critico) && !(obligatorio && !tipo.obligatorio))
    return sentence('yaSeLePideATodos', { tipo: tipo.nombre })
  return undefined
}
