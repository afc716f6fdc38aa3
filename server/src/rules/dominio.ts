const anioMinimo = 1950

/** Why a model year is refused, or undefined: makers sell next year's model before it begins. */
export function anioProblem(anio: number, hoy: string): string | undefined {
  const anioMaximo = Number(hoy.slice(0, 4)) + 1
  return anio < anioMinimo || anio > anioMaximo ? `El año va de ${anioMinimo} a ${anioMaximo}` : undefined
}

interface DatosDeDominio {
  pais_patente: string
  anio: number | null
  transporta_peligrosas: boolean
}

/** What looks odd and does not block. Ages of Ley 24.449, art. 53 b: older ones need what its regulation asks. */
export function dominioAdvertencias(dominio: DatosDeDominio, hoy: string): string[] {
  const { pais_patente, anio, transporta_peligrosas } = dominio
  if (pais_patente !== 'Argentina' || anio === null) return []
  const antiguedad = Number(hoy.slice(0, 4)) - anio
  if (transporta_peligrosas && antiguedad > 10)
    return ['El vehículo tiene más de 10 años, el límite general para cargas peligrosas.']
  if (antiguedad > 20) return ['El vehículo tiene más de 20 años, el límite general para cargas.']
  return []
}
