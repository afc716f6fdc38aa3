import { addresses } from '@portal/contract/door.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from '@portal/contract'
import { FolderDown as ZipIcon } from 'lucide-react'
import { useState } from 'react'

interface DescargarDocumentosProps {
  recursos: readonly string[]
}

/** An answer that is no file is told as a download that failed; going to it would leave the portal for its bare words. */
const save = (url: string) => Object.assign(document.createElement('a'), { href: url, download: '' }).click()

/**
 * The documents of these resources as one ZIP. It is asked first how much that is: too much, or nothing, is said here,
 * and only what there is comes as a download of the browser's own.
 */
export const DescargarDocumentos = ({ recursos }: DescargarDocumentosProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  const download = async () => {
    setAsking(true)
    setProblem(undefined)
    try {
      const { url, archivos } = await queryClient.query({
        ...operationQuery('ExportarDocumentos', { recursos: [...recursos] }),
        staleTime: 0,
      })
      if (archivos === 0) setProblem(t('recursos.descarga.nada'))
      else if (!url.startsWith(addresses.documentosZip)) setProblem(t('recursos.descarga.noSePudo'))
      else save(url)
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : t('recursos.descarga.noSePudo'))
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <button type="button" disabled={asking} onClick={() => void download()}>
        <ZipIcon />
        {t('recursos.descarga.accion')}
      </button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  )
}
