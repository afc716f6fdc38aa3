import {
  Camera as CameraIcon,
  CircleAlert as ErrorIcon,
  File as FileIcon,
  Upload as UploadIcon,
} from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { FileItem, type DroppedFile } from './FileItem.tsx'
import { TextButton } from '../controls/TextLink.tsx'
import styles from './fileDrop.module.css'

interface FileDropProps {
  label: string
  /** What may be dropped, as a person reads it: 'PDF, JPG, PNG o BMP · hasta 3 MB · va 1 de 3'. */
  hint: string
  /** The same for the browser: '.pdf,.jpg,.png'. */
  accept: string
  files: readonly DroppedFile[]
  maxFiles: number
  /** What was dropped and can't be read, and what to do instead. */
  unreadable?: string | undefined
  /** What keeps the form from being sent. */
  error?: string | undefined
  disabled?: boolean
  /** What opens the machine's own chooser, for whoever asks for a file elsewhere. */
  chooser?: RefObject<HTMLInputElement | null>
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
  /** Shows one of them large; which one it is, `shown` says. */
  onShow?: (id: string) => void
  shown?: string | undefined
}

/** Files by dragging, by choosing, or from a phone's camera, and how each of them fares. */
export const FileDrop = ({
  label,
  hint,
  accept,
  files,
  maxFiles,
  unreadable,
  error,
  disabled = false,
  chooser: given,
  onAdd,
  ...rows
}: FileDropProps) => {
  const t = useTexts()
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const chooser = given ?? own
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const full = files.filter(({ refused }) => !refused).length >= maxFiles
  const closed = disabled || full

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])])
    // So that the same file can be chosen again after it was removed.
    event.target.value = ''
  }
  const choose = () => chooser.current?.click()
  const zone = [styles.zone, over && styles.over, error && styles.wrong].filter(Boolean).join(' ')

  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={`${id}-hint ${id}-error`}
      className="stack gap-8 slim"
    >
      {(!full || unreadable) && (
        <div
          className={zone}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(!closed)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            if (!closed) onAdd([...event.dataTransfer.files])
          }}
        >
          {!full && (
            <>
              <div className={`row gap-12 petrol ${styles.drag}`}>
                <UploadIcon aria-hidden />
                <p className="ink">
                  <b className="semibold">{t('archivo.arrastrar')}</b> {t('archivo.o')}{' '}
                  <TextButton disabled={closed} onClick={choose}>
                    {t('archivo.elegirUno')}
                  </TextButton>
                </p>
              </div>
              <div className={styles.shots}>
                <button type="button" disabled={closed} onClick={() => camera.current?.click()}>
                  <CameraIcon aria-hidden />
                  {t('archivo.sacarFoto')}
                </button>
                <button type="button" disabled={closed} onClick={choose} className={styles.pick}>
                  <FileIcon aria-hidden />
                  {t('archivo.elegir')}
                </button>
              </div>
              <p className={styles.hint} id={`${id}-hint`}>
                {hint}
              </p>
            </>
          )}
          {unreadable && (
            <p role="alert" className={styles.unreadable}>
              <ErrorIcon size={16} aria-hidden />
              {unreadable}
            </p>
          )}
        </div>
      )}
      <input ref={chooser} type="file" hidden multiple accept={accept} onChange={take} aria-label={label} />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={take}
        aria-label={t('archivo.sacarFoto')}
      />
      <p role="alert" id={`${id}-error`} className={`small flex gap-6 semibold wrong if-any ${styles.error}`}>
        {error && <ErrorIcon size={16} aria-hidden />}
        {error}
      </p>
      {files.length > 0 && (
        <ul className="stack gap-8">
          {files.map((file) => (
            <FileItem key={file.id} file={file} {...rows} />
          ))}
        </ul>
      )}
    </div>
  )
}
