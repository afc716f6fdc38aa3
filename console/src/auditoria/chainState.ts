import type { Result } from '@portal/contract'

type Verificacion = Result<'VerificarAuditoria'>
export type Rota = NonNullable<Verificacion['rota']>

/** How the chain stands, as far as anybody knows. */
export type ChainState =
  | { clase: 'rota'; rota: Rota; cuando: string }
  /** `recien`: of all that is sealed, as this person saw it checked. */
  | { clase: 'entera'; bloques: number; cuando: string; recien: boolean }
  | { clase: 'vieja'; bloques: number; cuando: string }
  | { clase: 'nunca'; bloques: number }
  | { clase: 'nada' }

/** The nightly check is late after this. */
const dayMs = 26 * 3_600_000

/**
 * What may be said of it. `ahora`: when this person had it walked to its end. Without that, what the nightly check found,
 * which says nothing of what was sealed since.
 */
export function chainStateOf(
  { bloques, ultima, rota, comprobado }: Verificacion,
  { ahora, now }: { ahora: string | null; now: number },
): ChainState {
  if (ahora !== null && rota !== null) return { clase: 'rota', rota, cuando: ahora }
  if (ahora !== null && comprobado !== null && comprobado > 0)
    return { clase: 'entera', bloques: comprobado, cuando: ahora, recien: true }
  if (ultima !== null && ultima.rota !== null)
    return { clase: 'rota', rota: ultima.rota, cuando: ultima.momento }
  if (bloques === 0) return { clase: 'nada' }
  if (ultima === null || ultima.bloque === 0) return { clase: 'nunca', bloques }
  const { bloque, momento } = ultima
  return now - Date.parse(momento) > dayMs
    ? { clase: 'vieja', bloques: bloque, cuando: momento }
    : { clase: 'entera', bloques: bloque, cuando: momento, recien: false }
}
