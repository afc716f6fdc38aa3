import { addresses } from '@portal/contract/door.ts'
import type { DocumentoForm } from '@portal/contract/documentos.ts'
import { sendFile } from '@portal/ui/app/sendFile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'

interface Slot {
  recursoid: string
  tipodocumentoid: string
}

type Values = { [Name in keyof typeof DocumentoForm]: z.output<(typeof DocumentoForm)[Name]> }

/** Sends a presentation whole, and how far it is. The same one sent again, because no answer came, is presented once. */
export const usePresentar = (cuentaid: string, { recursoid, tipodocumentoid }: Slot) => {
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState<number>()
  const attempt = useRef({ said: '', key: '' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const present = async (values: Values, files: readonly File[]) => {
    const fields = Object.entries({ recursoid, tipodocumentoid, ...values }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    )
    const said = JSON.stringify([
      fields,
      files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ])
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() }
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    for (const file of files) body.append('data', file, file.name)
    leaving.current = new AbortController()
    setPercent(0)
    try {
      await sendFile(`${addresses.presentarPorCuenta}/${encodeURIComponent(cuentaid)}`, body, {
        signal: leaving.current.signal,
        onProgress: setPercent,
        idempotencyKey: attempt.current.key,
      })
    } finally {
      setPercent(undefined)
    }
    await queryClient.invalidateQueries()
  }
  return { present, percent }
}
