import data from './geografia.json' with { type: 'json' }

/** A place as the forms offer it: `denominacion` is what a person reads, `othercity` what an account keeps. */
export interface Ciudad {
  geo_pais: string
  geo_provincia: string
  denominacion: string
  othercity: string
}

interface GeografiaFilter {
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

const campos = ['geo_pais', 'geo_provincia', 'denominacion', 'othercity'] as const
type Campo = (typeof campos)[number]

/** The place of each name among all of them in Spanish order, made once: comparing names as people do takes long. */
let ranks: ReadonlyMap<string, number> | undefined

function rankOf(name: string): number {
  ranks ??= new Map(
    [...new Set(ciudades.flatMap((ciudad) => campos.map((campo) => ciudad[campo])))]
      .sort(new Intl.Collator('es').compare)
      .map((each, rank) => [each, rank]),
  )
  return ranks.get(name) ?? 0
}

/** By the fields that `order` names, in turn: `geo_provincia ASC, denominacion DESC`. */
export function sortedLugares(lugares: readonly Ciudad[], order: string): Ciudad[] {
  const keys = order.split(',').flatMap((each) => {
    const [field = '', way = 'asc'] = each.trim().toLowerCase().split(/\s+/)
    const campo = campos.find((known): known is Campo => known === field)
    return campo ? [{ campo, sign: way === 'desc' ? -1 : 1 }] : []
  })
  return lugares.toSorted((one, other) => {
    for (const { campo, sign } of keys) {
      const difference = rankOf(one[campo]) - rankOf(other[campo])
      if (difference !== 0) return sign * difference
    }
    return 0
  })
}
