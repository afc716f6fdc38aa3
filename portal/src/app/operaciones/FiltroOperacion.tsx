import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useRecordar } from './elegida.ts'
import { useOperaciones } from './useOperaciones.ts'

interface FiltroOperacionProps {
  /** What the address says of it. */
  operacionid: string | number | undefined
  onChange: (operacionid: string | undefined) => void
}

/** Those where the account works today, by name, and the one that an address asks about; it may be over. What is chosen is remembered. */
const useOpciones = ({ operacionid: said, onChange }: FiltroOperacionProps) => {
  const t = useTexts()
  const { abiertas } = useOperaciones()
  const remember = useRecordar()
  const asked = typeof said === 'string' ? said : undefined
  const options = abiertas?.map(({ operacionid, nombre }) => ({ value: operacionid, label: nombre })) ?? []
  const known = asked === undefined || options.some(({ value }) => value === asked)
  return {
    asked,
    options: known
      ? options
      : [...options, { value: asked, label: abiertas ? t('operaciones.filtro.otra') : '…' }],
    turn: (next: string | undefined) => {
      remember(next)
      onChange(next)
    },
  }
}

/** Turns a list to one of the operaciones, in its address. Of an account that takes part in one at most there is nothing to turn. */
export const FiltroOperacion = (of: FiltroOperacionProps) => {
  const t = useTexts()
  const { asked, options, turn } = useOpciones(of)
  if (options.length < 2 && asked === undefined) return null
  return (
    <FilterSelect
      label={t('operaciones.filtro.titulo')}
      allLabel={t('operaciones.filtro.todas')}
      value={asked}
      options={options}
      onChange={turn}
    />
  )
}

/** That a list is turned to one, in sight while its filters are not. */
export const OperacionChip = (of: FiltroOperacionProps) => {
  const t = useTexts()
  const { asked, options, turn } = useOpciones(of)
  if (asked === undefined) return null
  const nombre = options.find(({ value }) => value === asked)?.label
  return (
    <DropChip
      label={t('lista.filtro', { nombre: t('operaciones.filtro.titulo'), valor: nombre ?? '' })}
      onDrop={() => turn(undefined)}
    />
  )
}

/** The same where there are no other filters to stand among. */
export const VueltaA = (of: FiltroOperacionProps) => {
  const { asked, options } = useOpciones(of)
  if (options.length < 2 && asked === undefined) return null
  return (
    <div className="row">
      <FiltroOperacion {...of} />
    </div>
  )
}

type DeLista = Pick<ListState<never>, 'address' | 'change'>

const turnedIn = ({ address, change }: DeLista): FiltroOperacionProps => ({
  operacionid: address['operacionid'],
  onChange: (operacionid) => change({ operacionid }),
})

/** Both, as a list takes them. */
export const FiltroDeLista = (of: DeLista) => <FiltroOperacion {...turnedIn(of)} />
export const ChipDeLista = (of: DeLista) => <OperacionChip {...turnedIn(of)} />
