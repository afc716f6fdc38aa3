import { operationQuery } from '@portal/ui/app/queries.ts'
import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMayAsk } from '../session/useLogin.ts'

interface FiltroOperacionProps {
  /** What the address says of it. */
  operacionid: string | number | undefined
  onChange: (operacionid: string | undefined) => void
}

/** Those that the account takes part in, by name, and the one that an address asks about; it may be over. */
const useOpciones = (said: string | number | undefined) => {
  const t = useTexts()
  const enabled = useMayAsk('ListOperaciones')
  const { data } = useQuery({ ...operationQuery('ListOperaciones', {}), enabled })
  const asked = typeof said === 'string' ? said : undefined
  const options =
    data?.records.map(({ operacionid, nombre }) => ({ value: operacionid, label: nombre })) ?? []
  const known = asked === undefined || options.some(({ value }) => value === asked)
  return {
    asked,
    options: known
      ? options
      : [...options, { value: asked, label: data ? t('operaciones.filtro.otra') : '…' }],
  }
}

/** Turns a list to one of the operations, in its address. Of an account that takes part in one at most there is nothing to turn. */
export const FiltroOperacion = ({ operacionid, onChange }: FiltroOperacionProps) => {
  const t = useTexts()
  const { asked, options } = useOpciones(operacionid)
  if (options.length < 2 && asked === undefined) return null
  return (
    <FilterSelect
      label={t('operaciones.filtro.titulo')}
      allLabel={t('operaciones.filtro.todas')}
      value={asked}
      options={options}
      onChange={onChange}
    />
  )
}

/** That a list is turned to one, in sight while its filters are not. */
export const OperacionChip = ({ operacionid, onChange }: FiltroOperacionProps) => {
  const t = useTexts()
  const { asked, options } = useOpciones(operacionid)
  if (asked === undefined) return null
  const nombre = options.find(({ value }) => value === asked)?.label
  return (
    <DropChip
      label={t('lista.filtro', { nombre: t('operaciones.filtro.titulo'), valor: nombre ?? '' })}
      onDrop={() => onChange(undefined)}
    />
  )
}
