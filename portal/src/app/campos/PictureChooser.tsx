import { Camera as CameraIcon, Image as FileIcon } from 'lucide-react'
import { clasesDeFoto, eligeDe, pareceDe } from '@portal/contract/clasesDeArchivo.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { useId, useRef, useState, type ChangeEvent, type ReactNode, type Ref } from 'react'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { shrinkPicture } from '@portal/ui/fields/files/shrinkPicture.ts'
import { useTellRefused } from '@portal/ui/fields/files/useTellRefused.ts'
import { uploadFile } from './uploadFile.ts'
import styles from './pictureChooser.module.css'

interface PictureChooserProps {
  label: string
  /** The file's id, or '' for none. */
  picture: string
  /** What is chosen has been sent by then. Why it is not taken may be thrown. */
  onPicture: (archivoid: string) => unknown
  /** What stands where no picture is. */
  face: ReactNode
  /** A person is round; a company's picture is shown whole. */
  whole?: boolean
  /** Of a person, who may stand before the phone. */
  camera?: boolean
  words: { quitar: string; ayuda: string; tipoInvalido: string }
  error?: string | undefined
  button?: { ref?: Ref<HTMLButtonElement>; onBlur?: () => void; name?: string }
}

/** A picture: taken or chosen, sent at once, and taken away again. */
export const PictureChooser = ({
  label,
  picture,
  onPicture,
  face,
  whole = false,
  camera = false,
  words,
  error,
  button,
}: PictureChooserProps) => {
  const t = useTexts()
  const tellRefused = useTellRefused()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const taker = useRef<HTMLInputElement>(null)
  /** A desk's browser would open its files for both. */
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const take = async (bring: () => Promise<string>) => {
    setFailure(undefined)
    setSending(true)
    try {
      await onPicture(await bring())
    } catch (reason) {
      tellRefused(reason)
      setFailure(reason instanceof Error ? say(reason.message) : t('formulario.noSeGuardo'))
    } finally {
      setSending(false)
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (!pareceDe(clasesDeFoto, file)) {
      setFailure(words.tipoInvalido)
      return
    }
    void take(async () => (await uploadFile(await shrinkPicture(file).catch(() => file))).archivoid)
  }
  const wrong = failure ?? error

  return (
    <div role="group" aria-label={label} aria-describedby={`${id}-text`} className="row gap-16">
      <span className={styles.picture} data-whole={whole || undefined}>
        {picture ? <img src={miniaturaUrl(picture)} alt="" /> : face}
      </span>
      <div className={`slim ${styles.side}`}>
        <div className={`cluster gap-8 ${styles.buttons}`}>
          {camera && hasCamera && (
            <Button
              icon={<CameraIcon aria-hidden />}
              disabled={sending}
              onClick={() => taker.current?.click()}
            >
              {t(picture ? 'campos.foto.sacarOtra' : 'campos.foto.sacar')}
            </Button>
          )}
          <Button
            icon={<FileIcon aria-hidden />}
            busy={sending}
            {...button}
            onClick={() => chooser.current?.click()}
          >
            {t('campos.foto.elegir')}
          </Button>
          {picture && (
            <Button kind="quiet" disabled={sending} onClick={() => void take(() => Promise.resolve(''))}>
              {words.quitar}
            </Button>
          )}
        </div>
        <p id={`${id}-text`} className={styles.note} data-error={wrong !== undefined} role="status">
          {wrong ?? words.ayuda}
        </p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={eligeDe(clasesDeFoto)}
        aria-label={label}
        onChange={choose}
      />
      {camera && (
        <input
          ref={taker}
          type="file"
          hidden
          accept={clasesDeFoto.map(({ mediatype }) => mediatype).join(',')}
          capture="user"
          aria-label={t('campos.foto.sacar')}
          onChange={choose}
        />
      )}
    </div>
  )
}
