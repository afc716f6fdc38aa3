import { Camera as CameraIcon, Image as FileIcon, UserRound as PersonIcon } from 'lucide-react'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { useField, type FieldProps } from '@portal/ui/fields/useField.ts'
import { useRef, useState, type ChangeEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { shrinkPicture } from '../documentos/archivos/shrinkPicture.ts'
import { uploadFile } from '../documentos/archivos/uploadFile.ts'
import styles from './PhotoField.module.css'

const accept = '.jpg,.jpeg,.png,.bmp'
const acceptedNames = /\.(jpe?g|png|bmp)$/i

/** A picture of somebody: sent when taken or chosen; the form holds the file's id, or '' for none. */
export const PhotoField = <Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) => {
  const t = useTexts()
  const { id, field, bound, error, helperText } = useField(props)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  /** A desk's browser would open its files for both. */
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const photo: string = field.value ?? ''

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (!acceptedNames.test(file.name)) {
      setFailure(t('campos.foto.tipoInvalido'))
      return
    }
    setFailure(undefined)
    setSending(true)
    try {
      const { archivoid } = await uploadFile(await shrinkPicture(file).catch(() => file))
      field.onChange(archivoid)
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : t('formulario.noSeGuardo'))
    } finally {
      setSending(false)
    }
  }
  const wrong = failure ?? (error ? helperText : undefined)

  return (
    <div role="group" aria-label={props.label} aria-describedby={`${id}-text`} className={styles.photo}>
      <span className={styles.picture}>
        {photo ? (
          <img src={miniaturaUrl(photo)} alt="" />
        ) : (
          <PersonIcon size={40} strokeWidth={1.5} aria-hidden />
        )}
      </span>
      <div className={styles.side}>
        <div className={styles.buttons}>
          {hasCamera && (
            <Button
              icon={<CameraIcon aria-hidden />}
              disabled={sending}
              onClick={() => camera.current?.click()}
            >
              {t(photo ? 'campos.foto.sacarOtra' : 'campos.foto.sacar')}
            </Button>
          )}
          <Button
            icon={<FileIcon aria-hidden />}
            busy={sending}
            {...bound}
            onClick={() => chooser.current?.click()}
          >
            {t('campos.foto.elegir')}
          </Button>
          {photo && (
            <Button kind="quiet" onClick={() => field.onChange('')}>
              {t('campos.foto.quitar')}
            </Button>
          )}
        </div>
        <p id={`${id}-text`} className={styles.note} data-error={wrong !== undefined} role="status">
          {wrong ?? t('campos.foto.ayuda')}
        </p>
      </div>
      <input ref={chooser} type="file" hidden accept={accept} aria-label={props.label} onChange={choose} />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/bmp"
        capture="user"
        aria-label={t('campos.foto.sacar')}
        onChange={choose}
      />
    </div>
  )
}
