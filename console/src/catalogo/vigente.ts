import type { Tipo } from './tipo.ts'

/** When a type is asked for, as the list tells them apart. */
export const vigentes = ['vigentes', 'futuros', 'terminados'] as const
type Vigente = (typeof vigentes)[number]

/** Both days belong to it. The server's `tipoExigido` says the same. */
export const vigenteEl = (
  { vigente_desde, vigente_hasta }: Pick<Tipo, 'vigente_desde' | 'vigente_hasta'>,
  hoy: string,
): Vigente => {
  if (vigente_hasta !== null && vigente_hasta < hoy) return 'terminados'
  return vigente_desde !== null && vigente_desde > hoy ? 'futuros' : 'vigentes'
}
