import type { Answer } from '@portal/contract'
import type { DataColumn } from '@portal/ui/DataTable.tsx'
import { formatDate, formatDateTime, formatPeriod } from '@portal/ui/format.ts'
import { StatusChip } from '@portal/ui/StatusChip.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { casillaStatus } from '../../../estados.ts'
import { recursoName } from '../../../recursoName.ts'

type Presentado = Answer<'ListDocumentos'>['records'][number]

/** A slot has one row; its newest document names it. */
export const presentadoId = ({ documentoid }: Presentado) => documentoid
export const presentadoName = ({ tipodocumento, dominio, nombre }: Presentado) =>
  `${tipodocumento}, ${dominio ?? nombre ?? '—'}`

const until = ({ fecha_vencimiento, periodo }: Presentado): string => {
  if (fecha_vencimiento) return formatDate(fecha_vencimiento)
  return periodo ? formatPeriod(periodo) : '—'
}

export const usePresentadosColumns = (): DataColumn<Presentado>[] => {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'nombre',
        header: t('documentos.columnas.nombre'),
        card: 'title',
        sortable: true,
        cell: recursoName,
      },
      {
        id: 'tipodocumento',
        header: t('documentos.columnas.tipodocumento'),
        sortable: true,
        cell: ({ tipodocumento }) => tipodocumento,
      },
      {
        id: 'tiporecurso',
        header: t('documentos.columnas.recurso'),
        initiallyHidden: true,
        cell: ({ tiporecurso }) => (tiporecurso ? t(`tipoRecurso.${tiporecurso}`) : '—'),
      },
      {
        id: 'estado',
        header: t('documentos.columnas.estado'),
        card: 'corner',
        sortable: true,
        cell: ({ estado, motivo }) =>
          estado ? (
            <StatusChip
              status={casillaStatus[estado]}
              label={t(`estadoCasilla.${estado}`)}
              reason={motivo ?? undefined}
            />
          ) : (
            '—'
          ),
      },
      {
        id: 'fecha_vencimiento',
        header: t('documentos.columnas.fecha_vencimiento'),
        sortable: true,
        cell: until,
      },
      {
        id: 'presentado',
        header: t('documentos.columnas.presentado'),
        sortable: true,
        cell: ({ presentado }) => (presentado ? formatDateTime(presentado) : '—'),
      },
    ],
    [t],
  )
}
