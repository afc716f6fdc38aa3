import DocumentsIcon from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { EstadoCasilla, TipoRecurso } from '@portal/contract/recursos.ts'
import { DataTable } from '@portal/ui/DataTable.tsx'
import { EmptyState } from '@portal/ui/EmptyState.tsx'
import { formatDate, formatNumber } from '@portal/ui/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@portal/ui/FilterSelect.tsx'
import { defaultPageSize, firstPage, orderOf, sortOf } from '@portal/ui/table/listSearch.ts'
import { operationQuery } from '../../../operationQuery.ts'
import { rutas } from '../../../rutas.ts'
import { defaultOrder, presentadosInput, type DocumentosAddress } from './-presentadosInput.ts'
import { presentadoId, presentadoName, usePresentadosColumns } from './-presentadosColumns.tsx'

interface PresentadosProps {
  search: DocumentosAddress
  onChange: (next: Partial<DocumentosAddress>) => void
}

const noFilters = {
  search: undefined,
  estado: undefined,
  tiporecurso: undefined,
  vence_desde: undefined,
  vence_hasta: undefined,
} satisfies Partial<DocumentosAddress>

/** What was never presented has a tab of its own. */
const estados = EstadoCasilla.options.filter((estado) => estado !== 'pendiente')

export const Presentados = ({ search, onChange }: PresentadosProps) => {
  const { t } = useTranslation()
  const columns = usePresentadosColumns()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('ListDocumentos', presentadosInput(search)),
    placeholderData: keepPreviousData,
  })
  const { vence_desde: desde, vence_hasta: hasta } = search
  const filtered = Object.keys(noFilters).some(
    (name) => search[name as keyof typeof noFilters] !== undefined, // its own keys
  )

  return (
    <DataTable
      name="presentados"
      label={t('documentos.presentados.etiqueta')}
      columns={columns}
      rows={data?.records}
      rowId={presentadoId}
      rowLabel={presentadoName}
      rowHref={({ documentoid }) => rutas.documento(documentoid)}
      total={data?.total}
      countLabel={
        data?.total === undefined
          ? undefined
          : t('documentos.cantidad', { count: data.total, n: formatNumber(data.total) })
      }
      sort={sortOf(search.order ?? defaultOrder)}
      onSort={(sort) => onChange({ order: orderOf(sort) })}
      search={{
        value: search.search ?? '',
        label: t('documentos.buscar'),
        onSearch: (text) => onChange({ search: text === '' ? undefined : text }),
      }}
      filters={
        <>
          <FilterSelect
            label={t('documentos.filtros.estado')}
            allLabel={t('documentos.filtros.todos')}
            value={search.estado}
            options={estados.map((value) => ({ value, label: t(`estadoCasilla.${value}`) }))}
            onChange={(estado) => onChange({ estado })}
          />
          <FilterSelect
            label={t('documentos.filtros.tiporecurso')}
            allLabel={t('documentos.filtros.todos')}
            value={search.tiporecurso}
            options={TipoRecurso.options.map((value) => ({ value, label: t(`tipoRecurso.${value}`) }))}
            onChange={(tiporecurso) => onChange({ tiporecurso })}
          />
          {desde && hasta && (
            <Chip
              label={t('documentos.filtros.vencenEntre', {
                desde: formatDate(desde),
                hasta: formatDate(hasta),
              })}
              onDelete={() => onChange({ vence_desde: undefined, vence_hasta: undefined })}
            />
          )}
        </>
      }
      paging={{
        page: search.page ?? firstPage,
        pagesize: search.pagesize ?? defaultPageSize,
        onPage: (page) => onChange({ page }),
        onPagesize: (pagesize) => onChange({ pagesize }),
      }}
      empty={
        filtered ? (
          <EmptyState
            icon={<DocumentsIcon />}
            title={t('documentos.sinResultados.titulo')}
            message={t('documentos.sinResultados.mensaje')}
            action={
              <Button variant="outlined" onClick={() => onChange(noFilters)}>
                {t('documentos.sinResultados.limpiar')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={<DocumentsIcon />}
            title={t('documentos.presentados.vacio')}
            message={t('documentos.presentados.vacioMensaje')}
            action={
              <Button variant="contained" href={rutas.documentos({ solapa: '1' })}>
                {t('documentos.presentados.verPendientes')}
              </Button>
            }
          />
        )
      }
      error={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
      refreshing={isPlaceholderData}
    />
  )
}
