import { archivoUrl } from '@portal/contract/door.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import type { Documento } from '../documento.ts'

/** Why it was rejected, and where on the paper that is to be seen. */
export const Rechazo = ({ anterior: { motivo, marca_rechazo, archivos = [] } }: { anterior: Documento }) => {
  const t = useTexts()
  const marcado = archivos.find(({ archivoid }) => archivoid === marca_rechazo?.archivoid)
  if (!motivo) return null
  return (
    <div className="stack gap-8 rigid">
      <Notice severity="error" title={t('presentar.rechazado')}>
        «{motivo}»
      </Notice>
      {marca_rechazo && marcado && (
        <DocumentPreview
          url={archivoUrl(marcado.archivoid)}
          name={marcado.nombre}
          mediatype={marcado.mediatype ?? ''}
          notDrawn={marcado.no_dibujado}
          mark={{
            page: marca_rechazo.pagina,
            x: marca_rechazo.x,
            y: marca_rechazo.y,
            label: t('documento.marcado', { pagina: marca_rechazo.pagina }),
          }}
          height={260}
        />
      )}
    </div>
  )
}
