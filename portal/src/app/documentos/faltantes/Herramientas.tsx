import { useRouter } from '@tanstack/react-router'
import { tipoRecursoFilter } from '@portal/parts/filters.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { ViewSwitch } from '@portal/ui/controls/ViewSwitch.tsx'
import { filter } from '@portal/ui/list/filter.ts'
import { FilterChips } from '@portal/ui/list/FilterChips.tsx'
import { ListFilters, type ListFiltersProps } from '@portal/ui/list/ListFilters.tsx'
import { Toolbar } from '@portal/ui/table/Toolbar.tsx'
import { rutas } from '../../rutas.ts'
import { FiltroOperacion, OperacionChip } from '../../operaciones/FiltroOperacion.tsx'
import { readFaltantes, type FaltantesAddress } from '../faltantesAddress.ts'

interface HerramientasProps {
  todos: boolean
  address: FaltantesAddress
  onChange: (next: FaltantesAddress) => void
  count: string | undefined
}

const deQuienesFilter = filter({
  label: 'faltantes.recursos',
  options: ['activos', 'todos'],
  texts: 'deQuienes',
  initially: 'activos',
})

/** What can be asked of the missing documents. Whose they are is an address each. */
export const Herramientas = ({ todos, address, onChange, count }: HerramientasProps) => {
  const t = useTexts()
  const router = useRouter()
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const { search = '', tiporecurso, operacionid, vista } = address
  const choices: ListFiltersProps = {
    filters: [
      ['deQuienes', deQuienesFilter],
      ['tiporecurso', tipoRecursoFilter],
    ],
    address: { deQuienes: todos ? 'todos' : undefined, tiporecurso },
    onChange: (next) => {
      if ('tiporecurso' in next) {
        onChange({ tiporecurso: readFaltantes(next).tiporecurso })
        return
      }
      const hrefOf =
        next['deQuienes'] === 'todos' ? rutas.documentosFaltantesTodos : rutas.documentosFaltantes
      void router.navigate({ href: hrefOf({ search, tiporecurso, operacionid, vista }) })
    },
  }
  const turned = { operacionid, onChange: (next: string | undefined) => onChange({ operacionid: next }) }
  return (
    <Toolbar
      search={{
        value: search,
        label: t('faltantes.buscar'),
        onSearch: (text) => onChange({ search: text === '' ? undefined : text }),
      }}
      filters={
        <>
          <ListFilters {...choices} />
          <FiltroOperacion {...turned} />
        </>
      }
      chips={
        <>
          <FilterChips {...choices} />
          <OperacionChip {...turned} />
        </>
      }
      view={
        <ViewSwitch
          label={t('faltantes.vista.titulo')}
          current={vista ?? 'recurso'}
          views={(['recurso', 'urgencia'] as const).map((view) => ({
            view,
            label: t(`faltantes.vista.${view}`),
          }))}
          onChange={(view) => onChange({ vista: view === 'urgencia' ? view : undefined })}
        />
      }
      count={count}
      narrow={narrow}
    />
  )
}
