import { useTexts } from '@portal/ui/app/useTexts.ts'
import { ButtonLink, IconButton } from '@portal/ui/controls/Button.tsx'
import { todos } from '@portal/ui/list/filter.ts'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Toolbar } from '@portal/ui/table/Toolbar.tsx'
import { Plus as NewIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../useEsAdministrador.ts'
import type { CatalogoAddress } from './address.ts'
import { recursos } from './grupos.ts'
import { vigentes } from './vigente.ts'

interface HerramientasDeTiposProps {
  address: CatalogoAddress
  change: (next: Partial<CatalogoAddress>) => void
  /** Of those that are left; absent until they are known. */
  total: number | undefined
  narrow: boolean
}

/** What can be asked of the catalogue, and a new type for who may make one. */
export const HerramientasDeTipos = ({ address, change, total, narrow }: HerramientasDeTiposProps) => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const { search, recurso, vigentes: which } = address
  return (
    <Toolbar
      search={{
        value: search ?? '',
        label: t('catalogo.buscar'),
        onSearch: (text) => change({ search: text === '' ? undefined : text }),
      }}
      narrow={narrow}
      narrowing={[recurso, which].filter((value) => value !== undefined).length}
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
      filters={
        <>
          <FilterSelect
            label={t('catalogo.filtros.recurso')}
            allLabel={t('lista.todos')}
            value={recurso}
            options={recursos.map((value) => ({ value, label: t(`catalogo.recurso.${value}`) }))}
            onChange={(value) => change({ recurso: value })}
          />
          <FilterSelect
            label={t('catalogo.filtros.vigentes')}
            value={which ?? 'vigentes'}
            options={[
              ...vigentes.map((value) => ({ value, label: t(`catalogo.vigentes.${value}`) })),
              { value: todos, label: t('lista.todos') },
            ]}
            onChange={(value) => change({ vigentes: value === 'vigentes' ? undefined : value })}
          />
        </>
      }
    />
  )
}
