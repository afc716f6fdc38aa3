import type { Result } from '@portal/contract'

type Dia = Result<'ListAuditoria'>['dias'][number]
type Cadena = Result<'VerificarAuditoria'>

/**
 * How a day's lines stand: `abierto`, in no block yet; `sellado`, and nobody checked those blocks since; `coincide`,
 * they were found as they were sealed; `roto`, they, or the chain before their end, were not.
 */
export type Sello = 'abierto' | 'sellado' | 'coincide' | 'roto'

/** By what the last check of the chain found. While that is not known, nothing good is said of what is sealed. */
export function selloDe({ bloques }: Dia, cadena: Cadena | undefined): Sello {
  if (bloques === null) return 'abierto'
  const ultima = cadena?.ultima
  if (!ultima) return 'sellado'
  if (ultima.rota !== null) return bloques.ultimo >= ultima.rota.bloque ? 'roto' : 'coincide'
  return bloques.ultimo <= ultima.bloque ? 'coincide' : 'sellado'
}
