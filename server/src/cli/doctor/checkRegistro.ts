import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { reasonOf, type Finding } from '../../finding.ts'
import { checkedMessage, firstGone, sealedMessage, type Sealed } from '../../jobs/auditoria.ts'
import { inWhole } from '../../numbers.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Auditoría y registro',
  level,
  sentence,
})

/**
 * Whether the audit's blocks are those that the server's log tells of, which whoever changes the database can't reach: who
 * takes the last ones away, or makes them anew, leaves a chain that is whole and another one.
 */
export async function checkRegistro(db: Kysely<Database>, file: string): Promise<Finding> {
  let told = 0
  let waiting: Sealed[] = []
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const block = sealedIn(line)
      if (!block) continue
      told++
      waiting.push(block)
      if (waiting.length < atOnce) continue
      const gone = await firstGone(db, waiting)
      if (gone) return isGone(gone)
      waiting = []
    }
    const gone = await firstGone(db, waiting)
    if (gone) return isGone(gone)
  } catch (error) {
    return finding('mal', `no se puede leer ${file} (${reasonOf(error)}).`)
  }
  // A log of something else is no proof.
  if (told === 0) return finding('mal', `${file} no dice de ningún bloque: no es el registro del servidor.`)
  return finding('bien', `los bloques que dice el registro están como se sellaron: ${inWhole(told)}.`)
}

/** A log of years tells of a block a minute. */
const atOnce = 1_000

const isGone = ({ bloque, hash }: Sealed): Finding =>
  finding(
    'mal',
    `el registro dice que el bloque ${bloque} se selló como ${hash.slice(0, 16)}, y ya no es ese: alguien con acceso a la base de datos lo sacó o lo rehizo. Si después de ese registro restauraste un respaldo, compará con uno de desde entonces.`,
  )

/** A log also holds lines of others. */
function sealedIn(line: string): Sealed | undefined {
  if (!line.includes(sealedMessage) && !line.includes(checkedMessage)) return undefined
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    return undefined
  }
  return isSealed(said) ? { bloque: said.bloque, hash: said.hash } : undefined
}

const isSealed = (said: unknown): said is Sealed =>
  typeof said === 'object' &&
  said !== null &&
  'msg' in said &&
  (said.msg === sealedMessage || said.msg === checkedMessage) &&
  'bloque' in said &&
  typeof said.bloque === 'number' &&
  'hash' in said &&
  typeof said.hash === 'string'
