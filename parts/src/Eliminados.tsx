import type { ArchivoEliminado } from '@portal/contract/documentos.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatBytes, formatDateTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type * as z from 'zod/mini'

/** Files whose bytes were taken away once they were past their time: when, and what proves them. */
export const Eliminados = ({
  eliminados = [],
}: {
  eliminados?: readonly z.output<typeof ArchivoEliminado>[] | undefined
}) => {
  const t = useTexts()
  return eliminados.map(({ archivoid, sha256, size, eliminado }) => (
    <Notice key={archivoid} severity="info">
      <span className="block">{t('eliminado.aviso', { fecha: formatDateTime(eliminado) })}</span>
      <span className="block small soft breaks">
        {t('eliminado.huella', { sha256, size: formatBytes(size) })}
      </span>
    </Notice>
  ))
}
