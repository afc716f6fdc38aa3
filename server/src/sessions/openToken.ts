import type { Opening } from '../database/opening.ts'
import type { ShownToken } from './programToken.ts'

interface Told {
  /** How often a minute it may ask. */
  porMinuto: number
  tokenid: string
}

/** The statement that opens a program's token for the transaction it stands in, or raises why it may not. */
export function openToken(
  { hash }: ShownToken,
  { ip, alcance, told }: { ip: string; alcance: string; told: (opened: Told) => void },
): Opening {
  const values = [hash, ip === '' ? null : ip, alcance]
  const noteSeen = (seen: string) => {
    const [porMinuto, tokenid = ''] = seen.split(' ')
    told({ porMinuto: Number(porMinuto), tokenid })
  }
  return {
    text: 'select abrir_token($1, $2::inet, $3) as seen',
    values,
    look: { text: 'select abrir_token($1, $2::inet, $3, p_mirar => true) as seen', values, noteSeen },
    step: { text: 'select avanzar_veredictos_de_token($1) as more', values: [hash] },
    noteSeen,
  }
}

/** What opening one said of the data that it saw, as kept answers are known by; none of the provider's, who sees all of them. */
export const seenIn = (told: string): string | undefined => {
  const seen = told.split(' ').slice(2).join(' ')
  return seen === '' ? undefined : seen
}
