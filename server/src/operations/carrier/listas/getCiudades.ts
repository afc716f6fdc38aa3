import { sentence } from '@portal/contract/wording.ts'
import { refuseField } from '@portal/contract'
import { geografia, sortedLugares } from '../../../geografia/geografia.ts'
import type { Handler } from '../../../handler.ts'

export const getCiudades: Handler<'getCiudades'> = ({ order, filter = {} }) => {
  const { geo_pais, geo_provincia } = filter
  if (geo_pais !== undefined && geografia({ geo_pais }).length === 0)
    throw refuseField('filter.geo_pais', sentence('elegiUnPaisDeLaLista'))
  const found = geografia({ geo_pais, geo_provincia })
  if (found.length === 0) throw refuseField('filter.geo_provincia', sentence('elegiUnaProvinciaDeLaLista'))
  return Promise.resolve([...(order === undefined ? found : sortedLugares(found, order))])
}
