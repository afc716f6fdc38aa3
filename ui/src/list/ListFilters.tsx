import { useTexts } from '../texts/useTexts.ts'
import type { Address } from './address.ts'
import { optionKey, todos, type Filter } from './filter.ts'
import { FilterSelect } from './FilterSelect.tsx'

export interface ListFiltersProps {
  filters: readonly [name: string, filter: Filter][]
  address: Address
  onChange: (next: Address) => void
}

/** The plain choices that a list can be narrowed by. */
export const ListFilters = ({ filters, address, onChange }: ListFiltersProps) => {
  const t = useTexts()
  return filters.map(([name, filter]) => {
    const { label, options, initially, all } = filter
    const chosen = address[name] ?? initially
    return (
      <FilterSelect
        key={name}
        label={t(label)}
        {...(all && { allLabel: t(all) })}
        value={options.find((option) => option === chosen)}
        options={options.map((value) => ({ value, label: t(optionKey(filter, value)) }))}
        onChange={(value) =>
          onChange({ [name]: value === initially ? undefined : (value ?? (initially && todos)) })
        }
      />
    )
  })
}
