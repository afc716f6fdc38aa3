import data from './geografia.json' with { type: 'json' }

/** A place as the forms offer it: `denominacion` is what a person reads, `othercity` what an account keeps. */
export interface Ciudad {
  geo_pais: string
  geo_provincia: string
  denominacion: string
  othercity: string
}

export interface GeografiaFilter {
  geo_pais?: string | undefined
  geo_provincia?: string | undefined
}

const paises: Record<string, Record<string, string>> = data.paises

const ciudades: readonly Ciudad[] = Object.entries(paises).flatMap(([geo_pais, provincias]) =>
  Object.entries(provincias).flatMap(([geo_provincia, names]) =>
    names.split('|').map((name) => ({ geo_pais, geo_provincia, denominacion: name, othercity: name })),
  ),
)

/**
 * The places of the twenty countries of the dialling-code list, or those of one country or province, in Spanish
 * order of country, province and name. All of them are some 22,000: a form asks for one country at a time.
 */
export function geografia({ geo_pais, geo_provincia }: GeografiaFilter = {}): readonly Ciudad[] {
  if (geo_pais === undefined && geo_provincia === undefined) return ciudades
  return ciudades.filter(
    (ciudad) =>
      (geo_pais === undefined || ciudad.geo_pais === geo_pais) &&
      (geo_provincia === undefined || ciudad.geo_provincia === geo_provincia),
  )
}
