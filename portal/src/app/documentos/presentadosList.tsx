import DocumentsIcon from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { Answer } from '@portal/contract'
import { CasillaChip } from '@portal/parts/chips.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { list, type ListState } from '@portal/ui/list/list.ts'
import { formatDate, formatDateTime, formatPeriod } from '@portal/ui/show/format.ts'
import { Said } from '@portal/ui/show/Said.tsx'
import { useTranslation } from 'react-i18next'
import { documentosEn, rutas } from '../rutas.ts'
import { presentadosAddress } from './addresses.ts'

type Presentado = Answer<'ListDocumentos'>['records'][number]

const until = ({ fecha_vencimiento, periodo }: Presentado): string => {
  if (fecha_vencimiento) return formatDate(fecha_vencimiento)
  return periodo ? formatPeriod(periodo) : '—'
}

const SeePending = () => {
  const { t } = useTranslation()
  return (
    <Button variant="contained" href={documentosEn('pendientes')}>
      {t('presentados.verPendientes')}
    </Button>
  )
}

/** The weeks of the home page lead to a span of days; it is shown, and can be dropped. */
const Span = ({ address, change }: Pick<ListState<Presentado>, 'address' | 'change'>) => {
  const { t } = useTranslation()
  const { vence_desde: desde, vence_hasta: hasta } = address
  return (
    typeof desde === 'string' &&
    typeof hasta === 'string' && (
      <Chip
        label={t('documentos.vencenEntre', { desde: formatDate(desde), hasta: formatDate(hasta) })}
        onDelete={() => change({ vence_desde: undefined, vence_hasta: undefined })}
      />
    )
  )
}

/** Slots with something presented: each has one row, and its newest document names it. */
export const presentadosList = list({
  address: presentadosAddress,
  name: 'presentados',
  texts: 'presentados',
  icon: <DocumentsIcon />,
  rowId: ({ documentoid }) => documentoid,
  rowLabel: ({ tipodocumento, dominio, nombre }) => `${tipodocumento}, ${dominio ?? nombre}`,
  rowHref: ({ documentoid }) => rutas.documento(documentoid),
  Actions: SeePending,
  MoreFilters: Span,
  columns: [
    { id: 'nombre', header: 'recurso.columnas.nombre', card: 'title', sortable: true, cell: recursoName },
    {
      id: 'tipodocumento',
      header: 'documentos.columnas.tipodocumento',
      sortable: true,
      cell: ({ tipodocumento }) => tipodocumento,
    },
    {
      id: 'tiporecurso',
      header: 'recurso.columnas.tipo',
      initiallyHidden: true,
      cell: ({ tiporecurso }) => (tiporecurso ? <Said text={`tipoRecurso.${tiporecurso}`} /> : '—'),
      known: ({ tiporecurso }) => tiporecurso !== undefined,
    },
    {
      id: 'estado',
      header: 'recurso.columnas.estado',
      card: 'corner',
      sortable: true,
      cell: ({ estado, motivo }) => (estado ? <CasillaChip estado={estado} motivo={motivo} /> : '—'),
      known: ({ estado }) => estado !== undefined,
    },
    {
      id: 'fecha_vencimiento',
      header: 'documentos.columnas.fecha_vencimiento',
      sortable: true,
      cell: until,
    },
    {
      id: 'presentado',
      header: 'documentos.columnas.presentado',
      sortable: true,
      cell: ({ presentado }) => (presentado ? formatDateTime(presentado) : '—'),
      known: ({ presentado }) => presentado !== undefined,
    },
  ],
})
