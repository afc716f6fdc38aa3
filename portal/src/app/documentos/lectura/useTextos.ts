import { archivoUrl } from '@portal/contract/door.ts'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from '../presentacion/useUploads.ts'

export const isPdf = ({ name, archivo }: Upload) =>
  archivo?.mediatype === 'application/pdf' || /\.pdf$/i.test(name)

/** What draws PDFs reads them too; it comes when there is one. */
const textOf = async (upload: Upload): Promise<string> => {
  if (!isPdf(upload)) return ''
  const source = upload.file ?? (upload.archivo && archivoUrl(upload.archivo.archivoid))
  if (source === undefined) return ''
  const { textOfPdf } = await import('@portal/ui/preview/textOfPdf.ts')
  return textOfPdf(source)
}

/** The text that each file carries, by its row's id: '' where it carries none, absent while it is being read. */
export const useTextos = (uploads: readonly Upload[]): ReadonlyMap<string, string> => {
  const [textos, setTextos] = useState<ReadonlyMap<string, string>>(new Map())
  const begun = useRef(new Set<string>())
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.refused || begun.current.has(upload.id)) continue
      begun.current.add(upload.id)
      void textOf(upload)
        .catch(() => '')
        .then((text) => setTextos((before) => new Map(before).set(upload.id, text)))
    }
  }, [uploads])
  return textos
}
