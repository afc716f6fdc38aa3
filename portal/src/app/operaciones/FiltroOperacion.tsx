import { operationQuery } from '@portal/ui/app/queries.ts'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMayAsk } from '../session/useLogin.ts'

/** Turns a list to one of the operations, in its address. Of an account that takes part in one at most there is nothing to turn. */
export const FiltroOperacion = ({ address, change }: Pick<ListState<object>, 'address' | 'change'>) => {
  const t = useTexts()
  const enabled = useMayAsk('ListOperaciones')
  const { data } = useQuery({ ...operationQuery('ListOperaciones', {}), enabled })
  const asked = typeof address['operacionid'] === 'string' ? address['operacionid'] : undefined
  const records = data?.records ?? []
  if (records.length < 2 && asked === undefined) return null
  const options = records.map(({ operacionid, nombre }) => ({ value: operacionid, label: nombre }))
  // An address may ask about one that is over.
  const known = asked === undefined || options.some(({ value }) => value === asked)
  return (
    <FilterSelect
      label={t('operaciones.filtro.titulo')}
      allLabel={t('operaciones.filtro.todas')}
      value={asked}
      options={known ? options : [...options, { value: asked, label: t('operaciones.filtro.otra') }]}
      onChange={(operacionid) => change({ operacionid })}
    />
  )
}
