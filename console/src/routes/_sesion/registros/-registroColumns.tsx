import type { Result } from '@portal/contract'
import { identificacion } from '@portal/contract/identificacion.ts'
import type { DataColumn } from '@portal/ui/DataTable.tsx'
import { PersonCell } from '@portal/ui/PersonCell.tsx'
import { StatusChip } from '@portal/ui/StatusChip.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Antiguedad } from '../../../Antiguedad.tsx'
import { registroStatus } from '../../../estados.ts'

type Row = Result<'ListRegistros'>['records'][number]

export const useRegistroColumns = (): DataColumn<Row>[] => {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'lastname',
        header: t('registros.columnas.lastname'),
        card: 'title',
        sortable: true,
        cell: ({ firstname, lastname }) => <PersonCell name={`${lastname}, ${firstname}`} />,
      },
      {
        id: 'cuit',
        header: t('registros.columnas.cuit'),
        sortable: true,
        cell: identificacion,
      },
      { id: 'email', header: t('registros.columnas.email'), sortable: true, cell: ({ email }) => email },
      {
        id: 'createdtime',
        header: t('registros.columnas.createdtime'),
        sortable: true,
        cell: ({ createdtime }) => <Antiguedad desde={createdtime} />,
      },
      {
        id: 'estado',
        header: t('registros.columnas.estado'),
        card: 'corner',
        cell: ({ estado_registro }) => (
          <StatusChip
            status={registroStatus[estado_registro]}
            label={t(`registros.estado_registro.${estado_registro}`)}
          />
        ),
      },
    ],
    [t],
  )
}
