import Card from '@mui/material/Card'
import RegistrosIcon from '@mui/icons-material/HowToRegOutlined'
import type { Request, Result } from '@portal/contract'
import { EstadoRegistro } from '@portal/contract/registros.ts'
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
import { NothingFound } from '../../../NothingFound.tsx'
import { operationQuery, prefetchOperation } from '../../../operationQuery.ts'
import { rutas } from '../../../rutas.ts'
import { Screen } from '../../../Screen.tsx'
import { TodoAlDia } from '../../../TodoAlDia.tsx'
import { useRegistroColumns } from './-registroColumns.tsx'

type Row = Result<'ListRegistros'>['records'][number]

/** All of them, whatever became of them: an address without estado means those that wait. */
const todos = 'todos'
const waiting = 'pendiente'
const oldestFirst = 'createdtime ASC'

const RegistrosSearch = z.object({
  ...listSearch,
  estado: lenient(z.enum([...EstadoRegistro.options, todos])),
})

const listInput = ({
  estado = waiting,
  order = oldestFirst,
  ...rest
}: z.output<typeof RegistrosSearch>): Request<'ListRegistros'> => ({
  ...rest,
  order,
  ...(estado !== todos && { estado }),
})

const rowId = (row: Row) => row.registroid
const rowLabel = (row: Row) => `${row.firstname} ${row.lastname}`

export const Route = createFileRoute('/_sesion/registros/')({
  validateSearch: RegistrosSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchOperation(context.queryClient, 'ListRegistros', listInput(deps)),
  component: Registros,
})

function Registros() {
  const { t } = useTranslation()
  const columns = useRegistroColumns()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('ListRegistros', listInput(search)),
    placeholderData: keepPreviousData,
  })
  // Whatever narrows or reorders the list starts again at its first page.
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (previous) => ({ ...previous, page: undefined, ...next }), replace: true })
  const estado = search.estado ?? waiting

  return (
    <Screen title={t('registros.titulo')} subtitle={t('registros.explicacion')}>
      <Card>
        <DataTable
          name="consola-registros"
          label={t('registros.titulo')}
          columns={columns}
          rows={data?.records}
          rowId={rowId}
          rowLabel={rowLabel}
          rowHref={(row) => rutas.registro(row.registroid)}
          total={data?.total}
          countLabel={data && t('registros.cantidad', { count: data.total, n: formatNumber(data.total) })}
          sort={sortOf(search.order ?? oldestFirst)}
          onSort={(sort) => change({ order: orderOf(sort) })}
          search={{
            value: search.search ?? '',
            label: t('registros.buscar'),
            onSearch: (text) => change({ search: text === '' ? undefined : text }),
          }}
          filters={
            <FilterSelect
              label={t('registros.estado')}
              allLabel={t('registros.todos')}
              value={estado === todos ? undefined : estado}
              options={EstadoRegistro.options.map((value) => ({
                value,
                label: t(`registros.estados.${value}`),
              }))}
              onChange={(value) => change({ estado: value === waiting ? undefined : (value ?? todos) })}
            />
          }
          paging={{
            page: search.page ?? firstPage,
            pagesize: search.pagesize ?? defaultPageSize,
            onPage: (page) => change({ page }),
            onPagesize: (pagesize) => change({ pagesize }),
          }}
          empty={
            search.search !== undefined ? (
              <NothingFound onClear={() => change({ search: undefined })} />
            ) : estado === waiting ? (
              <TodoAlDia title={t('registros.alDia.titulo')} message={t('registros.alDia.mensaje')} />
            ) : (
              <EmptyState
                icon={<RegistrosIcon />}
                title={t('registros.vacio.titulo')}
                message={t('registros.vacio.mensaje')}
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
