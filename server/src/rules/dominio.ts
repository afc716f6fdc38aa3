import { sentence, type Sentence } from '@portal/contract/wording.ts'

const anioMinimo = 1950

/** Why a model year is refused, or undefined: makers sell next year's model before it begins. */
export function anioProblem(anio: number, hoy: string): Sentence | undefined {
  const anioMaximo = Number(hoy.slice(0, 4)) + 1
  return anio < anioMinimo || anio > anioMaximo
    ? sentence('anioFuera', { desde: anioMinimo, hasta: anioMaximo })
    : undefined
}

interface DatosDeDominio {
  pais_patente: string
  anio: number | null
  transporta_peligrosas: boolean
}

/** What looks odd and does not block. Ages of Ley 24.449, art. 53 b: older ones need what its regulation asks. */
export function dominioAdvertencias(dominio: DatosDeDominio, hoy: string): Sentence[] {
  const { pais_patente, anio, transporta_peligrosas } = dominio
  if (pais_patente !== 'Argentina' || anio === null) return []
  const antiguedad = Number(hoy.slice(0, 4)) - anio
  if (transporta_peligrosas && antiguedad > 10) return [sentence('vehiculoDeMasDe10')]
  if (antiguedad > 20) return [sentence('vehiculoDeMasDe20')]
  return []
}
