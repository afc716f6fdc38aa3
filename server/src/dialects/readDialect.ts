import { readFileSync } from 'node:fs'
import { Dialect } from './dialect.ts'
import { portal } from './portal.ts'
import { vtiger } from './vtiger.ts'
import { isRecord } from '../isRecord.ts'

const known: Readonly<Record<string, Dialect>> = { vtiger, portal }

/** The profile of that name, or `vtiger` with what a JSON file says laid over it; what is wrong, in a sentence. */
export function readDialect(given: string): Dialect | string {
  if (Object.hasOwn(known, given)) return known[given] ?? vtiger
  if (!given.endsWith('.json')) return 'tiene que ser vtiger, portal o un archivo .json'
  let said: unknown
  try {
    said = JSON.parse(readFileSync(given, 'utf8'))
  } catch (error) {
    return error instanceof SyntaxError ? `${given} no es JSON` : `no se puede leer ${given}`
  }
  const { data, error } = Dialect.safeParse(over(vtiger, said))
  if (data) return data
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys')
    return `en ${given}, no existe ${[...issue.path, ...issue.keys].join('.')}`
  return `en ${given}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`
}

/** Objects field by field; anything else, a list too, takes the place of what was there. */
function over(base: unknown, said: unknown): unknown {
  if (!isRecord(base) || !isRecord(said)) return said
  return {
    ...base,
    ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name, over(base[name], value)])),
  }
}
