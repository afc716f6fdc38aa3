import { passwordMinLength } from '@portal/contract/values.ts'

type Strength = 0 | 1 | 2 | 3 | 4

/** What passwords are built of first. The server knows a hundred thousand such words, and decides; this only hints. */
const commonWords =
  /p[a4][s5]{2}w[o0]rd|contrase[nñ]a|clave|admin|usuario|bienvenid[oa]|transport(?:istas?|es?)|camion(?:es)?|chofer(?:es)?|portal|empresa|argentina|river(?:plate)?|boca(?:juniors)?|qwert(?:yuiop)?|asdfgh(?:jkl)?|zxcvb(?:nm)?|abcdef(?:ghij)?/g

/**
 * How hard a password is to guess, roughly: by its length and by how much of it is new. A common word counts as one
 * letter, and digits in a row as two. What is too short is never better than weak.
 */
export function passwordStrength(password: string): Strength {
  const known = password.toLowerCase()
  if (/^[\d\s./-]+$/.test(known)) return 0
  const plain = known.replace(commonWords, '*').replace(/\d{3,}/g, (digits) => digits.slice(0, 2))
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const worth = new Set(plain).size + kinds * 2 + Math.max(0, plain.length - 10) / 2
  const level = worth < 8 ? 0 : worth < 12 ? 1 : worth < 16 ? 2 : worth < 20 ? 3 : 4
  return password.length < passwordMinLength && level > 1 ? 1 : level
}
