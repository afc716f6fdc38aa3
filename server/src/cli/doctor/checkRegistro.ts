import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { reasonOf, type Finding } from '../../finding.ts'
import { checkedMessage, firstGone, sealedMessage } from '../../jobs/auditoria.ts'
import { stampedMessage } from '../../jobs/sellos.ts'
import { witnessMessage } from '../../jobs/testigos.ts'
import { inWhole } from '../../numbers.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Auditoría y registro',
  level,
  sentence,
})

/** A block or a night's root, by its number, as a line of the log tells of it. */
interface Told {
  numero: number
  hash: string
}

/** One kind of line that the log tells, and how the database is asked whether it is still so. */
interface Kind {
  messages: readonly string[]
  /** What its line calls the number and the hash. */
  names: { numero: string; hash: string }
  firstGone: (db: Kysely<Database>, told: readonly Told[]) => Promise<Told | undefined>
  sayGone: (gone: Told) => string
  sayWell: (count: string) => string
}

const kinds: readonly Kind[] = [
  {
    messages: [sealedMessage, checkedMessage],
    names: { numero: 'bloque', hash: 'hash' },
    firstGone: async (db, told) => {
      const gone = await firstGone(
        db,
        told.map(({ numero, hash }) => ({ bloque: numero, hash })),
      )
      return gone && { numero: gone.bloque, hash: gone.hash }
    },
    sayGone: ({ numero, hash }) => `el bloque ${numero} se selló como ${hash.slice(0, 16)}, y ya no es ese`,
    sayWell: (count) => `los bloques que dice el registro están como se sellaron: ${count}`,
  },
  {
    messages: [witnessMessage, stampedMessage],
    names: { numero: 'testigo', hash: 'raiz' },
    firstGone: firstOtherRoot,
    sayGone: ({ numero, hash }) => `la raíz de la noche ${numero} fue ${hash.slice(0, 20)}, y ya no es esa`,
    sayWell: (count) => `las raíces de las noches son las que dice: ${count}`,
  },
]

/** The first of these nights whose root is not the one that was told. */
async function firstOtherRoot(db: Kysely<Database>, told: readonly Told[]): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select s.numero, s.hash
    from unnest(${told.map(({ numero }) => numero)}::integer[], ${told.map(({ hash }) => hash)}::text[])
      with ordinality s (numero, hash, n)
    where not exists (select from testigo t where t.numero = s.numero and encode(t.raiz, 'hex') = s.hash)
    order by s.n limit 1`.execute(db)
  return rows[0]
}

/**
 * Whether the audit's blocks and the roots of the nights are those that the server's log tells of, which whoever changes the
 * database can't reach: who takes the last ones away, or makes them anew, leaves a chain that is whole and another one.
 */
export async function checkRegistro(db: Kysely<Database>, file: string): Promise<Finding> {
  const counts = kinds.map(() => 0)
  const waiting = kinds.map((): Told[] => [])
  const firstWrong = async (least: number): Promise<Finding | undefined> => {
    for (const [n, kind] of kinds.entries()) {
      const told = waiting[n] ?? []
      if (told.length < least) continue
      const gone = await kind.firstGone(db, told)
      if (gone) return isGone(kind.sayGone(gone))
      waiting[n] = []
    }
    return undefined
  }
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const found = toldIn(line)
      if (!found) continue
      counts[found.kind] = (counts[found.kind] ?? 0) + 1
      waiting[found.kind]?.push(found.told)
      const wrong = await firstWrong(atOnce)
      if (wrong) return wrong
    }
    const wrong = await firstWrong(1)
    if (wrong) return wrong
  } catch (error) {
    return finding('mal', `no se puede leer ${file} (${reasonOf(error)}).`)
  }
  const well = kinds.flatMap(({ sayWell }, n) => (counts[n] ? [sayWell(inWhole(counts[n]))] : []))
  // A log of something else is no proof.
  if (well.length === 0)
    return finding(
      'mal',
      `${file} no dice de ningún bloque ni de ninguna noche: no es el registro del servidor.`,
    )
  return finding('bien', `${well.join('; ')}.`)
}

/** A log of years tells of a block a minute. */
const atOnce = 1_000

const isGone = (what: string): Finding =>
  finding(
    'mal',
    `el registro dice que ${what}: alguien con acceso a la base de datos lo sacó o lo rehizo. Si después de ese registro restauraste un respaldo, compará con uno de desde entonces.`,
  )

/** A log also holds lines of others. */
function toldIn(line: string): { kind: number; told: Told } | undefined {
  if (!kinds.some(({ messages }) => messages.some((message) => line.includes(message)))) return undefined
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof said !== 'object' || said === null) return undefined
  const all = new Map<string, unknown>(Object.entries(said))
  const kind = kinds.findIndex(({ messages }) => messages.some((message) => message === all.get('msg')))
  const names = kinds[kind]?.names
  if (!names) return undefined
  const [numero, hash] = [all.get(names.numero), all.get(names.hash)]
  return typeof numero === 'number' && typeof hash === 'string' ? { kind, told: { numero, hash } } : undefined
}
