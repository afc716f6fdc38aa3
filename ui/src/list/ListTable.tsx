import { defaultPageSize } from '@portal/contract/operation.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { ListLook, ListState } from './list.ts'
import { FilterChips } from './FilterChips.tsx'
import { ListFilters } from './ListFilters.tsx'
import { firstPage, orderOf, sortOf } from './listSearch.ts'
import { NothingFound } from './NothingFound.tsx'
import { useColumns } from './useColumns.ts'
import { useListTexts } from './useListTexts.ts'

interface ListTableProps<Row extends object> {
  of: ListLook<Row>
  state: ListState<Row>
}

/** A list and all that can be asked of it. */
export const ListTable = <Row extends object>({ of, state }: ListTableProps<Row>) => {
  const { address, change, rows, total, error, retry, narrowed, widen } = state
  const texts = useListTexts(of.texts)
  const columns = useColumns(of.columns, rows)
  const { Primary, MoreFilters, Chips, View, Empty, Failure, Chosen, rowHref } = of
  // By what no row says nothing can be kept, unless the address does already.
  const isUnsaid = (name: string) =>
    of.columns.some(({ id }) => id === name) && !columns.some(({ id }) => id === name)
  const filters = of.address.filters.filter(([name]) => address[name] !== undefined || !isUnsaid(name))

  const empty = Empty ? (
    <Empty address={address} change={change} narrowed={narrowed} widen={widen} />
  ) : narrowed ? (
    <NothingFound onClear={widen} />
  ) : (
    <EmptyState
      ghost
      icon={of.icon}
      {...texts.empty}
      action={Primary && <Primary rows={rows} address={address} />}
    />
  )

  return (
    <DataTable
      name={of.name}
      label={texts.title}
      columns={columns}
      rows={rows}
      rowId={of.rowId}
      rowLabel={of.rowLabel}
      {...(rowHref && { rowHref: (row: Row) => rowHref(row, address) })}
      rowsHead={of.rowsHead}
      total={total}
      countLabel={total === undefined ? undefined : texts.count(total)}
      sort={sortOf(address.order ?? of.address.order)}
      onSort={(sort) => change({ order: orderOf(sort) })}
      search={{
        value: address.search ?? '',
        label: texts.search,
        onSearch: (text) => change({ search: text === '' ? undefined : text }),
      }}
      dense={of.dense ?? false}
      {...(Chosen && {
        bulkActions: ({ ids, clear }) => (
          <Chosen rows={(rows ?? []).filter((row) => ids.includes(of.rowId(row)))} clear={clear} />
        ),
      })}
      filters={
        (filters.length > 0 || MoreFilters) && (
          <>
            <ListFilters filters={filters} address={address} onChange={change} />
            {MoreFilters && <MoreFilters address={address} change={change} rows={rows} />}
          </>
        )
      }
      chips={
        <>
          <FilterChips filters={filters} address={address} onChange={change} />
          {Chips && <Chips address={address} change={change} rows={rows} />}
        </>
      }
      view={View && <View address={address} />}
      paging={{
        page: address.page ?? firstPage,
        pagesize: address.pagesize ?? defaultPageSize,
        onPage: (page) => change({ page }),
        onPagesize: (pagesize) => change({ pagesize }),
      }}
      empty={empty}
      failure={
        error ? (
          Failure ? (
            <Failure error={error} retry={retry} change={change} />
          ) : (
            <ErrorState error={error} onRetry={retry} />
          )
        ) : undefined
      }
      refreshing={state.refreshing}
    />
  )
}
