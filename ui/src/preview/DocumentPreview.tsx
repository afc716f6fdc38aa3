import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { PictureView } from './PictureView.tsx'
import { PreviewToolbar } from './PreviewToolbar.tsx'
import { initialView, type PreviewView } from './view.ts'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'

const PdfView = lazy(() => import('./PdfView.tsx').then((file) => ({ default: file.PdfView })))

interface DocumentPreviewProps {
  url: string
  name: string
  mediatype: string
  height?: number | string
}

/** A picture or a PDF, large, to be read: zoomed, turned, scrolled. Nothing in the file runs. */
export const DocumentPreview = (props: DocumentPreviewProps) => <Preview key={props.url} {...props} />

const Preview = ({ url, name, mediatype, height = 560 }: DocumentPreviewProps) => {
  const { t } = useTranslation()
  const [view, setView] = useState<PreviewView>(initialView)
  const [pages, setPages] = useState(1)
  const [page, setPage] = useState(1)
  const [failed, setFailed] = useState(false)
  const onFailure = () => setFailed(true)

  return (
    <Box
      role="group"
      aria-label={t('vista.de', { nombre: name })}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height,
        overflow: 'hidden',
        border: `1px solid ${token('line')}`,
        borderRadius: '12px',
        backgroundColor: token('paper'),
      }}
    >
      <PreviewToolbar url={url} view={view} onView={setView} page={page} pages={pages} />
      {failed ? (
        <EmptyState
          title={t('vista.noSePudo')}
          message={t('vista.noSePudoAyuda')}
          action={
            <Button component="a" href={url} target="_blank" rel="noopener" variant="outlined">
              {t('vista.abrirOriginal')}
            </Button>
          }
        />
      ) : mediatype === 'application/pdf' ? (
        <Suspense fallback={<CircularProgress aria-label={t('acciones.cargando')} sx={{ margin: 'auto' }} />}>
          <PdfView
            url={url}
            name={name}
            view={view}
            onPages={setPages}
            onPage={setPage}
            onFailure={onFailure}
          />
        </Suspense>
      ) : (
        <PictureView url={url} name={name} view={view} onFailure={onFailure} />
      )}
    </Box>
  )
}
