import AddIcon from '@mui/icons-material/Add'
import DriversIcon from '@mui/icons-material/PeopleOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Request } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { Aptitud, EstadoRecurso } from '@portal/contract/recursos.ts'
import { DataTable } from '@portal/ui/DataTable.tsx'
import { EmptyState } from '@portal/ui/EmptyState.tsx'
import { formatNumber } from '@portal/ui/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FilterSelect } from '@portal/ui/FilterSelect.tsx'
import {
  defaultPageSize,
  firstPage,
  lenient,
  listSearch,
  orderOf,
  sortOf,
} from '@portal/ui/table/listSearch.ts'
import { operationQuery, prefetchOperation } from '../../operationQuery.ts'
import { rutas } from '../../rutas.ts'
import { Screen } from '../../Screen.tsx'
import { useLogin } from '../../session/useLogin.ts'
import { choferid, choferName, useChoferColumns } from './-choferColumns.tsx'

/** All of them, whatever their estado: an address without estado means the active ones. */
const todos = 'TODOS'
const estados = [...EstadoRecurso.options, todos] as const

const ChoferesSearch = z.object({
  ...listSearch,
  estado_cuenta: lenient(z.enum(estados)),
  aptitud: lenient(Aptitud),
})

const listInput = ({
  estado_cuenta = 'ACTIVO',
  order = 'nombre ASC',
  ...rest
}: z.output<typeof ChoferesSearch>): Request<'ListChoferes'> => ({
  ...rest,
  order,
  ...(estado_cuenta !== todos && { estado_cuenta }),
})

export const Route = createFileRoute('/choferes/')({
  validateSearch: ChoferesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchOperation(context.queryClient, 'ListChoferes', listInput(deps)),
  component: Choferes,
})

function Choferes() {
  const { t } = useTranslation()
  const columns = useChoferColumns()
  const { estado } = useLogin()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('ListChoferes', listInput(search)),
    placeholderData: keepPreviousData,
  })
  // Whatever narrows or reorders the list starts again at its first page.
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (previous) => ({ ...previous, page: undefined, ...next }), replace: true })

  const filtered =
    search.search !== undefined || search.aptitud !== undefined || search.estado_cuenta !== undefined
  const suspended = estado === estadoCuenta.suspendido
  const addButton = !suspended && (
    <Button variant="contained" color="secondary" startIcon={<AddIcon />} href={rutas.nuevoChofer}>
      {t('choferes.nuevo')}
    </Button>
  )

  return (
    <Screen title={t('choferes.titulo')} subtitle={t('choferes.explicacion')} actions={addButton}>
      <Card>
        <DataTable
          name="choferes"
          label={t('choferes.titulo')}
          columns={columns}
          rows={data?.records}
          rowId={choferid}
          rowLabel={choferName}
          rowHref={(row) => rutas.chofer(row.choferid)}
          total={data?.total}
          countLabel={
            data?.total === undefined
              ? undefined
              : t('choferes.cantidad', { count: data.total, n: formatNumber(data.total) })
          }
          sort={sortOf(search.order ?? 'nombre ASC')}
          onSort={(sort) => change({ order: orderOf(sort) })}
          search={{
            value: search.search ?? '',
            label: t('choferes.buscar'),
            onSearch: (text) => change({ search: text === '' ? undefined : text }),
          }}
          filters={
            <>
              <FilterSelect
                label={t('choferes.filtros.estado')}
                allLabel={t('choferes.filtros.todos')}
                value={search.estado_cuenta === todos ? undefined : (search.estado_cuenta ?? 'ACTIVO')}
                options={EstadoRecurso.options.map((value) => ({
                  value,
                  label: t(`estadoRecurso.${value}`),
                }))}
                onChange={(value) =>
                  change({ estado_cuenta: value === 'ACTIVO' ? undefined : (value ?? todos) })
                }
              />
              <FilterSelect
                label={t('choferes.filtros.aptitud')}
                allLabel={t('choferes.filtros.todas')}
                value={search.aptitud}
                options={Aptitud.options.map((value) => ({ value, label: t(`aptitud.${value}`) }))}
                onChange={(aptitud) => change({ aptitud })}
              />
            </>
          }
          paging={{
            page: search.page ?? firstPage,
            pagesize: search.pagesize ?? defaultPageSize,
            onPage: (page) => change({ page }),
            onPagesize: (pagesize) => change({ pagesize }),
          }}
          empty={
            filtered ? (
              <EmptyState
                icon={<DriversIcon />}
                title={t('choferes.sinResultados.titulo')}
                message={t('choferes.sinResultados.mensaje')}
                action={
                  <Button
                    variant="outlined"
                    onClick={() =>
                      change({ search: undefined, aptitud: undefined, estado_cuenta: undefined })
                    }
                  >
                    {t('choferes.sinResultados.limpiar')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={<DriversIcon />}
                title={t('choferes.vacio.titulo')}
                message={t('choferes.vacio.mensaje')}
                action={addButton}
              />
            )
          }
          error={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
          refreshing={isPlaceholderData}
        />
      </Card>
    </Screen>
  )
}
