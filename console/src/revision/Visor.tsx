import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { archivoUrl } from '@portal/contract/door.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { FilePicker } from './FilePicker.tsx'
import type { Revision } from './revision.ts'

type Archivos = Revision['archivos']

const FileView = ({ archivos, fileid }: { archivos: Archivos; fileid: string | undefined }) => {
  const archivo = archivos.find(({ archivoid }) => archivoid === fileid) ?? archivos[0]
  return (
    archivo && (
      <DocumentPreview
        url={archivoUrl(archivo.archivoid)}
        name={archivo.nombre}
        mediatype={archivo.mediatype}
        height="100%"
      />
    )
  )
}

/** The document in force, with its own choice of file. */
const Compared = ({ archivos }: { archivos: Archivos }) => {
  const [fileid, setFileid] = useState(archivos[0]?.archivoid)
  return (
    <>
      <FilePicker archivos={archivos} chosen={fileid} onChoose={setFileid} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <FileView archivos={archivos} fileid={fileid} />
      </Box>
    </>
  )
}

/** Written on the coloured ground. */
const captionStyle = { color: token('onBand') } as const

const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  minHeight: 0,
  height: { xs: 'max(420px, 70dvh)', md: 'max(420px, 58dvh)', lg: 'auto' },
} as const

interface VisorProps {
  revision: Revision
  /** The next one, opened behind the scenes so that it is there at once. */
  upcoming: Revision | undefined
  /** The files of the document in force, while they are compared. */
  compared: Archivos | undefined
}

export const Visor = ({ revision, upcoming, compared }: VisorProps) => {
  const { t } = useTranslation()
  const [choice, setChoice] = useState({ documentoid: revision.documentoid, archivoid: '' })
  const { archivos } = revision
  const chosen =
    choice.documentoid === revision.documentoid && choice.archivoid !== ''
      ? choice.archivoid
      : archivos[0]?.archivoid
  const choose = (archivoid: string) => setChoice({ documentoid: revision.documentoid, archivoid })
  useShortcuts(
    Object.fromEntries(archivos.map(({ archivoid }, index) => [String(index + 1), () => choose(archivoid)])),
  )
  const opened = upcoming && upcoming.documentoid !== revision.documentoid ? [revision, upcoming] : [revision]

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        minHeight: 0,
        gridTemplateRows: { lg: 'minmax(0, 1fr)' },
        gridTemplateColumns: compared ? { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } : 'minmax(0, 1fr)',
      }}
    >
      <Box sx={columnStyle}>
        {compared && (
          <Typography variant="h3" component="h2" sx={captionStyle}>
            {t('revision.comparar.presentado')}
          </Typography>
        )}
        <FilePicker archivos={archivos} chosen={chosen} onChoose={choose} />
        {opened.map(({ documentoid, archivos: files }) => (
          <Box
            key={documentoid}
            sx={{ flex: 1, minHeight: 0, display: documentoid === revision.documentoid ? 'block' : 'none' }}
          >
            <FileView archivos={files} fileid={chosen} />
          </Box>
        ))}
      </Box>
      {compared && (
        <Box sx={columnStyle}>
          <Typography variant="h3" component="h2" sx={captionStyle}>
            {t('revision.comparar.vigente')}
          </Typography>
          <Compared key={compared[0]?.archivoid} archivos={compared} />
        </Box>
      )}
    </Box>
  )
}
