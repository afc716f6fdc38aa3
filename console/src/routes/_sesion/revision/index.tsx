import StartIcon from '@mui/icons-material/PlayArrowOutlined'
import RevisionIcon from '@mui/icons-material/FactCheckOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Result } from '@portal/contract'
import { DataTable } from '@portal/ui/table/DataTable.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { defaultPageSize, firstPage, orderOf, sortOf } from '@portal/ui/list/listSearch.ts'
import { NothingFound } from '../../../NothingFound.tsx'
import { operationQuery, prefetchOperation } from '../../../operationQuery.ts'
import { rutas } from '../../../rutas.ts'
import { Screen } from '../../../Screen.tsx'
import { TodoAlDia } from '../../../TodoAlDia.tsx'
import { useRevisionColumns } from './-revisionColumns.tsx'
import { RevisionFilters } from './-RevisionFilters.tsx'
import { isNarrowed, listInput, oldestFirst, RevisionSearch, waiting } from './-revisionSearch.ts'

type Row = Result<'ListRevision'>['records'][number]

const rowId = (row: Row) => row.documentoid
const rowLabel = (row: Row) => `${row.tipodocumento}, ${row.nombre}`

export const Route = createFileRoute('/_sesion/revision/')({
  validateSearch: RevisionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchOperation(context.queryClient, 'ListRevision', listInput(deps)),
  component: Revision,
})

function Revision() {
  const { t } = useTranslation()
  const columns = useRevisionColumns()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('ListRevision', listInput(search)),
    placeholderData: keepPreviousData,
  })
  // Whatever narrows or reorders the list starts again at its first page.
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (previous) => ({ ...previous, page: undefined, ...next }), replace: true })
  const widen = () =>
    change({ search: undefined, tiporecurso: undefined, tipodocumentoid: undefined, cuentaid: undefined })
  const { page = firstPage, pagesize = defaultPageSize, ...queue } = search
  const first = data?.records[0]
  const isQueue = (search.estado ?? waiting) === waiting

  return (
    <Screen
      title={t('revision.titulo')}
      subtitle={t('revision.explicacion')}
      actions={
        isQueue &&
        first && (
          <Button
            variant="contained"
            color="secondary"
            startIcon={<StartIcon />}
            href={rutas.documento(first.documentoid, queue)}
          >
            {t('revision.empezar')}
          </Button>
        )
      }
    >
      <Card>
        <DataTable
          name="consola-revision"
          label={t('revision.titulo')}
          columns={columns}
          rows={data?.records}
          rowId={rowId}
          rowLabel={rowLabel}
          rowHref={(row) => rutas.documento(row.documentoid, queue)}
          total={data?.total}
          countLabel={data && t('revision.cantidad', { count: data.total, n: formatNumber(data.total) })}
          sort={sortOf(search.order ?? oldestFirst)}
          onSort={(sort) => change({ order: orderOf(sort) })}
          search={{
            value: search.search ?? '',
            label: t('revision.buscar'),
            onSearch: (text) => change({ search: text === '' ? undefined : text }),
          }}
          filters={<RevisionFilters search={queue} sample={first} onChange={change} />}
          paging={{
            page,
            pagesize,
            onPage: (next) => change({ page: next }),
            onPagesize: (next) => change({ pagesize: next }),
          }}
          empty={
            isQueue && isNarrowed(search) && search.search === undefined ? (
              <TodoAlDia
                title={t('revision.filtroAlDia.titulo')}
                message={t('revision.filtroAlDia.mensaje')}
                action={
                  <Button variant="contained" onClick={widen}>
                    {t('revision.filtroAlDia.verTodos')}
                  </Button>
                }
              />
            ) : isNarrowed(search) ? (
              <NothingFound onClear={widen} />
            ) : isQueue ? (
              <TodoAlDia
                title={t('revision.alDia.titulo')}
                message={t('revision.alDia.mensaje')}
                action={
                  <Button variant="outlined" href={rutas.cola}>
                    {t('revision.alDia.volver')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={<RevisionIcon />}
                title={t('revision.vacio.titulo')}
                message={t('revision.vacio.mensaje')}
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
