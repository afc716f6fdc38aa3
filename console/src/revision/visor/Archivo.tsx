import { archivoUrl } from '@portal/contract/door.ts'
import { DocumentStage } from '@portal/ui/preview/DocumentStage.tsx'
import type { BoxOnPage } from '@portal/ui/preview/Box.tsx'
import type { PlaceOnPage, Pointed } from '@portal/ui/preview/Mark.tsx'
import { NotShown } from '@portal/ui/preview/NotShown.tsx'
import { useNotDrawn } from '@portal/ui/preview/notDrawn.ts'
import type { PreviewView } from '@portal/ui/preview/view.ts'
import { useLayoutEffect, type RefCallback } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Revision } from '../documento/revision.ts'
import styles from './visor.module.css'
import type { Vista } from './vista.ts'

interface ArchivoProps {
  archivo: Revision['archivos'][number]
  view: PreviewView
  mark?: PlaceOnPage | undefined
  boxes?: readonly BoxOnPage[] | undefined
  onPoint?: ((place: Pointed) => void) | undefined
  scroller?: RefCallback<HTMLDivElement>
  onPages?: (pages: number) => void
  onPage?: (page: number) => void
  onVista?: (archivoid: string, vista: Vista | undefined) => void
}

/** One file on the stage. It tells how it is seen, from the moment it is put there; another file needs another key. */
export const Archivo = ({ archivo, view, onVista, ...stage }: ArchivoProps) => {
  const t = useTexts()
  const { archivoid, nombre, mediatype, no_dibujado } = archivo
  const { failed, untried, fail, retry } = useNotDrawn(no_dibujado)

  // Before any picture can have arrived: of an earlier time that it was on the stage nothing may count.
  useLayoutEffect(() => onVista?.(archivoid, failed && 'fallido'), [archivoid, failed, onVista])

  return (
    <div role="group" aria-label={t('vista.de', { nombre })} className={styles.file}>
      {failed ? (
        <NotShown url={archivoUrl(archivoid)} why={failed} untried={untried} onRetry={retry} />
      ) : (
        <DocumentStage
          {...stage}
          url={archivoUrl(archivoid)}
          name={nombre}
          mediatype={mediatype}
          view={view}
          fit="page"
          onDrawn={() => onVista?.(archivoid, 'dibujado')}
          onPageGivenUp={() => onVista?.(archivoid, 'fallido')}
          onFailure={fail}
        />
      )}
    </div>
  )
}
