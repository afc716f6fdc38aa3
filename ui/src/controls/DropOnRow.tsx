import { Upload as UploadIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import styles from './dropOnRow.module.css'

interface DropOnRowProps {
  /** Files were let go over the row. */
  onFiles: (files: readonly File[]) => void
  /** What is pressed to do the same by hand. */
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/**
 * What stands in a row, of a table or of a list, and takes what is dropped anywhere on that row: the row is larger to hit
 * than its button, and belongs to whoever draws the table.
 */
export const DropOnRow = ({ onFiles, children }: DropOnRowProps) => {
  const t = useTexts()
  const place = useRef<HTMLSpanElement>(null)
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const row = place.current?.closest<HTMLElement>('tr, li')
    if (!row) return
    const show = (is: boolean) => {
      setOver(is)
      row.toggleAttribute('data-drop', is)
    }
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      show(true)
    }
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && row.contains(relatedTarget))) show(false)
    }
    const onDrop = (event: DragEvent) => {
      show(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    row.addEventListener('dragover', onOver)
    row.addEventListener('dragleave', onLeave)
    row.addEventListener('drop', onDrop)
    return () => {
      row.removeAttribute('data-drop')
      row.removeEventListener('dragover', onOver)
      row.removeEventListener('dragleave', onLeave)
      row.removeEventListener('drop', onDrop)
    }
  }, [])

  return (
    <span ref={place} className={styles.place} data-over={over || undefined}>
      {children}
      {over && (
        <span className={styles.here}>
          <UploadIcon size={16} aria-hidden />
          {t('archivo.soltar')}
        </span>
      )}
    </span>
  )
}
