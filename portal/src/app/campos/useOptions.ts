import type { Option } from '@portal/ui/fields/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '@portal/ui/app/queries.ts'

const noOptions: readonly Option[] = []

/** What a pick list offers; empty until it is here. */
export const usePickList = (module: string, field: string): readonly Option[] => {
  const { data } = useQuery({
    ...operationQuery('getPickListValues', { module, field }),
    staleTime: Infinity,
  })
  return data?.records ?? noOptions
}

const unique = (values: readonly string[]): Option[] =>
  [...new Set(values)].map((value) => ({ value, label: value }))

/** The provinces of a country and the places of a province. */
export const usePlaces = (country: string, province: string) => {
  const { data, isFetching } = useQuery({
    ...operationQuery('getCiudades', { filter: { geo_pais: country } }),
    staleTime: Infinity,
    enabled: country !== '',
  })
  const places = data ?? []
  return {
    loading: isFetching,
    provinces: unique(places.map(({ geo_provincia }) => geo_provincia)),
    cities: places
      .filter(({ geo_provincia }) => geo_provincia === province)
      .map(({ denominacion, othercity }) => ({ label: denominacion, value: othercity })),
  }
}
