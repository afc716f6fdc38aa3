import { Refusal } from '@portal/contract/refusals.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { addresses } from '@portal/contract/door.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useZip } from '@portal/ui/app/useZip.ts'
import { formatBytes } from '@portal/ui/show/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FolderDown as ZipIcon } from 'lucide-react'

interface DescargarDocumentosProps {
  recursos: readonly string[]
}

/** There is nothing to download of what was asked for. */
class Nothing extends Error {}

/**
 * The documents of these resources as one ZIP. It is asked first how much that is: too much, or nothing, is said here,
 * and how far it is while it comes. It comes to its end though others are chosen meanwhile. On a phone memory is short:
 * what is larger is the browser's own to receive.
 */
export const DescargarDocumentos = ({ recursos }: DescargarDocumentosProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { state, busy, take } = useZip({ maxHereBytes: 100_000_000, goesOn: true })

  const ask = async () => {
    const { url, archivos, bytes } = await queryClient.query({
      ...operationQuery('ExportarDocumentos', { recursos: [...recursos] }),
      staleTime: 0,
    })
    if (archivos === 0) throw new Nothing()
    if (!url.startsWith(addresses.documentosZip)) throw new Error('no address to fetch it from')
    return { url, name: `documentos-${hoyEnBuenosAires()}.zip`, files: archivos ?? 0, bytes }
  }
  const problem = () => {
    if (state.is !== 'failed') return undefined
    if (state.why instanceof Nothing) return t('recursos.descarga.nada')
    return state.why instanceof Refusal ? state.why.message : t('recursos.descarga.noSePudo')
  }
  const said = problem()

  return (
    <>
      <button type="button" disabled={busy} onClick={() => void take(ask)}>
        <ZipIcon />
        {t('recursos.descarga.accion')}
      </button>
      <span role="status">
        {state.is === 'asking' && t('recursos.descarga.preparando')}
        {state.is === 'coming' &&
          t('recursos.descarga.bajando', { bytes: formatBytes(state.bytes), de: formatBytes(state.of) })}
        {state.is === 'saved' && t('recursos.descarga.listo')}
        {state.is === 'handedOver' && t('recursos.descarga.delNavegador')}
      </span>
      {said !== undefined && <span role="alert">{said}</span>}
    </>
  )
}
