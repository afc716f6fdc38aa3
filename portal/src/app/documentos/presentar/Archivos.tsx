import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { FileDrop } from '@portal/ui/fields/FileDrop.tsx'
import { acceptedFiles } from '@portal/ui/fields/files/chosenFiles.ts'
import { useRef, useState, type RefObject } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Ejemplo } from './Ejemplo.tsx'
import type { Documento } from '../documento.ts'
import { HojasAnteriores } from '../rechazo/HojasAnteriores.tsx'
import type { Presentable } from '../presentable.ts'
import styles from './presentar.module.css'
import { Rechazo } from '../rechazo/Rechazo.tsx'
import { keptOf, type useUploads } from '../presentacion/useUploads.ts'
import { VistaDeSubido } from './VistaDeSubido.tsx'

interface ArchivosProps {
  files: ReturnType<typeof useUploads>
  item: Presentable
  /** What was rejected, and is presented again. */
  anterior: Documento | undefined
  /** What opens the machine's own chooser. */
  chooser: RefObject<HTMLInputElement | null>
  error: string | undefined
  /** The sample of its type is shown. */
  withEjemplo: boolean
  onEjemplo: (shown: boolean) => void
  /** Some were added or taken away. */
  onTouch: () => void
}

/** The files of a presentation, and one of them large, as whoever reviews it will see it. */
export const Archivos = ({
  files,
  item,
  anterior,
  chooser,
  error,
  withEjemplo,
  onEjemplo,
  onTouch,
}: ArchivosProps) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<string>()
  const { uploads, unreadable, add, remove, cancel, retry } = files
  const kept = keptOf(uploads)
  const preview = kept.find(({ id }) => id === chosen) ?? kept[0]
  const max = item.max_archivos
  const drop = useRef<HTMLDivElement>(null)
  /** The row of what was pressed is gone. */
  const touched = () => {
    onTouch()
    drop.current?.focus({ preventScroll: true })
  }
  const touching =
    <Args extends unknown[]>(deed: (...args: Args) => void) =>
    (...args: Args) => {
      onTouch()
      deed(...args)
    }

  return (
    <div className={styles.stage}>
      {anterior && !withEjemplo && <Rechazo anterior={anterior} />}
      <div className={`stack gap-8 unringed ${styles.drop}`} ref={drop} tabIndex={-1}>
        <FileDrop
          label={t('presentar.archivos')}
          hint={
            uploads.length === 0
              ? t('archivo.ayuda', { max })
              : t('archivo.van', { van: uploads.length, max })
          }
          accept={acceptedFiles}
          chooser={chooser}
          files={uploads}
          maxFiles={max}
          unreadable={unreadable}
          error={error}
          onAdd={touching(add)}
          onRemove={(id) => {
            touched()
            remove(id)
          }}
          onCancel={touching(cancel)}
          onRetry={touching(retry)}
          {...(kept.length > 1 && { onShow: setChosen, shown: preview?.id })}
        />
        {anterior && <HojasAnteriores anterior={anterior} files={files} max={max} onPut={touched} />}
        {item.ejemplo && (
          <p className={styles.toSample} hidden={withEjemplo}>
            <TextButton onClick={() => onEjemplo(true)}>{t('presentar.ejemplo.ver')}</TextButton>
          </p>
        )}
      </div>
      {item.ejemplo && withEjemplo && (
        <Ejemplo item={item} mediatype={item.ejemplo} onClose={() => onEjemplo(false)} />
      )}
      {preview && !withEjemplo && (
        <div className={styles.preview}>
          <VistaDeSubido key={preview.id} {...preview} />
        </div>
      )}
    </div>
  )
}
