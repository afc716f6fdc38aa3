import type { GateResult } from '@portal/contract/porteria.ts'
import { useMemo } from 'react'
import { usePuesto } from '../usePuesto.ts'

type Ultimo = GateResult<'Sincronizar'>['ultimos'][number]

/** Who passed last, the newest first: what is not sent yet, and what the server told of this gate. */
export function useUltimos(): Ultimo[] {
  const { mundo, pasos } = usePuesto().estado
  return useMemo(() => {
    const told = mundo?.ultimos ?? []
    const known = new Set(told.map(({ pasoid }) => pasoid))
    const own = pasos
      .filter(({ estado, paso }) => estado === 'espera' && !known.has(paso.pasoid))
      .map(({ paso, quien }): Ultimo => ({
        pasoid: paso.pasoid,
        sentido: paso.sentido,
        momento: paso.momento,
        patente: quien.patente,
        nombre: paso.visita?.nombre ?? quien.nombre,
      }))
    return [...own, ...told].sort((a, b) => (a.momento < b.momento ? 1 : -1))
  }, [mundo, pasos])
}
