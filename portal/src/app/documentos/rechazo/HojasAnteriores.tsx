import { miniaturaUrl } from '@portal/contract/door.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { acceptedFiles } from '@portal/ui/fields/files/chosenFiles.ts'
import { File as FileIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Documento } from '../documento.ts'
import { reutilizables } from './conservados.ts'
import styles from './rechazo.module.css'
import type { useUploads } from '../presentacion/useUploads.ts'

interface HojasAnterioresProps {
  anterior: Documento
  files: ReturnType<typeof useUploads>
  max: number
  /** One is put in, and its row here goes. */
  onPut: () => void
}

/** The sheets that were rejected, or were taken out since: each can be replaced in its place, or put back as it was. */
export const HojasAnteriores = ({ anterior, files, max, onPut }: HojasAnterioresProps) => {
  const t = useTexts()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [replaced, setReplaced] = useState<number>()
  const hojas = reutilizables(anterior)
  const left = hojas.flatMap((hoja, posicion) => (files.hasAt(posicion) ? [] : [{ hoja, posicion }]))
  const full = files.uploads.filter(({ refused }) => !refused).length >= max
  if (left.length === 0 || full) return null

  const whyOut = ({ archivoid }: (typeof hojas)[number]) =>
    archivoid === anterior.marca_rechazo?.archivoid ? 'marcada' : hojas.length === 1 ? 'rechazada' : 'quitada'
  return (
    <div className={`stack gap-8 ${styles.left}`}>
      <h4 className="small semibold" id={id}>
        {t('presentar.hojas.titulo')}
      </h4>
      <ul className="stack gap-8" aria-labelledby={id}>
        {left.map(({ hoja, posicion }) => {
          const why = whyOut(hoja)
          return (
            <li className="at-middle rounded on-card" key={hoja.archivoid}>
              {hoja.mediatype?.startsWith('image/') ? (
                <img src={miniaturaUrl(hoja.archivoid)} alt="" />
              ) : (
                <FileIcon aria-hidden />
              )}
              <span className={styles.what}>
                <b className="semibold one-line block clipped as-written">{hoja.nombre}</b>
                <span
                  className="tiny soft block clipped as-written"
                  data-tone={why === 'quitada' ? undefined : 'red'}
                >
                  {t(`presentar.hojas.${why}`)}
                </span>
              </span>
              <span className={styles.ways}>
                <TextButton
                  aria-label={t('presentar.hojas.reemplazarEsta', { nombre: hoja.nombre })}
                  onClick={() => {
                    setReplaced(posicion)
                    chooser.current?.click()
                  }}
                >
                  {t('presentar.hojas.reemplazar')}
                </TextButton>
                <TextButton
                  aria-label={t('presentar.hojas.usarEsta', { nombre: hoja.nombre })}
                  onClick={() => {
                    onPut()
                    files.keep([{ ...hoja, posicion }])
                  }}
                >
                  {t('presentar.hojas.usar')}
                </TextButton>
              </span>
            </li>
          )
        })}
      </ul>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={t('presentar.hojas.reemplazar')}
        onChange={({ target }) => {
          onPut()
          files.add([...(target.files ?? [])], replaced)
          target.value = ''
        }}
      />
    </div>
  )
}
