import { leerCodigo, sitiosOficialesDeFabrica, type Codigo } from '@portal/contract/codigos.ts'
import { archivoUrl } from '@portal/contract/door.ts'
import type { CodesReader } from '@portal/ui/codes/openReader.ts'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from '../presentacion/useUploads.ts'
import { isPdf } from './useTextos.ts'

/** What the codes of a file say; `no se pudo` where nobody could look. */
export type CodigosDeArchivo = readonly Codigo[] | 'no se pudo'

/** The codes that each file carries, by its row's id; absent while it is being looked at. One file at a time. */
export const useCodigos = (uploads: readonly Upload[]): ReadonlyMap<string, CodigosDeArchivo> => {
  const [codigos, setCodigos] = useState<ReadonlyMap<string, CodigosDeArchivo>>(new Map())
  const begun = useRef(new Set<string>())
  const reader = useRef<Promise<CodesReader>>(undefined)
  const over = useRef(false)
  useEffect(() => {
    over.current = false
    return () => {
      over.current = true
      void reader.current?.then(
        (opened) => opened.end(),
        () => undefined,
      )
      reader.current = undefined
    }
  }, [])

  useEffect(() => {
    const look = async (upload: Upload): Promise<CodigosDeArchivo> => {
      const source = upload.file ?? (upload.archivo && archivoUrl(upload.archivo.archivoid))
      if (source === undefined) return 'no se pudo'
      // It comes when there is something to look at.
      const { codesOfFile } = await import('@portal/ui/codes/codesOfFile.ts')
      reader.current ??= import('@portal/ui/codes/openReader.ts').then(({ openReader }) => openReader())
      const found = await codesOfFile(await reader.current, source, isPdf(upload))
      return found.map(({ formato, texto }) => leerCodigo(formato, texto, sitiosOficialesDeFabrica))
    }
    for (const upload of uploads) {
      if (upload.refused || begun.current.has(upload.id)) continue
      begun.current.add(upload.id)
      void look(upload)
        .catch(() => 'no se pudo' as const)
        .then((said) => {
          if (!over.current) setCodigos((before) => new Map(before).set(upload.id, said))
        })
    }
  }, [uploads])
  return codigos
}
