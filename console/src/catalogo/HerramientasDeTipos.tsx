import { tipoRecursoFilter } from '@portal/parts/filters.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink, IconButton } from '@portal/ui/controls/Button.tsx'
import { filter } from '@portal/ui/list/filter.ts'
import { FilterChips } from '@portal/ui/list/FilterChips.tsx'
import { ListFilters, type ListFiltersProps } from '@portal/ui/list/ListFilters.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Toolbar } from '@portal/ui/table/Toolbar.tsx'
import { Plus as NewIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { readCatalogo, type CatalogoAddress } from './address.ts'
import { vigentes } from './vigente.ts'

interface HerramientasDeTiposProps {
  address: CatalogoAddress
  change: (next: Partial<CatalogoAddress>) => void
  /** Of those that are left; absent until they are known. */
  total: number | undefined
  narrow: boolean
}

const vigentesFilter = filter({
  label: 'catalogo.filtros.vigentes',
  options: vigentes,
  texts: 'tipoVigente',
  initially: 'vigentes',
  all: 'lista.todos',
})

/** What can be asked of the catalogue, and a new type for who may make one. */
export const HerramientasDeTipos = ({ address, change, total, narrow }: HerramientasDeTiposProps) => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const { search } = address
  const choices: ListFiltersProps = {
    filters: [
      ['recurso', tipoRecursoFilter],
      ['vigentes', vigentesFilter],
    ],
    address,
    onChange: (next) => change(readCatalogo({ ...address, ...next })),
  }
  return (
    <Toolbar
      search={{
        value: search ?? '',
        label: t('catalogo.buscar'),
        onSearch: (text) => change({ search: text === '' ? undefined : text }),
      }}
      narrow={narrow}
      count={
        total === undefined ? undefined : t('catalogo.cantidad', { count: total, n: formatNumber(total) })
      }
      action={
        mayChange &&
        (narrow ? (
          <IconButton label={t('catalogo.nuevo')} href={rutas.nuevoTipo(address)}>
            <NewIcon />
          </IconButton>
        ) : (
          <ButtonLink icon={<NewIcon />} href={rutas.nuevoTipo(address)}>
            {t('catalogo.nuevo')}
          </ButtonLink>
        ))
      }
      filters={<ListFilters {...choices} />}
      chips={<FilterChips {...choices} />}
    />
  )
}
