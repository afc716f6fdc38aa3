import { sql } from 'kysely'
import type { Operation } from '@portal/contract/operation.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyInput } from './anyInput.ts'
import { startApp, type TestApp } from './app.ts'
import type { Caller } from './caller.ts'
import { howMany } from './howMany.ts'
import { signedIn, signedInOperador } from './people.ts'
import { tellTried } from './tell.ts'

/** Whatever is sent to whatever operation, it is answered in the envelope: never a fault, and nothing of how it is made. */

export const calls = howMany(50, 500, 10_000)
/** Fast-check tells what failed, and the shortest input that does. */
export const options = { timeout: howMany(120_000, 120_000, 1_800_000) }

type Table = Readonly<Record<string, Operation>>

/** A path, a line of a stack, a statement. */
const insides = /\n\s+at |node_modules|\.[jt]s:\d+|select .* from |insert into|pg_/i

/** The names of the refused fields are the sender's own words: `pg_` may be one. */
const withoutNames = (key: string, value: unknown) =>
  key === 'fields' && typeof value === 'object' && value !== null ? Object.values(value) : value

export function expectAnswered({ statusCode, body }: { statusCode: number; body: string }): unknown {
  expect(statusCode, body).toBeLessThan(500)
  const answer = JSON.parse(body) as { success: unknown; error?: { code: unknown } }
  expect(JSON.stringify(answer, withoutNames)).not.toMatch(insides)
  expect(typeof answer.success).toBe('boolean')
  return answer.error?.code
}

/** Somebody signed in, and the ids of records that they may see. */
interface Visitor {
  who: Pick<Caller<never>, 'send'>
  ids: readonly string[]
}

async function visitors(app: TestApp, side: 'carrier' | 'provider'): Promise<Visitor> {
  const { make } = app
  const carrier = await signedIn(app)
  const { cuentaId: cuenta_id, contactid } = carrier
  const { choferid } = await make.chofer({ cuenta_id })
  const { dominioid } = await make.dominio({ cuenta_id })
  const { unidadid } = await make.unidad({ cuenta_id, tractor: dominioid, chofer1: choferid })
  const { documentoid } = await make.documento({ cuenta_id, recursoid: choferid, presentado_por: contactid })
  const { archivoid } = await make.archivo({ cuenta_id })
  const { tipodocumentoid } = await app.owner
    .selectFrom('tipo_documento')
    .select('tipodocumentoid')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ids = [choferid, dominioid, unidadid, documentoid, archivoid, cuenta_id, contactid, tipodocumentoid]
  if (side === 'carrier') return { who: carrier, ids }
  const operador = await signedInOperador(app, { rol: 'administrador' })
  const { registroid } = await make.registro()
  return { who: operador, ids: [...ids, operador.operadorid, registroid] }
}

/** The session ended, or the account or the settings were changed so that it is of no more use. */
const outOfUse: readonly unknown[] = [1501, 1506, 1507, 1509]

/** A test for each operation of a door; `nobody` calls what is open to everybody. */
export function tryEveryOperation(
  side: 'carrier' | 'provider',
  table: Table,
  nobody: (app: TestApp) => Visitor['who'],
): void {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  test.for(Object.entries(table))('%s', options, async ([name, { access, input }], { task }) => {
    let visitor = await visitors(app, side)
    if (access === 'publico') visitor = { ...visitor, who: nobody(app) }
    let handled = 0
    await fc.assert(
      fc.asyncProperty(anyInput(input, visitor.ids), async (sent) => {
        tellTried('llamadas', 1, task)
        // What is open to everybody waits for those before it, past a few.
        if (access === 'publico') await sql`delete from limite`.execute(app.owner)
        const code = expectAnswered(await visitor.who.send(name, sent))
        if (code !== 1510) handled += 1
        if (!outOfUse.includes(code) || access === 'publico') return
        await app.owner.deleteFrom('ajuste').execute()
        const { who } = await visitors(app, side)
        visitor = { ...visitor, who }
      }),
      { numRuns: calls },
    )
    // What is refused at the door shows nothing of the handler.
    tellTried('de ellas, hasta el manejador', handled, task)
  })
}
