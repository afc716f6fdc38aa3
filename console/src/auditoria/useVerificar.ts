import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../app.ts'

export type Verificacion = Result<'VerificarAuditoria'>

type Estado =
  | { paso: 'nada' }
  | { paso: 'anda'; hecho: number; total: number }
  | { paso: 'fin'; fin: Verificacion; cuando: string }
  | { paso: 'fallo'; error: unknown }

/** Walks the whole chain of blocks, a piece a call. What fails on the way is known to have failed, and nothing else. */
export const useVerificar = () => {
  const queryClient = useQueryClient()
  const [estado, setEstado] = useState<Estado>({ paso: 'nada' })
  const verificar = async () => {
    setEstado({ paso: 'anda', hecho: 0, total: 0 })
    try {
      for (let desde = 1; ;) {
        const piece = await call('VerificarAuditoria', { desde })
        if (piece.siguiente === null) {
          setEstado({ paso: 'fin', fin: piece, cuando: new Date().toISOString() })
          // What else shows how the chain stands says no longer what the night found.
          queryClient.setQueryData(operationQuery('VerificarAuditoria', {}).queryKey, piece)
          return
        }
        setEstado({ paso: 'anda', hecho: piece.comprobado ?? 0, total: piece.bloques })
        desde = piece.siguiente
      }
    } catch (error) {
      setEstado({ paso: 'fallo', error })
    }
  }
  return { estado, verificar: () => void verificar() }
}
