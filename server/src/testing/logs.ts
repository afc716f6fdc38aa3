import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../database/schema.ts'

/** The log of a server of a test: what it says is looked through once all tests have run. See leaks.ts. */
export function testLog(alsoTo: (line: string) => void = () => {}): { write: (line: string) => void } {
  const file = join(inject('logDir'), `${String(process.pid)}.log`)
  return {
    write(line) {
      appendFileSync(file, line)
      alsoTo(line)
    },
  }
}

const told = new Set<string>()

/** Says what no log may say. */
export function tellSecrets(...secrets: readonly (string | null | undefined)[]): void {
  const news = secrets.filter(
    (one): one is string => typeof one === 'string' && !one.includes('\n') && !told.has(one),
  )
  if (news.length === 0) return
  for (const one of news) told.add(one)
  appendFileSync(join(inject('logDir'), `${String(process.pid)}.told`), `${news.join('\n')}\n`)
}

const secretFields = ['password', 'passwordActual', 'code', 'token', '_session', 'username', 'email'] as const

/** What of a call's parameters is secret, or somebody's. */
export function tellSecretsOf(input: Record<string, unknown>): void {
  for (const field of secretFields) {
    const value = input[field]
    if (typeof value === 'string') tellSecrets(value)
  }
}

/** Whoever is in the database, and what was mailed to open something. */
export async function tellPeopleOf(owner: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ one: string | null }>`
    select unnest(array[firstname || ' ' || lastname, email, mobile]) as one from contacto
    union select unnest(array[nombre, email]) from operador
    union select unnest(array[accountname, cuit, email, mobile]) from cuenta
    union select unnest(array[firstname || ' ' || lastname, email, cuit, mobile]) from registro
    union select unnest(array[nombre || ' ' || apellido, documento, cuil, email, telefono]) from chofer`.execute(
    owner,
  )
  tellSecrets(...rows.map(({ one }) => one))
  const mails = await owner.selectFrom('correo').select('texto').execute()
  for (const { texto } of mails)
    tellSecrets(
      ...[...texto.matchAll(/\b[A-Z2-9]{3}-[A-Z2-9]{3}\b|(?<=token=)[\w-]{20,}/g)].map(([secret]) => secret),
    )
}
