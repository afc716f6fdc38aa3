import type { RenderTask } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Box, type BoxOnPage } from './Box.tsx'
import { Mark, pointedAt, type PlaceOnPage, type Pointed } from './Mark.tsx'
import type { PdfDocument } from './openPdf.ts'
import styles from './preview.module.css'
import type { PreviewView } from './view.ts'

interface PdfPageProps {
  pdf: PdfDocument
  number: number
  label: string
  /** What it fits into while nobody zooms, in CSS pixels. */
  room: { width: number; height: number }
  view: PreviewView
  mark: PlaceOnPage | undefined
  boxes: readonly BoxOnPage[] | undefined
  /** A place of the page was pointed at. */
  onPoint?: ((place: Pointed) => void) | undefined
  onSeen: (page: number) => void
  /** It is painted. */
  onDrawn: (page: number) => void
  onFailure: () => void
}

/** Phones give up on canvases larger than this. */
const maxCanvasPixels = 16_000_000

/** The shape of a sheet of A4, until the page says its own. */
const paperRatio = 1 / Math.SQRT2

export const PdfPage = ({
  pdf,
  number,
  label,
  room,
  view,
  mark,
  boxes,
  onPoint,
  onSeen,
  onDrawn,
  onFailure,
}: PdfPageProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [inSight, setInSight] = useState(number === 1)
  const [ratio, setRatio] = useState(paperRatio)
  const { rotation } = view
  const width = Math.min(room.width, room.height * ratio) * view.zoom

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
    if (!inSight) return
    let task: RenderTask | undefined
    let wanted = true
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (!wanted || !target) return
      const turned = (page.rotate + rotation) % 360
      const natural = page.getViewport({ scale: 1, rotation: turned })
      setRatio(natural.width / natural.height)
      const sharpest = Math.sqrt(maxCanvasPixels / (natural.width * natural.height))
      const scale = Math.min((width / natural.width) * window.devicePixelRatio, sharpest)
      const viewport = page.getViewport({ scale, rotation: turned })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      task = page.render({ canvas: target, viewport })
      await task.promise
      target.dataset['drawn'] = ''
      onDrawn(number)
    }
    draw().catch(() => {
      if (wanted) onFailure()
    })
    return () => {
      wanted = false
      task?.cancel()
    }
  }, [pdf, number, width, rotation, inSight, onDrawn, onFailure])

  return (
    <div
      ref={frame}
      className={styles.sheet}
      style={{ width, aspectRatio: ratio }}
      data-points={onPoint !== undefined || undefined}
      onClick={onPoint && ((event) => onPoint({ page: number, ...pointedAt(event, rotation) }))}
    >
      <canvas ref={canvas} role="img" aria-label={label} />
      {boxes?.map((box) => (
        <Box key={box.label} {...box} rotation={rotation} />
      ))}
      {mark && <Mark {...mark} rotation={rotation} ratio={ratio} />}
    </div>
  )
}
