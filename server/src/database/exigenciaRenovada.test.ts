import { sumarDias } from '@portal/contract/calendario.ts'
import { sinCondiciones } from '@portal/contract/reglaDeTipo.ts'
import fc from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, prepared } from '../testing/connectClient.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { howMany } from '../testing/howMany.ts'
import { hoy, insertMundo, mundo } from '../testing/mundo.ts'

/** Where a change of what operaciones ask is all that is new, the others are not judged again: what is kept is the same as if they were. */

let database: FreshDatabase
let client: Client

beforeAll(async () => {
  database = await freshDatabase()
  client = await connectClient(database.ownerUrl)
  // Only the types of the test are in force.
  await client.query('delete from tipo_documento')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const at = (dia: string) => client.query(prepared(`select set_config('app.hoy', $1, true)`, [dia]))

async function settle(): Promise<void> {
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
}

/** What happens before somebody opens the account, one after the other. */
const suceso = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      que: fc.constant('exigencia' as const),
      n: fc.nat(9),
      tipo: fc.nat(7),
      critico: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('no se pide' as const), n: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('se abre o cierra' as const), n: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('se llama de otro modo' as const), n: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('tipo' as const), tipo: fc.nat(7) }) },
  {
    weight: 3,
    arbitrary: fc.record({ que: fc.constant('pasan días' as const), dias: fc.constantFrom(8, 31, 31, 200) }),
  },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('alguien mira' as const) }) },
)

type Suceso = typeof suceso extends fc.Arbitrary<infer One> ? One : never
type Mundo = Parameters<typeof insertMundo>[1]

/** What is kept is what is computed from the beginning; answers of how many resources a part alone was unknown. */
async function holds(made: Mundo, sucesos: readonly Suceso[]): Promise<number> {
  await client.query('begin')
  try {
    await at(hoy)
    const { ids, tipoIds, operacionIds } = await insertMundo(client, {
      ...made,
      chofer: { ...made.chofer, estado: 'ACTIVO' },
      dominio: { ...made.dominio, estado: 'ACTIVO' },
      // What an operation makes obligatory is to be done in the others too.
      tipos: made.tipos.map((tipo, n) => (n % 2 === 0 ? { ...tipo, obligatorio: false } : tipo)),
      operaciones: made.operaciones.map((each) => ({ ...each, activa: true, desde: 400, hasta: null })),
    })
    const one = <Item>(of: readonly Item[], n: number): Item => of[n % of.length] ?? expect.fail('none')
    await settle()
    await client.query(prepared('select ver_catalogo($1), renovar_pasados($1)', [ids.transporte]))
    let dia = hoy
    for (const each of sucesos) {
      if (each.que === 'exigencia')
        await client.query(
          prepared(
            `insert into exigencia (operacionid, tipodocumentoid, critico, obligatorio) values ($1, $2, $3, true)
           on conflict on constraint exigencia_una do update set critico = excluded.critico, obligatorio = true`,
            [one(operacionIds, each.n), one(tipoIds, each.tipo), each.critico],
          ),
        )
      if (each.que === 'no se pide')
        await client.query(
          prepared('delete from exigencia where operacionid = $1', [one(operacionIds, each.n)]),
        )
      if (each.que === 'se abre o cierra')
        await client.query(
          prepared('update operacion set activa = not activa where operacionid = $1', [
            one(operacionIds, each.n),
          ]),
        )
      if (each.que === 'se llama de otro modo')
        await client.query(
          prepared(`update operacion set nombre = 'Otra ' || nombre where operacionid = $1`, [
            one(operacionIds, each.n),
          ]),
        )
      if (each.que === 'tipo')
        await client.query(
          prepared('update tipo_documento set critico = not critico where tipodocumentoid = $1', [
            one(tipoIds, each.tipo),
          ]),
        )
      if (each.que === 'pasan días') await at((dia = sumarDias(dia, each.dias)))
      await settle()
      if (each.que === 'alguien mira')
        await client.query(prepared('select ver_catalogo($1)', [ids.transporte]))
    }
    await client.query(prepared('select ver_catalogo($1)', [ids.transporte]))
    const { rows: pending } = await client.query<{ n: number }>(
      prepared(
        `select count(*)::int as n from veredicto where cuenta_id = $1 and pendiente_hasta >= hoy() and pendiente_en is not null`,
        [ids.transporte],
      ),
    )
    const parts = pending[0]?.n ?? 0
    await client.query(prepared('select renovar_pasados($1)', [ids.transporte]))

    const { rows } = await client.query<{ recursoid: string; otherwise: boolean }>(
      prepared(
        `select recursoid, revisar_veredicto(cuenta_id, recursoid) as otherwise from veredicto where cuenta_id = $1`,
        [ids.transporte],
      ),
    )
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ otherwise }) => otherwise)).toEqual([])
    return parts
  } finally {
    await client.query('rollback')
  }
}

const several = mundo.filter(({ operaciones }) => operaciones.length > 1)

test('what is kept after operaciones asked otherwise is what is computed from the beginning', async () => {
  let parts = 0
  const sucesos = fc.array(suceso, { minLength: 1, maxLength: 5 })
  const worlds = howMany(60, 120)
  await fc.assert(
    fc.asyncProperty(several, sucesos, async (made, sucesos) => {
      parts += await holds(made, sucesos)
    }),
    { numRuns: worlds },
  )
  // Had everything been unknown each time, it would prove nothing.
  expect(parts).toBeGreaterThan(worlds / 4)
})

test('what one operation makes obligatory is to be done in the others too', async () => {
  const ofEverybody: Partial<Mundo['tipos'][number]> = {
    ...sinCondiciones,
    docrectipo_recurso: 'transporte',
    obligatorio: false,
    presentaciones: [],
  }
  await fc.assert(
    fc.asyncProperty(several, fc.nat(9), async (made, n) => {
      const tipos = made.tipos.map((tipo, place) => (place === 0 ? { ...tipo, ...ofEverybody } : tipo))
      await holds({ ...made, tipos }, [{ que: 'exigencia', n, tipo: 0, critico: false }])
    }),
    { numRuns: howMany(10, 30) },
  )
})
