import type { Opening } from '../database/opening.ts'
import type { ShownToken } from './programToken.ts'

interface Told {
  /** How often a minute it may ask. */
  porMinuto: number
  tokenid: string
}

/** The statement that opens a program's token for the transaction it stands in, or raises why it may not. */
export const openToken = (
  { hash }: ShownToken,
  { ip, alcance, told }: { ip: string; alcance: string; told: (opened: Told) => void },
): Opening => ({
  text: 'select abrir_token($1, $2::inet, $3) as seen',
  values: [hash, ip === '' ? null : ip, alcance],
  step: { text: 'select avanzar_veredictos_de_token($1) as more', values: [hash] },
  noteSeen(seen) {
    const [porMinuto, tokenid = ''] = seen.split(' ')
    told({ porMinuto: Number(porMinuto), tokenid })
  },
})
