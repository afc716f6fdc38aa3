import { archivoUrl } from '@portal/contract/door.ts'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { useEffect, useState } from 'react'

interface VistaDeSubidoProps {
  /** As it was chosen here; absent of one that was presented before. */
  file: File | undefined
  archivoid: string
  name: string
  mediatype: string
}

/**
 * A file of a presentation, large. One that was chosen here is shown from here: it need not come back over the line, and
 * a back office elsewhere may give no file back.
 */
export const VistaDeSubido = ({ file, archivoid, name, mediatype }: VistaDeSubidoProps) => {
  const [own] = useState(() => file && URL.createObjectURL(new Blob([file], { type: mediatype })))
  useEffect(() => () => URL.revokeObjectURL(own ?? ''), [own])
  return (
    <DocumentPreview url={own ?? archivoUrl(archivoid)} name={name} mediatype={mediatype} height="100%" />
  )
}
