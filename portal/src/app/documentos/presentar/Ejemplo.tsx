import { ejemploUrl } from '@portal/contract/door.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useReturnFocus } from '@portal/ui/feedback/useReturnFocus.ts'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { useEffect, useId, useRef } from 'react'
import type { Presentable } from '../presentable.ts'
import styles from './presentar.module.css'

interface EjemploProps {
  item: Pick<Presentable, 'tipodocumentoid' | 'corto'>
  mediatype: string
  onClose: () => void
}

/** How such a paper looks: below the upload, and in place of all else where there is no room beside it. */
export const Ejemplo = ({ item, mediatype, onClose }: EjemploProps) => {
  const t = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useReturnFocus()
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.sample} aria-labelledby={id}>
      <header className="row spread gap-12">
        <h3 className="unringed heading-16 slim breaks" id={id} tabIndex={-1} ref={heading}>
          {t('presentar.ejemplo.titulo', { documento: item.corto })}
        </h3>
        <Button size="small" onClick={onClose}>
          {t('presentar.ejemplo.cerrar')}
        </Button>
      </header>
      <div className={styles.preview}>
        <DocumentPreview
          url={ejemploUrl(item.tipodocumentoid)}
          name={t('presentar.ejemplo.nombre', { documento: item.corto })}
          mediatype={mediatype}
          height="100%"
        />
      </div>
    </section>
  )
}
