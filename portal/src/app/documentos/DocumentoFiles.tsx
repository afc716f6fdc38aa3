import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { archivoUrl } from '@portal/contract/door.ts'
import type { Documento } from './documento.ts'

/** The files of a presentation, one large at a time. */
export const DocumentoFiles = ({ archivos }: { archivos: NonNullable<Documento['archivos']> }) => {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const archivo = archivos[chosen]
  return (
    <Stack spacing={2}>
      {archivos.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen}
          onChange={(_event, next: number | null) => setChosen(next ?? chosen)}
          aria-label={t('documento.archivos')}
          sx={{ flexWrap: 'wrap' }}
        >
          {archivos.map(({ archivoid, nombre }, index) => (
            <ToggleButton key={archivoid} value={index} sx={{ textTransform: 'none', minHeight: 40 }}>
              {nombre}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {archivo && (
        <DocumentPreview
          url={archivoUrl(archivo.archivoid)}
          name={archivo.nombre}
          mediatype={archivo.mediatype ?? ''}
          height="min(72vh, 760px)"
        />
      )}
    </Stack>
  )
}
