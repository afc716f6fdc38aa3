import { lazy, Suspense, type RefCallback } from 'react'
import type { BoxesOf, BoxOnPage } from './Box.tsx'
import { Loading } from './Loading.tsx'
import type { PlaceOnPage, Pointed } from './Mark.tsx'
import type { NotDrawn } from './notDrawn.ts'
import { PictureView } from './PictureView.tsx'
import type { Fit, PreviewView } from './view.ts'

const PdfView = lazy(() => import('./PdfView.tsx').then((file) => ({ default: file.PdfView })))

interface DocumentStageProps {
  url: string
  name: string
  mediatype: string
  view: PreviewView
  fit?: Fit
  mark?: PlaceOnPage | undefined
  /** What is to be seen on its pages. */
  boxes?: readonly BoxOnPage[] | undefined
  /** What is to be seen on a page that carries its text. */
  boxesOf?: BoxesOf | undefined
  /** Told where a page is pressed, by whoever marks a place on it. */
  onPoint?: ((place: Pointed) => void) | undefined
  /** What scrolls. */
  scroller?: RefCallback<HTMLDivElement> | undefined
  onPages?: (pages: number) => void
  onPage?: (page: number) => void
  /** Its first page, or the picture, is really there to be seen, and no page of it was given up. */
  onDrawn?: () => void
  /** A page of it was given up; the others are shown. */
  onPageGivenUp?: () => void
  onFailure: (why: NotDrawn) => void
}

/** A picture or a PDF and nothing around it. Another file needs another key: nothing of the one before may stay. */
export const DocumentStage = ({ mediatype, boxes, boxesOf, onPageGivenUp, ...file }: DocumentStageProps) =>
  mediatype === 'application/pdf' ? (
    <Suspense fallback={<Loading />}>
      <PdfView {...file} boxes={boxes} boxesOf={boxesOf} onPageGivenUp={onPageGivenUp} />
    </Suspense>
  ) : (
    <PictureView {...file} boxes={boxes} />
  )
