import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import type { BoxesOf, BoxOnPage } from './Box.tsx'
import { Loading } from './Loading.tsx'
import type { PlaceOnPage, Pointed } from './Mark.tsx'
import type { NotDrawn } from './notDrawn.ts'
import { openPdf, whyNot, type PdfDocument } from './pdf/openPdf.ts'
import { PdfPage } from './PdfPage.tsx'
import styles from './preview.module.css'
import type { Fit, PreviewView } from './view.ts'

interface PdfViewProps {
  url: string
  name: string
  view: PreviewView
  fit?: Fit
  mark?: PlaceOnPage | undefined
  boxes?: readonly BoxOnPage[] | undefined
  boxesOf?: BoxesOf | undefined
  onPoint?: ((place: Pointed) => void) | undefined
  scroller?: RefCallback<HTMLDivElement> | undefined
  onPages?: ((pages: number) => void) | undefined
  onPage?: ((page: number) => void) | undefined
  /** The first page is painted, and none was given up. */
  onDrawn?: (() => void) | undefined
  onPageGivenUp?: (() => void) | undefined
  onFailure: (why: NotDrawn) => void
}

/** Of its stage, in CSS pixels. */
const padding = 12

/** All pages below one another; each is drawn when it comes into sight. */
export const PdfView = ({
  url,
  name,
  view,
  fit = 'width',
  mark,
  boxes,
  boxesOf,
  onPoint,
  scroller,
  onPages,
  onPage,
  onDrawn,
  onPageGivenUp,
  onFailure,
}: PdfViewProps) => {
  const t = useTexts()
  const box = useRef<HTMLDivElement | null>(null)
  const [pdf, setPdf] = useState<PdfDocument | null>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const report = useRef({ onPages, onPage, onDrawn, onPageGivenUp, onFailure })
  useEffect(() => {
    report.current = { onPages, onPage, onDrawn, onPageGivenUp, onFailure }
  })

  useEffect(() => {
    const opening = openPdf(url)
    opening.promise.then(
      (opened) => {
        setPdf(opened)
        report.current.onPages?.(opened.pages)
      },
      (error: unknown) => {
        if (!opening.ended) report.current.onFailure(whyNot(error))
      },
    )
    return () => opening.end()
  }, [url])

  useEffect(() => {
    const measured = box.current
    if (!measured) return
    const observer = new ResizeObserver(() =>
      setRoom({
        width: measured.clientWidth - 2 * padding,
        height: measured.clientHeight - 2 * padding,
      }),
    )
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])

  const fail = useCallback((why: NotDrawn) => report.current.onFailure(why), [])
  const seen = useCallback((page: number) => report.current.onPage?.(page), [])
  const pages = useRef({ drawn: new Set<number>(), givenUp: new Set<number>() })
  const drawn = useCallback((page: number) => {
    const { drawn, givenUp } = pages.current
    drawn.add(page)
    const wasGivenUp = givenUp.delete(page)
    if (givenUp.size === 0 && drawn.has(1) && (page === 1 || wasGivenUp)) report.current.onDrawn?.()
  }, [])
  const giveUp = useCallback((page: number) => {
    pages.current.givenUp.add(page)
    report.current.onPageGivenUp?.()
  }, [])

  return (
    <div
      ref={(element) => {
        box.current = element
        scroller?.(element)
      }}
      tabIndex={0}
      className={styles.stage}
    >
      {pdf && room.width > 0 ? (
        Array.from({ length: pdf.pages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            label={`${name}, ${t('vista.pagina', { pagina: index + 1, total: pdf.pages })}`}
            room={fit === 'page' ? room : { width: room.width, height: Infinity }}
            view={view}
            mark={mark?.page === index + 1 ? mark : undefined}
            boxes={boxes?.filter(({ page }) => page === index + 1)}
            boxesOf={boxesOf}
            onPoint={onPoint}
            onSeen={seen}
            url={url}
            onDrawn={drawn}
            onGivenUp={giveUp}
            onFailure={fail}
          />
        ))
      ) : (
        <Loading />
      )}
    </div>
  )
}
