import type { CodigoCrudo } from '@portal/contract/giros.ts'
import { useEffect, useRef, useState } from 'react'
import { useCodesReader } from './useCodesReader.ts'

interface Source {
  id: string
  /** Bytes, or an address of ours; nothing of what can't be had. */
  source: Blob | string | undefined
  isPdf: boolean
}

/** `failed` where nobody could look. */
type CodesOfFile = readonly CodigoCrudo[] | 'failed'

/** The codes that each file carries, by its id; absent while it is being looked at. One file at a time. */
export const useCodesOf = (files: readonly Source[]): ReadonlyMap<string, CodesOfFile> => {
  const [codes, setCodes] = useState<ReadonlyMap<string, CodesOfFile>>(new Map())
  const begun = useRef(new Set<string>())
  const reader = useCodesReader()

  useEffect(() => {
    const look = async ({ source, isPdf }: Source): Promise<CodesOfFile> => {
      if (source === undefined) return 'failed'
      // It comes when there is something to look at.
      const { codesOfFile } = await import('./codesOfFile.ts')
      return codesOfFile(await reader.get(), source, isPdf)
    }
    for (const file of files) {
      if (begun.current.has(file.id)) continue
      begun.current.add(file.id)
      void look(file)
        .catch(() => 'failed' as const)
        .then((said) => {
          if (!reader.isOver()) setCodes((before) => new Map(before).set(file.id, said))
        })
    }
  }, [files, reader])
  return codes
}
