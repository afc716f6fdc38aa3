/** Texts by noun, as `mensajes/es.ts` has them. */
export type Texts = Readonly<Record<string, unknown>>

interface Said {
  keys: { noun: string; says: Texts }[]
  nouns: string[]
}

/** What strings say of texts: a key to its end, or a noun of which it can't be told what is said. */
export function saidBy(strings: Iterable<Written>, texts: Texts): Said {
  const keys: Said['keys'] = []
  const nouns = new Set<string>()
  for (const { text, goesOn } of strings) {
    const [noun = '', ...path] = text.split('.')
    if (!Object.hasOwn(texts, noun)) continue
    const says = goesOn ? undefined : entry(texts, [noun, ...path])
    if (says) keys.push({ noun, says })
    else if (goesOn || path.length === 0 || isTable(at(texts, [noun, ...path]))) nouns.add(noun)
  }
  return { keys, nouns: [...nouns] }
}

/** The text of a key, with its forms for one and many, where it stands; nothing where it is not the key of a text. */
function entry(texts: Texts, path: readonly string[]): Texts | undefined {
  const table = at(texts, path.slice(0, -1))
  const last = path.at(-1) ?? ''
  if (!isTable(table)) return undefined
  const forms = Object.entries(table).filter(
    ([key, says]) => typeof says === 'string' && (key === last || key.startsWith(`${last}_`)),
  )
  if (forms.length === 0) return undefined
  return path.slice(0, -1).reduceRight<Texts>((inner, key) => ({ [key]: inner }), Object.fromEntries(forms))
}

const at = (texts: Texts, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (table, key) => (isTable(table) && Object.hasOwn(table, key) ? table[key] : undefined),
    texts,
  )

const isTable = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** All of them as one table. */
export function merged(all: readonly Texts[]): Texts {
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
  text: string
  /** Whether more is put behind it when it runs. */
  goesOn: boolean
}

/** Every string that a program has, and how its templates begin. */
export function* stringsIn(node: unknown): Generator<Written> {
  if (Array.isArray(node)) for (const one of node) yield* stringsIn(one)
  else if (isTable(node)) {
    if (node['type'] === 'Literal' && typeof node['value'] === 'string')
      yield { text: node['value'], goesOn: false }
    if (node['type'] === 'TemplateLiteral' && Array.isArray(node['quasis'])) {
      const text = at(node, ['quasis', '0', 'value', 'cooked'])
      if (typeof text === 'string' && text !== '') yield { text, goesOn: node['quasis'].length > 1 }
    }
    for (const [key, part] of Object.entries(node)) if (key !== 'type') yield* stringsIn(part)
  }
}
