import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { token } from '../theme/theme.ts'
import { DocumentStage } from './DocumentStage.tsx'
import { NotShown } from './NotShown.tsx'
import { PreviewToolbar } from './PreviewToolbar.tsx'
import { initialView, type PreviewView } from './view.ts'

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
        backgroundColor: token('stage'),
      }}
    >
      <PreviewToolbar url={url} view={view} onView={setView} page={page} pages={pages} />
      {failed ? (
        <NotShown url={url} onRetry={() => setFailed(false)} />
      ) : (
        <DocumentStage
          url={url}
          name={name}
          mediatype={mediatype}
          view={view}
          onPages={setPages}
          onPage={setPage}
          onFailure={() => setFailed(true)}
        />
      )}
    </Box>
  )
}
