import {
  CircleCheck as DoneIcon,
  File as FileIcon,
  Trash2 as RemoveIcon,
  X as CancelIcon,
} from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { formatBytes } from '../show/format.ts'
import styles from './fileDrop.module.css'

export interface DroppedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  state: 'uploading' | 'uploaded' | 'failed'
  percent?: number
  /** Why it failed. */
  error?: string | undefined
  /** It failed for good: sending it again would change nothing. */
  refused?: boolean | undefined
  /** Something worth knowing: 'Pesaba 4,8 MB; viaja en 0,9 MB'. */
  note?: string | undefined
  /** A small picture of it. */
  thumbnail?: string | undefined
}

interface FileItemProps {
  file: DroppedFile
  onRemove: (id: string) => void
  onCancel?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  onShow?: ((id: string) => void) | undefined
  shown?: string | undefined
}

/** A file on its row, with whatever there is to say of it: it says it here and nowhere else. */
export const FileItem = ({ file, onRemove, onCancel, onRetry, onShow, shown }: FileItemProps) => {
  const t = useTexts()
  const { id, name, size, state, percent = 0, error, refused = false, note, thumbnail } = file
  const uploading = state === 'uploading'
  const failed = state === 'failed'
  const progress = Math.round(percent)

  return (
    <li className={failed ? `${styles.file} ${styles.failed}` : styles.file}>
      {thumbnail ? (
        <img src={thumbnail} alt="" className={styles.thumbnail} />
      ) : (
        <FileIcon className="rigid soft" aria-hidden />
      )}
      <div className="grow slim">
        {onShow && state === 'uploaded' ? (
          <button
            type="button"
            className={styles.name}
            aria-pressed={shown === id}
            aria-label={t('archivo.mostrar', { nombre: name })}
            onClick={() => onShow(id)}
          >
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <p className={`tiny soft digits ${styles.said}`} aria-live="polite">
          {failed ? error : (note ?? formatBytes(size))}
        </p>
      </div>
      {state === 'uploaded' && (
        <span className="row gap-4 semibold good">
          <DoneIcon size={16} aria-hidden />
          {t('archivo.listo')}
        </span>
      )}
      {uploading && (
        <span className="bold petrol digits">{t('archivo.porcentaje', { porcentaje: progress })}</span>
      )}
      {failed && !refused && onRetry && (
        <button
          type="button"
          className={styles.retry}
          aria-label={t('archivo.reintentarSubida', { nombre: name })}
          onClick={() => onRetry(id)}
        >
          {t('acciones.reintentar')}
        </button>
      )}
      {uploading ? (
        onCancel && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t('archivo.cancelarSubida', { nombre: name })}
            onClick={() => onCancel(id)}
          >
            <CancelIcon />
          </button>
        )
      ) : (
        <button
          type="button"
          className={styles.tool}
          aria-label={t('archivo.quitar', { nombre: name })}
          onClick={() => onRemove(id)}
        >
          <RemoveIcon />
        </button>
      )}
      {uploading && (
        <progress
          className={styles.progress}
          max={100}
          value={progress}
          aria-label={t('archivo.subiendo', { nombre: name })}
        />
      )}
    </li>
  )
}
