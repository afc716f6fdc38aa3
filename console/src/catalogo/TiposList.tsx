import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { ButtonLink, IconButton } from '@portal/ui/controls/Button.tsx'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { todos } from '@portal/ui/list/filter.ts'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { GroupedTable } from '@portal/ui/table/GroupedTable.tsx'
import { Toolbar } from '@portal/ui/table/Toolbar.tsx'
import { useQuery } from '@tanstack/react-query'
import { BookText as CatalogoIcon, Plus as NewIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../useEsAdministrador.ts'
import { readCatalogo } from './address.ts'
import { useReturnToRow } from './useReturnToRow.ts'
import { useColumns } from './columns.tsx'
import { GrupoHead } from './GrupoHead.tsx'
import { gruposDe, recursos } from './grupos.ts'
import { vigentes } from './vigente.ts'

interface TiposListProps {
  /** The type that is open beside it. */
  current: string | undefined
  /** Something is open beside it: it has less room. */
  beside: boolean
}

/** The catalogue, by kind of resource. All of it is here at once: what is searched and left out is found without asking. */
export const TiposList = ({ current, beside }: TiposListProps) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('ListTipos', {}))
  const [address, change] = useAddress(readCatalogo)
  const mayChange = useEsAdministrador()
  const narrow = useMediaQuery(beside ? '(max-width: 1279.95px)' : '(max-width: 699.95px)')
  const hoy = hoyEnBuenosAires()
  const columns = useColumns(hoy)
  const { search, recurso, vigentes: which } = address
  const grupos = data && gruposDe(data.records, address, hoy)
  const total = grupos?.reduce((sum, { tipos }) => sum + tipos.length, 0)
  useReturnToRow(current)
  const clear = () => change({ search: undefined, recurso: undefined, vigentes: undefined })

  return (
    <Card>
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
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.records.length === 0 ? (
        <EmptyState
          ghost
          icon={<CatalogoIcon />}
          title={t('catalogo.vacio.titulo')}
          message={t('catalogo.vacio.mensaje')}
        />
      ) : grupos?.length === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        <GroupedTable
          label={t('catalogo.titulo')}
          columns={columns}
          narrow={narrow}
          current={current}
          rowId={({ tipodocumentoid }) => tipodocumentoid}
          rowHref={({ tipodocumentoid }) => rutas.tipo(tipodocumentoid, address)}
          rowLabel={({ nombre }) => nombre}
          groups={grupos?.map((grupo) => ({
            key: t(`catalogo.recurso.${grupo.recurso}`),
            head: <GrupoHead recurso={grupo.recurso} cantidad={grupo.tipos.length} />,
            rows: grupo.tipos,
          }))}
        />
      )}
    </Card>
  )
}
