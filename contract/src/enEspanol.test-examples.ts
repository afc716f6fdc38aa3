import { sayingIn } from './wording.ts'
import { es } from './sentences/es.ts'

const say = sayingIn('es', es)

/** What somebody who chose no language reads: every sentence in a value as text, however deep. */
export function enEspanol(value: unknown): unknown {
  if (typeof value === 'string') return say(value)
  if (Array.isArray(value)) return value.map(enEspanol)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, enEspanol(each)]))
}
