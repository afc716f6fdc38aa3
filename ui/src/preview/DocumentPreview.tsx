import { useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import type { BoxesOf } from './Box.tsx'
import { DocumentStage } from './DocumentStage.tsx'
import type { PlaceOnPage } from './Mark.tsx'
import { NotShown } from './NotShown.tsx'
import { useNotDrawn, type NotDrawn } from './notDrawn.ts'
import styles from './preview.module.css'
import { PreviewToolbar } from './PreviewToolbar.tsx'
import { initialView, type PreviewView } from './view.ts'

interface DocumentPreviewProps {
  url: string
  name: string
  mediatype: string
  /** A place to show first. */
  mark?: PlaceOnPage | undefined
  /** Why it is known not to be drawn. */
  notDrawn?: NotDrawn | null | undefined
  /** What is to be seen on a page that carries its text. */
  boxesOf?: BoxesOf | undefined
  height?: number | string
  /** Told which page of it is read. */
  onPage?: ((page: number) => void) | undefined
}

/** A picture or a PDF, large, to be read: zoomed, turned, scrolled. Nothing in the file runs. */
export const DocumentPreview = (props: DocumentPreviewProps) => <Preview key={props.url} {...props} />

const Preview = ({
  url,
  name,
  mediatype,
  mark,
  notDrawn,
  boxesOf,
  height = 560,
  onPage,
}: DocumentPreviewProps) => {
  const t = useTexts()
  const [view, setView] = useState<PreviewView>(initialView)
  const [pages, setPages] = useState(1)
  const [page, setPage] = useState(1)
  const { failed, untried, fail, retry } = useNotDrawn(notDrawn)

  return (
    <div
      role="group"
      aria-label={t('vista.de', { nombre: name })}
      className={styles.preview}
      style={{ height }}
    >
      <PreviewToolbar url={url} view={view} onView={setView} page={page} pages={pages} />
      {failed ? (
        <NotShown url={url} why={failed} untried={untried} onRetry={retry} />
      ) : (
        <DocumentStage
          url={url}
          name={name}
          mediatype={mediatype}
          view={view}
          mark={mark}
          boxesOf={boxesOf}
          onPages={setPages}
          onPage={(now) => {
            setPage(now)
            onPage?.(now)
          }}
          onFailure={fail}
        />
      )}
    </div>
  )
}
