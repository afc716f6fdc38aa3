import { useRouter } from '@tanstack/react-router'
import { TipoRecurso } from '@portal/contract/recursos.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { ViewSwitch } from '@portal/ui/controls/ViewSwitch.tsx'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { ChoiceSelect } from '@portal/ui/table/ChoiceSelect.tsx'
import { Toolbar } from '@portal/ui/table/Toolbar.tsx'
import { rutas } from '../rutas.ts'
import type { FaltantesAddress } from './address.ts'

interface HerramientasProps {
  todos: boolean
  address: FaltantesAddress
  onChange: (next: FaltantesAddress) => void
  count: string | undefined
}

/** What can be asked of the missing documents. Whose they are is an address each. */
export const Herramientas = ({ todos, address, onChange, count }: HerramientasProps) => {
  const t = useTexts()
  const router = useRouter()
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const { search = '', tiporecurso, vista } = address
  const hrefOf = { activos: rutas.documentosFaltantes, todos: rutas.documentosFaltantesTodos }
  return (
    <Toolbar
      search={{
        value: search,
        label: t('faltantes.buscar'),
        onSearch: (text) => onChange({ search: text === '' ? undefined : text }),
      }}
      filters={
        <>
          <ChoiceSelect
            label={t('faltantes.recursos.titulo')}
            value={todos ? 'todos' : 'activos'}
            options={(['activos', 'todos'] as const).map((value) => ({
              value,
              label: t(`faltantes.recursos.${value}`),
            }))}
            onChange={(value) =>
              void router.navigate({ href: hrefOf[value]({ search, tiporecurso, vista }) })
            }
          />
          <FilterSelect
            label={t('recurso.columnas.tipoVehiculo')}
            allLabel={t('lista.todos')}
            value={tiporecurso}
            options={TipoRecurso.options.map((value) => ({ value, label: t(`tipoRecurso.${value}`) }))}
            onChange={(value) => onChange({ tiporecurso: value })}
          />
          <ViewSwitch
            label={t('faltantes.vista.titulo')}
            current={vista ?? 'recurso'}
            views={(['recurso', 'urgencia'] as const).map((view) => ({
              view,
              label: t(`faltantes.vista.${view}`),
            }))}
            onChange={(view) => onChange({ vista: view === 'urgencia' ? view : undefined })}
          />
        </>
      }
      narrowing={(tiporecurso === undefined ? 0 : 1) + (todos ? 1 : 0)}
      count={count}
      narrow={narrow}
    />
  )
}
