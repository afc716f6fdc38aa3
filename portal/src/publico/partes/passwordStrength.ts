import { passwordMinLength } from '@portal/contract/values.ts'

export type Strength = 0 | 1 | 2 | 3 | 4

/** How hard a password is to guess, roughly: by its length and by how much of it is new. What is too short is never better than weak. */
export function passwordStrength(password: string): Strength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const worth = new Set(password.toLowerCase()).size + kinds * 2 + Math.max(0, password.length - 10) / 2
  const level = worth < 8 ? 0 : worth < 12 ? 1 : worth < 16 ? 2 : worth < 20 ? 3 : 4
  return password.length < passwordMinLength && level > 1 ? 1 : level
}
