import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DataColumn } from '@portal/ui/DataTable.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Faltante } from '../../../faltantes.ts'
import { recursoName } from '../../../recursoName.ts'

export const faltanteId = ({ recursoid, documento }: Faltante) => `${recursoid} ${documento.tipodocumentoid}`
export const faltanteLabel = ({ nombre, documento }: Faltante) => `${documento.nombre}, ${nombre}`

export const usePendientesColumns = (onPresent: (faltante: Faltante) => void): DataColumn<Faltante>[] => {
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
        cell: ({ documento }) => (
          <Stack component="span">
            <span>{documento.nombre}</span>
            {documento.critico && (
              <Typography component="span" variant="caption" sx={{ color: 'error.main', fontWeight: 600 }}>
                {t('documentos.pendientes.critico')}
              </Typography>
            )}
          </Stack>
        ),
      },
      {
        id: 'tiporecurso',
        header: t('documentos.columnas.recurso'),
        cell: ({ tiporecurso }) => (tiporecurso ? t(`tipoRecurso.${tiporecurso}`) : '—'),
      },
      {
        id: 'accion',
        header: t('documentos.pendientes.accion'),
        align: 'end',
        card: 'corner',
        cell: (faltante) => (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onPresent(faltante)}
            aria-label={t('documentos.pendientes.subirDe', {
              documento: faltante.documento.nombre,
              nombre: faltante.nombre,
            })}
          >
            {t('documentos.pendientes.subir')}
          </Button>
        ),
      },
    ],
    [t, onPresent],
  )
}
