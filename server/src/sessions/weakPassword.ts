import { refuse } from '@portal/contract'

/** Words that passwords are built of first: what people type, this trade, this country, and the keyboard's rows. */
const commonWords = [
  'password',
  'passw0rd',
  'contrasena',
  'contraseña',
  'clave',
  'admin',
  'administrador',
  'usuario',
  'bienvenido',
  'bienvenida',
  'hola',
  'welcome',
  'letmein',
  'iloveyou',
  'teamo',
  'secreto',
  'master',
  'dragon',
  'monkey',
  'princesa',
  'estrella',
  'mariposa',
  'familia',
  'futbol',
  'argentina',
  'buenosaires',
  'cordoba',
  'rosario',
  'mendoza',
  'boca',
  'bocajuniors',
  'river',
  'riverplate',
  'racing',
  'independiente',
  'sanlorenzo',
  'maradona',
  'messi',
  'transporte',
  'transportista',
  'camion',
  'camiones',
  'chofer',
  'logistica',
  'portal',
  'empresa',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'qazwsx',
  '1q2w3e4r5t',
]

/** Twice over, as a run goes on from its start, in both directions. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  '01234567890123456789',
  '98765432109876543210',
  'qwertyuiop',
  'poiuytrewq',
  'asdfghjklñ',
  'ñlkjhgfdsa',
].map((run) => run + run)

/**
 * Among the first that anybody would try: the person's own e-mail, a common word with digits or signs around it, a
 * run along the alphabet or the keyboard, or one piece over and over.
 */
export function isWeakPassword(password: string, email: string | undefined): boolean {
  const plain = password.toLowerCase()
  return resemblesEmail(plain, email) || isCommon(plain) || isRun(plain) || isRepetition(plain)
}

/** Refuses it (1513), with a sentence beside the field `password`. */
export function refuseWeak(password: string, email: string | undefined): void {
  if (isWeakPassword(password, email))
    throw refuse('WEAK_PASSWORD', { fields: { password: 'Elegí una menos fácil de adivinar' } })
}

function resemblesEmail(plain: string, email: string | undefined): boolean {
  if (email === undefined || email === '') return false
  const address = email.toLowerCase()
  const [name = ''] = address.split('@', 1)
  return plain === address || (name.length >= 4 && withoutEnds(plain) === withoutEnds(name))
}

function isCommon(plain: string): boolean {
  const word = withoutEnds(plain)
  return /^\d+$/.test(plain) || commonWords.includes(word) || commonWords.includes(plain)
}

/** Digits and signs before and after a word add little to it. */
function withoutEnds(plain: string): string {
  return plain.replace(/^[^a-zñ]+|[^a-zñ]+$/g, '')
}

function isRun(plain: string): boolean {
  return runs.some((run) => run.includes(plain))
}

function isRepetition(plain: string): boolean {
  return /^(.{1,5})\1+.{0,4}$/s.test(plain) && new Set(plain).size <= 5
}
