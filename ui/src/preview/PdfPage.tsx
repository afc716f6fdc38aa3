import type { Palabra } from '@portal/contract/lugar.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Box, type BoxesOf, type BoxOnPage } from './Box.tsx'
import { Mark, pointedAt, type PlaceOnPage, type Pointed } from './Mark.tsx'
import type { NotDrawn } from './notDrawn.ts'
import { PageGivenUp } from './PageGivenUp.tsx'
import { isOfOnePage, whyNot, type PdfDocument } from './pdf/openPdf.ts'
import styles from './preview.module.css'
import type { PreviewView } from './view.ts'

interface PdfPageProps {
  pdf: PdfDocument
  /** Of the original. */
  url: string
  number: number
  label: string
  /** What it fits into while nobody zooms, in CSS pixels. */
  room: { width: number; height: number }
  view: PreviewView
  mark: PlaceOnPage | undefined
  boxes: readonly BoxOnPage[] | undefined
  boxesOf: BoxesOf | undefined
  /** A place of the page was pointed at. */
  onPoint?: ((place: Pointed) => void) | undefined
  onSeen: (page: number) => void
  /** It is painted. */
  onDrawn: (page: number) => void
  /** It took too long, and the others are there all the same. */
  onGivenUp: (page: number) => void
  /** There is none of the file. */
  onFailure: (why: NotDrawn) => void
}

/** The shape of a sheet of A4, until the page says its own. */
const paperRatio = 1 / Math.SQRT2

export const PdfPage = ({
  pdf,
  url,
  number,
  label,
  room,
  view,
  mark,
  boxes,
  boxesOf,
  onPoint,
  onSeen,
  onDrawn,
  onGivenUp,
  onFailure,
}: PdfPageProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [inSight, setInSight] = useState(number === 1)
  const [own, setOwn] = useState<{ rotation: number; ratio: number }>()
  const [givenUp, setGivenUp] = useState(false)
  const [words, setWords] = useState<readonly Palabra[]>()
  const [painted, setPainted] = useState(false)
  const ratio = own?.ratio ?? paperRatio
  const { rotation } = view
  const width = Math.min(room.width, room.height * ratio) * view.zoom

  const fail = useCallback(
    (error: unknown) => {
      if (isOfOnePage(error)) {
        setGivenUp(true)
        onGivenUp(number)
      } else onFailure(whyNot(error))
    },
    [number, onFailure, onGivenUp],
  )

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setInSight(true)
        onSeen(number)
      },
      { threshold: 0.3 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [number, onSeen])

  useEffect(() => {
    if (!inSight || givenUp) return
    let wanted = true
    pdf.ratio(number, rotation).then(
      (turned) => {
        if (wanted) setOwn({ rotation, ratio: turned })
      },
      (error: unknown) => {
        if (wanted) fail(error)
      },
    )
    return () => {
      wanted = false
    }
  }, [pdf, number, rotation, inSight, givenUp, fail])

  // Of another turn than its shape is known for, it would be drawn twice.
  const shaped = own?.rotation === rotation
  useEffect(() => {
    if (!shaped || givenUp) return
    const asked = new AbortController()
    const draw = async () => {
      const pixels = width * window.devicePixelRatio
      const picture = await pdf.draw({ number, rotation, width: pixels }, asked.signal)
      const target = canvas.current
      if (asked.signal.aborted || !target) {
        picture.close()
        return
      }
      target.width = picture.width
      target.height = picture.height
      target.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
      target.dataset['drawn'] = ''
      onDrawn(number)
      setPainted(true)
    }
    draw().catch((error: unknown) => {
      if (!asked.signal.aborted) fail(error)
    })
    return () => asked.abort()
  }, [pdf, number, width, rotation, shaped, givenUp, onDrawn, fail])

  // Where its text stands is asked once the page is there to be seen; one that can't tell has nothing to be shown on it.
  const asksWords = painted && boxesOf !== undefined
  useEffect(() => {
    if (!asksWords) return
    let wanted = true
    pdf.words(number).then(
      (found) => {
        if (wanted) setWords(found)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [pdf, number, asksWords])
  const shown = [...(boxes ?? []), ...(words && boxesOf ? boxesOf(words, number) : [])]

  return (
    <div
      ref={frame}
      className={styles.sheet}
      style={{ width, aspectRatio: ratio }}
      data-points={onPoint !== undefined || undefined}
      onClick={onPoint && ((event) => onPoint({ page: number, ...pointedAt(event, rotation) }))}
    >
      <canvas className="block whole" ref={canvas} role="img" aria-label={label} hidden={givenUp} />
      {givenUp && <PageGivenUp url={url} onRetry={() => setGivenUp(false)} />}
      {shown.map((box) => (
        <Box key={box.label} {...box} rotation={rotation} />
      ))}
      {mark && <Mark {...mark} rotation={rotation} ratio={ratio} />}
    </div>
  )
}
