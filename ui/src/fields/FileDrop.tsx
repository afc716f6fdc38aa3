import { Camera as CameraIcon, Upload as UploadIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { FileItem, type DroppedFile } from './FileItem.tsx'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'

interface FileDropProps {
  label: string
  /** What may be dropped, as a person reads it: 'PDF, JPG, PNG o BMP de hasta 3 MB; 3 archivos como máximo'. */
  hint: string
  /** The same for the browser: '.pdf,.jpg,.png'. */
  accept: string
  files: readonly DroppedFile[]
  maxFiles: number
  error?: string | undefined
  disabled?: boolean
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
}

/** Files by dragging, by choosing, or from a phone's camera, and how each of them fares. */
export const FileDrop = ({
  label,
  hint,
  accept,
  files,
  maxFiles,
  error,
  disabled = false,
  onAdd,
  onRemove,
  onCancel,
  onRetry,
}: FileDropProps) => {
  const { t } = useTranslation()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const closed = disabled || files.length >= maxFiles

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])])
    // So that the same file can be chosen again after it was removed.
    event.target.value = ''
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-error`}>
      <Typography variant="h3" component="p" id={`${id}-label`} sx={{ marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <Box
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
        sx={{
          display: files.length >= maxFiles ? 'none' : 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1,
          padding: 3,
          textAlign: 'center',
          border: '2px dashed',
          borderColor: error ? token('error') : over ? token('primary') : token('lineStrong'),
          borderRadius: '12px',
          backgroundColor: over ? token('primarySoft') : token('paper'),
        }}
      >
        <UploadIcon size={32} color={token('primary')} />
        {!hasCamera && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('archivo.arrastrar')} {t('archivo.o')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button variant="outlined" disabled={closed} onClick={() => chooser.current?.click()}>
            {t('archivo.elegir')}
          </Button>
          {hasCamera && (
            <Button
              variant="outlined"
              startIcon={<CameraIcon />}
              disabled={closed}
              onClick={() => camera.current?.click()}
            >
              {t('archivo.sacarFoto')}
            </Button>
          )}
        </Box>
        <Typography variant="caption" id={`${id}-hint`} sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
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
      </Box>
      <Typography
        variant="caption"
        component="p"
        role="alert"
        id={`${id}-error`}
        sx={{ color: 'error.main', marginBlockStart: error ? 1 : 0 }}
      >
        {error}
      </Typography>
      {files.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 1, padding: 0 }}>
          {files.map((file) => (
            <FileItem key={file.id} file={file} onRemove={onRemove} onCancel={onCancel} onRetry={onRetry} />
          ))}
        </Box>
      )}
    </Box>
  )
}
