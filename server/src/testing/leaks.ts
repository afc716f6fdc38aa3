import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What no log may say, whoever it is of. Each names itself. */
const forms: Readonly<Record<string, RegExp>> = {
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
  cuit: /(?<![\w.-])(?:2[03-7]|3[034])-?\d{8}-?\d(?![\w-])/g,
  cookie: /(?:portal|consola)_(?:sesion|navegador)=[\w-]{4,}/g,
  credentials: /\bBasic [\w+/]{8,}=*/gi,
  secret: /"(?:password|passwordActual|totp|token|_session|authorization|cookie)":"[^"]*"/gi,
}

/** What is shorter may be anywhere. */
const shortest = 6

/** What `text` says of all that no log may say: its form, or `told` by a test. */
export function leaksOf(text: string, told: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const [name, form] of Object.entries(forms))
    for (const [match] of text.matchAll(form)) found.add(`${name}: ${match}`)
  for (const one of told)
    if (one.length >= shortest && standsIn(text, one)) found.add(`told by a test: ${one}`)
  return [...found]
}

/** As a word or words of their own: a number within a longer one says nothing. */
function standsIn(text: string, words: string): boolean {
  const isPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + words.length])) return true
  return false
}

/** The same of all that the servers of a run logged. */
export function leaksIn(logDir: string): string[] {
  const files = readdirSync(logDir)
  const read = (file: string) => readFileSync(join(logDir, file), 'utf8')
  const told = new Set(
    files.filter((file) => file.endsWith('.told')).flatMap((file) => read(file).split('\n')),
  )
  return files.filter((file) => file.endsWith('.log')).flatMap((file) => leaksOf(read(file), told))
}
