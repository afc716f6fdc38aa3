import type { Opening } from '../database/opening.ts'
import type { ShownToken } from './programToken.ts'

/** The statement that opens a program's token for the transaction it stands in, or raises why it may not. `told`: how often a minute it may ask. */
export const openToken = (
  { hash }: ShownToken,
  { ip, alcance, told }: { ip: string; alcance: string; told: (porMinuto: number) => void },
): Opening => ({
  text: 'select abrir_token($1, $2::inet, $3)::text as seen',
  values: [hash, ip === '' ? null : ip, alcance],
  step: { text: 'select avanzar_veredictos_de_token($1) as more', values: [hash] },
  noteSeen: (porMinuto) => told(Number(porMinuto)),
})
