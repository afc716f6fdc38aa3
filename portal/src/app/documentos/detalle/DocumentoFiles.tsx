import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { archivoUrl } from '@portal/contract/door.ts'
import type { Documento } from '../documento.ts'
import styles from './documentoFiles.module.css'

/** The files of a presentation, one large at a time. */
export const DocumentoFiles = ({
  archivos,
  marca,
}: {
  archivos: NonNullable<Documento['archivos']>
  /** Where the reason of its rejection is to be seen: that file is shown first. */
  marca: Documento['marca_rechazo']
}) => {
  const t = useTexts()
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      archivos.findIndex(({ archivoid }) => archivoid === marca?.archivoid),
    ),
  )
  const archivo = archivos[chosen]
  return (
    <div className="stack gap-16">
      {archivos.length > 1 && (
        <div role="group" aria-label={t('documento.archivos')} className={`cluster gap-8 ${styles.choice}`}>
          {archivos.map(({ archivoid, nombre }, index) => (
            <button
              className="small-size ink cut rounded on-card"
              key={archivoid}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {nombre}
            </button>
          ))}
        </div>
      )}
      {archivo && (
        <DocumentPreview
          url={archivoUrl(archivo.archivoid)}
          name={archivo.nombre}
          mediatype={archivo.mediatype ?? ''}
          notDrawn={archivo.no_dibujado}
          {...(marca?.archivoid === archivo.archivoid && {
            mark: {
              page: marca.pagina,
              x: marca.x,
              y: marca.y,
              label: t('documento.marcado', { pagina: marca.pagina }),
            },
          })}
          height="min(72vh, 760px)"
        />
      )}
    </div>
  )
}
