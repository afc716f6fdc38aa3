import type { Answer } from '@portal/contract'
import { formatCuit } from '@portal/contract/identificacion.ts'
import type { DataColumn } from '@portal/ui/DataTable.tsx'
import { formatDate } from '@portal/ui/format.ts'
import { PersonCell } from '@portal/ui/PersonCell.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { miniaturaUrl } from '../../api.ts'
import { AptitudChip } from '../../AptitudChip.tsx'

type ChoferRow = Answer<'ListChoferes'>['records'][number]

export const choferid = (row: ChoferRow) => row.choferid
export const choferName = (row: ChoferRow) => row.nombre

/** What the list shows of each chofer. The ids are those the list sorts by. */
export const useChoferColumns = (): DataColumn<ChoferRow>[] => {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'nombre',
        header: t('choferes.columnas.nombre'),
        card: 'title',
        sortable: true,
        cell: ({ nombre, foto }) => <PersonCell name={nombre} photo={foto && miniaturaUrl(foto)} />,
      },
      {
        id: 'documento',
        header: t('choferes.columnas.documento'),
        sortable: true,
        cell: ({ tipo_documento = '', documento = '—' }) => `${tipo_documento} ${documento}`,
      },
      {
        id: 'cuil',
        header: t('choferes.columnas.cuil'),
        sortable: true,
        initiallyHidden: true,
        cell: ({ cuil }) => (cuil ? formatCuit(cuil) : '—'),
      },
      {
        id: 'aptitud',
        header: t('choferes.columnas.aptitud'),
        card: 'corner',
        cell: ({ aptitud, motivos = [] }) =>
          aptitud ? <AptitudChip aptitud={aptitud} motivos={motivos} /> : '—',
      },
      {
        id: 'faltantes',
        header: t('choferes.columnas.faltantes'),
        sortable: true,
        align: 'end',
        cell: ({ faltantes = '—' }) => faltantes,
      },
      {
        id: 'proximo_vencimiento',
        header: t('choferes.columnas.vencimiento'),
        sortable: true,
        cell: ({ proximo_vencimiento }) => (proximo_vencimiento ? formatDate(proximo_vencimiento) : '—'),
      },
      {
        id: 'estado_cuenta',
        header: t('choferes.columnas.estado'),
        sortable: true,
        cell: ({ estado_cuenta }) => (estado_cuenta ? t(`estadoRecurso.${estado_cuenta}`) : '—'),
      },
    ],
    [t],
  )
}
