import { useState } from 'react'
import { useTexts } from '../app/useTexts.ts'
import { DocumentStage } from './DocumentStage.tsx'
import type { PlaceOnPage } from './Mark.tsx'
import { NotShown } from './NotShown.tsx'
import type { NotDrawn } from './pdf/openPdf.ts'
import styles from './preview.module.css'
import { PreviewToolbar } from './PreviewToolbar.tsx'
import { initialView, type PreviewView } from './view.ts'

interface DocumentPreviewProps {
  url: string
  name: string
  mediatype: string
  /** A place to show first. */
  mark?: PlaceOnPage | undefined
  height?: number | string
}

/** A picture or a PDF, large, to be read: zoomed, turned, scrolled. Nothing in the file runs. */
export const DocumentPreview = (props: DocumentPreviewProps) => <Preview key={props.url} {...props} />

const Preview = ({ url, name, mediatype, mark, height = 560 }: DocumentPreviewProps) => {
  const t = useTexts()
  const [view, setView] = useState<PreviewView>(initialView)
  const [pages, setPages] = useState(1)
  const [page, setPage] = useState(1)
  const [failed, setFailed] = useState<NotDrawn>()

  return (
    <div
      role="group"
      aria-label={t('vista.de', { nombre: name })}
      className={styles.preview}
      style={{ height }}
    >
      <PreviewToolbar url={url} view={view} onView={setView} page={page} pages={pages} />
      {failed ? (
        <NotShown url={url} why={failed} onRetry={() => setFailed(undefined)} />
      ) : (
        <DocumentStage
          url={url}
          name={name}
          mediatype={mediatype}
          view={view}
          mark={mark}
          onPages={setPages}
          onPage={setPage}
          onFailure={setFailed}
        />
      )}
    </div>
  )
}
