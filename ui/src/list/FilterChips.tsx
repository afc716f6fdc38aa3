import { useTexts } from '../texts/useTexts.ts'
import { DropChip } from '../controls/DropChip.tsx'
import { optionKey, todos } from './filter.ts'
import type { ListFiltersProps } from './ListFilters.tsx'

/** Which of the plain choices narrow the list now, those that it began with too. */
export const FilterChips = ({ filters, address, onChange }: ListFiltersProps) => {
  const t = useTexts()
  return filters.map(([name, filter]) => {
    const { label, options, initially, all } = filter
    const chosen = options.find((option) => option === (address[name] ?? initially))
    // Where one is always chosen, the first of them narrows nothing.
    if (chosen === undefined || (!all && chosen === initially)) return null
    return (
      <DropChip
        key={name}
        label={t('lista.filtro', { nombre: t(label), valor: t(optionKey(filter, chosen)) })}
        usual={chosen === initially}
        onDrop={() => onChange({ [name]: all && initially !== undefined ? todos : undefined })}
      />
    )
  })
}
