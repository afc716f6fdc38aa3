/** Texts by noun, as `mensajes/es.ts` has them. */
export type Texts = Readonly<Record<string, unknown>>

interface Said {
  /** Texts whose key can be told, as they stand among all. */
  texts: Texts
  /** Nouns of which it can't be told what is said. */
  nouns: string[]
}

/** What strings say of texts. */
export function saidBy(strings: Iterable<Written>, texts: Texts): Said {
  const said: Texts[] = []
  const nouns = new Set<string>()
  for (const { parts, isNoun } of strings) {
    const [first = ''] = parts
    const [noun = '', ...path] = first.split('.')
    if (!Object.hasOwn(texts, noun)) continue
    const isWhole = parts.length === 1
    if (isWhole && path.length === 0) {
      if (isNoun) nouns.add(noun)
    } else if (path.length > 0) {
      const found = pick(texts[noun], patternOf(parts), noun)
      if (found !== undefined) said.push({ [noun]: found })
    }
  }
  return {
    texts: merged(said.filter((each) => !Object.keys(each).some((noun) => nouns.has(noun)))),
    nouns: [...nouns],
  }
}

/** A key, what is put in standing for anything, its forms for one and many, and all that it is a group of. */
const patternOf = (parts: readonly string[]): RegExp =>
  new RegExp(
    `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}(_[a-z]+|\\..+)?$`,
  )

/** Of a text or a group of texts what a pattern asks for, in its place; nothing where that is nothing. */
function pick(says: unknown, pattern: RegExp, key: string): unknown {
  if (!isTable(says) || Array.isArray(says)) return pattern.test(key) ? says : undefined
  const found = Object.entries(says).flatMap(([name, inner]) => {
    const picked = pick(inner, pattern, `${key}.${name}`)
    return picked === undefined ? [] : [[name, picked] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

const at = (texts: Texts, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (table, key) => (isTable(table) && Object.hasOwn(table, key) ? table[key] : undefined),
    texts,
  )

const isTable = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** All of them as one table. */
function merged(all: readonly Texts[]): Texts {
  const result: Record<string, unknown> = {}
  for (const texts of all)
    for (const [key, says] of Object.entries(texts)) {
      const before = result[key]
      result[key] = isTable(says) && isTable(before) ? merged([before, says]) : says
    }
  return result
}

/** A string of a program, as far as it is written there. */
interface Written {
  /** What stands before the first thing that is put in when it runs, and between those: one where there is none. */
  parts: readonly string[]
  /** Whether it stands where code says which noun it is about. */
  isNoun: boolean
}

/** A property, an attribute or a variable that a noun's texts are looked up by is called so. */
const nounsStandAt = new Set(['texts', 'noun', 'screen', 'module'])

/** Every string that a program has. */
export function* stringsIn(node: unknown, isNoun = false): Generator<Written> {
  if (Array.isArray(node)) for (const one of node) yield* stringsIn(one, isNoun)
  else if (isTable(node)) {
    if (node['type'] === 'Literal' && typeof node['value'] === 'string')
      yield { parts: [node['value']], isNoun }
    if (node['type'] === 'TemplateLiteral' && Array.isArray(node['quasis']))
      yield {
        parts: node['quasis'].map((quasi) => String(at({ quasi }, ['quasi', 'value', 'cooked']))),
        isNoun,
      }
    const names = at(node, ['key', 'name']) ?? at(node, ['id', 'name']) ?? at(node, ['name', 'name'])
    const here = isNoun || (typeof names === 'string' && nounsStandAt.has(names))
    for (const [key, part] of Object.entries(node)) if (key !== 'type') yield* stringsIn(part, here)
  }
}
