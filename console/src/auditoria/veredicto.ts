import type { Result } from '@portal/contract'

type Verificacion = Result<'VerificarAuditoria'>
export type Rota = NonNullable<Verificacion['rota']>

/** How the chain stands, as far as anybody knows. */
export type Veredicto =
  | { clase: 'rota'; rota: Rota; cuando: string | null }
  | { clase: 'entera'; bloques: number; cuando: string | null }
  | { clase: 'vieja'; bloques: number; cuando: string }
  | { clase: 'nunca'; bloques: number }
  | { clase: 'nada' }

/** The nightly check is late after this. */
const dayMs = 26 * 3_600_000

/**
 * What may be said of it. `ahora`: it was walked just now, to its end. Without that, what the nightly check found, which
 * says nothing of what was sealed since.
 */
export function veredictoDe(said: Verificacion, { ahora, now }: { ahora: boolean; now: number }): Veredicto {
  const { bloques, ultima, rota, comprobado } = said
  if (ahora && rota !== null) return { clase: 'rota', rota, cuando: null }
  // Once found broken, it is broken for the night's check until the whole chain is seen to be right.
  if (ahora && comprobado !== null && comprobado > 0)
    return { clase: 'entera', bloques: comprobado, cuando: null }
  if (!ahora && ultima !== null && ultima.rota !== null)
    return { clase: 'rota', rota: ultima.rota, cuando: ultima.momento }
  if (bloques === 0) return { clase: 'nada' }
  if (ultima === null || ultima.bloque === 0) return { clase: 'nunca', bloques }
  const { bloque, momento } = ultima
  return now - Date.parse(momento) > dayMs
    ? { clase: 'vieja', bloques: bloque, cuando: momento }
    : { clase: 'entera', bloques: bloque, cuando: momento }
}
