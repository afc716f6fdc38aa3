import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import { DataTable } from '@portal/ui/DataTable.tsx'
import { EmptyState } from '@portal/ui/EmptyState.tsx'
import { formatNumber } from '@portal/ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { faltantesQuery, flattenFaltantes, type Faltante } from '../../../faltantes.ts'
import { defaultPageSize, firstPage, orderOf, sortOf } from '@portal/ui/table/listSearch.ts'
import { PresentarDialog } from '../../../presentar/PresentarDialog.tsx'
import { presentableOf, type Presentable } from '../../../presentar/presentable.ts'
import { recursoName } from '../../../recursoName.ts'
import { faltanteId, faltanteLabel, usePendientesColumns } from './-pendientesColumns.tsx'
import { arrangeFaltantes } from './-arrangeFaltantes.ts'
import { defaultOrder, type DocumentosAddress } from './-presentadosInput.ts'

interface PendientesProps {
  search: DocumentosAddress
  onChange: (next: Partial<DocumentosAddress>) => void
}

const itemOf = (faltante: Faltante): Presentable =>
  presentableOf({
    ...faltante.documento,
    recursoid: faltante.recursoid,
    recurso: recursoName(faltante),
    tipodocumento: faltante.documento.nombre,
  })

/** What is required and was never presented. The server tells it whole, so ordering and searching happen here. */
export const Pendientes = ({ search, onChange }: PendientesProps) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(faltantesQuery)
  const { page = firstPage, pagesize = defaultPageSize, order = defaultOrder } = search
  const arranged = useMemo(
    () => data && arrangeFaltantes(flattenFaltantes(data), search.search ?? '', sortOf(order)),
    [data, search.search, order],
  )
  const rows = useMemo(
    () => arranged?.slice((page - 1) * pagesize, page * pagesize),
    [arranged, page, pagesize],
  )
  const open = (faltante: Faltante | undefined) =>
    onChange({
      page: search.page,
      recursoid: faltante?.recursoid,
      tipodocumentoid: faltante?.documento.tipodocumentoid,
    })
  const columns = usePendientesColumns(open)

  const openIndex =
    arranged?.findIndex(
      ({ recursoid, documento }) =>
        recursoid === search.recursoid && documento.tipodocumentoid === search.tipodocumentoid,
    ) ?? -1
  const opened = arranged?.[openIndex]
  const next = openIndex === -1 ? undefined : arranged?.[openIndex + 1]

  return (
    <>
      <DataTable
        name="pendientes"
        label={t('documentos.pendientes.etiqueta')}
        columns={columns}
        rows={rows}
        rowId={faltanteId}
        rowLabel={faltanteLabel}
        total={arranged?.length}
        countLabel={
          arranged && t('documentos.cantidad', { count: arranged.length, n: formatNumber(arranged.length) })
        }
        sort={sortOf(order)}
        onSort={(sort) => onChange({ order: orderOf(sort) })}
        search={{
          value: search.search ?? '',
          label: t('documentos.buscar'),
          onSearch: (text) => onChange({ search: text === '' ? undefined : text }),
        }}
        paging={{
          page,
          pagesize,
          onPage: (nextPage) => onChange({ page: nextPage }),
          onPagesize: (nextSize) => onChange({ pagesize: nextSize }),
        }}
        empty={
          search.search ? (
            <EmptyState
              title={t('documentos.sinResultados.titulo')}
              message={t('documentos.sinResultados.mensaje')}
              action={
                <Button variant="outlined" onClick={() => onChange({ search: undefined })}>
                  {t('documentos.sinResultados.limpiar')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<DoneIcon />}
              title={t('documentos.pendientes.vacio')}
              message={t('documentos.pendientes.vacioMensaje')}
            />
          )
        }
        error={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
      />
      {opened && (
        <PresentarDialog
          key={faltanteId(opened)}
          item={itemOf(opened)}
          onClose={() => open(undefined)}
          onNext={next && (() => open(next))}
        />
      )}
    </>
  )
}
