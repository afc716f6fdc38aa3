import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openPdf, type PdfDocument } from './openPdf.ts'
import { PdfPage } from './PdfPage.tsx'
import type { PreviewView } from './view.ts'

interface PdfViewProps {
  url: string
  name: string
  view: PreviewView
  onPages: (pages: number) => void
  onPage: (page: number) => void
  onFailure: () => void
}

const padding = 16

/** All pages below one another; each is drawn when it comes into sight. */
export const PdfView = ({ url, name, view, onPages, onPage, onFailure }: PdfViewProps) => {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const [pdf, setPdf] = useState<PdfDocument | null>(null)
  const [width, setWidth] = useState(0)
  const report = useRef({ onPages, onFailure })
  useEffect(() => {
    report.current = { onPages, onFailure }
  })

  useEffect(() => {
    const task = openPdf(url)
    task.promise.then(
      (opened) => {
        setPdf(opened)
        report.current.onPages(opened.numPages)
      },
      () => {
        if (!task.destroyed) report.current.onFailure()
      },
    )
    return () => void task.destroy()
  }, [url])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => setWidth(box.clientWidth - 2 * padding))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const fail = useCallback(() => report.current.onFailure(), [])

  return (
    <Box ref={scroller} tabIndex={0} sx={{ flex: 1, overflow: 'auto', padding: `${padding}px` }}>
      {pdf && width > 0 ? (
        Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            label={`${name}, ${t('vista.pagina', { pagina: index + 1, total: pdf.numPages })}`}
            width={width * view.zoom}
            rotation={view.rotation}
            onSeen={onPage}
            onFailure={fail}
          />
        ))
      ) : (
        <CircularProgress aria-label={t('acciones.cargando')} sx={{ display: 'block', margin: '25% auto' }} />
      )}
    </Box>
  )
}
