import type { Result } from '@portal/contract'

type Dia = Result<'ListAuditoria'>['dias'][number]
type Cadena = Result<'VerificarAuditoria'>

/**
 * How a day's lines stand: `abierto`, in no block yet; `sellado`, and nobody checked those blocks since; `coincide`,
 * they were found as they were sealed; `roto`, they, or the chain before their end, were not.
 */
export type Sello = 'abierto' | 'sellado' | 'coincide' | 'roto'

/** By what the last check of the chain found, the night's or one by hand. While that is not known, nothing good is said of what is sealed. */
export function selloDe({ bloque: ultimo }: Dia, cadena: Cadena | undefined): Sello {
  if (ultimo === null) return 'abierto'
  const hallado =
    cadena && cadena.comprobado !== null
      ? { bloque: cadena.comprobado, rota: cadena.rota }
      : (cadena?.ultima ?? null)
  if (hallado === null) return 'sellado'
  const { bloque, rota } = hallado
  if (rota === null) return ultimo <= bloque ? 'coincide' : 'sellado'
  // Of a chain that was made anew no block is the one that was sealed, however well it fits the others.
  return rota.motivo === 'otra cadena' || ultimo >= rota.bloque ? 'roto' : 'coincide'
}
