import { Refusal } from '@portal/contract/refusals.ts'
import { carrocerias, titularidades, vehiculos } from '@portal/contract/vehiculos.ts'
import type { Option } from '@portal/ui/fields/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '@portal/ui/app/queries.ts'

const noOptions: readonly Option[] = []

interface PickList {
  /** What it offers; empty until it is here. */
  options: readonly Option[]
  /** Nobody offers anything: what is asked for is typed. */
  isFree: boolean
}

/** Those that a form takes no other value of: they stand here too, for a back office that has no list of them. */
const ownLists: Readonly<Record<string, readonly string[]>> = {
  vehiculo: vehiculos,
  carroceria: carrocerias,
  titularidad: titularidades,
}

/** There is no such list, or none that can be read; one that did not come this time may come yet. */
const hasNone = (error: unknown): boolean =>
  error instanceof Refusal && error.is('UNKNOWN_OPERATION', 'RECORD_NOT_FOUND', 'BACKOFFICE_ODD')

/** What a pick list offers. */
export const usePickList = (module: string, field: string): PickList => {
  const { data, error } = useQuery({
    ...operationQuery('getPickListValues', { module, field }),
    staleTime: Infinity,
  })
  const options = data?.records ?? noOptions
  const isNone = data?.records.length === 0 || hasNone(error)
  const own = isNone ? ownLists[field]?.map((value) => ({ value, label: value })) : undefined
  return own ? { options: own, isFree: false } : { options, isFree: isNone }
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
