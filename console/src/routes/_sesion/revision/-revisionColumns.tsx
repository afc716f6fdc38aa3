import CriticalIcon from '@mui/icons-material/PriorityHighOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import type { DataColumn } from '@portal/ui/table/DataTable.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Antiguedad } from '../../../Antiguedad.tsx'

type Row = Result<'ListRevision'>['records'][number]

export const useRevisionColumns = (): DataColumn<Row>[] => {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'tipodocumento',
        header: t('revision.columnas.tipodocumento'),
        card: 'title',
        sortable: true,
        cell: ({ tipodocumento, critico }) => (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            {tipodocumento}
            {critico && (
              <CriticalIcon
                fontSize="small"
                titleAccess={t('revision.critico')}
                sx={{ color: 'warning.main' }}
              />
            )}
          </Box>
        ),
      },
      {
        id: 'nombre',
        header: t('revision.columnas.nombre'),
        sortable: true,
        cell: ({ nombre, tiporecurso, dominio }) => (
          <>
            {nombre}
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {t(`tipoRecurso.${tiporecurso}`)}
              {dominio !== null && dominio !== nombre && ` · ${dominio}`}
            </Typography>
          </>
        ),
      },
      {
        id: 'accountname',
        header: t('revision.columnas.accountname'),
        sortable: true,
        cell: ({ accountname }) => accountname,
      },
      {
        id: 'archivos',
        header: t('revision.columnas.archivos'),
        align: 'end',
        width: 96,
        cell: ({ archivos }) => formatNumber(archivos),
      },
      {
        id: 'presentado',
        header: t('revision.columnas.presentado'),
        sortable: true,
        width: 160,
        cell: ({ presentado }) => <Antiguedad desde={presentado} />,
      },
    ],
    [t],
  )
}
