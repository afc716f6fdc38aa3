import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { carrierOperations, providerOperations, type Answer, type Result } from './index.ts'
import { isOnBothSides, operation, recordsOf, row, type Operation, type Writes } from './operation.ts'

/** What this server promises, and what any back office does. */

test('a chofer of as little as an id and a name is an answer of any back office, and not of this one', () => {
  const { output, remoteOutput } = carrierOperations.DetailChofer
  const bare = { records: [{ choferid: '1', nombre: 'Ana' }] }

  expect(remoteOutput.safeParse(bare)).toMatchObject({ success: true, data: bare })
  expect(output.safeParse(bare).success).toBe(false)
})

test('a screen of the carriers counts on a name, and on nothing that a back office may not know', () => {
  expectTypeOf<Result<'ListChoferes'>['records'][number]['faltantes']>().toEqualTypeOf<number>()
  expectTypeOf<Answer<'ListChoferes'>['records'][number]['nombre']>().toEqualTypeOf<string>()
  expectTypeOf<Answer<'ListChoferes'>['records'][number]['faltantes']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Answer<'ListChoferes'>['total']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Answer<'Dashboard'>['pendientes']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Answer<'ping'>['login']['estado']>().toEqualTypeOf<1 | 2 | 3 | 4 | undefined>()
})

test('what is within a row may be unknown too', () => {
  type Casilla = NonNullable<Answer<'DetailChofer'>['records'][number]['casillas']>[number]
  expectTypeOf<Casilla['nombre']>().toEqualTypeOf<string>()
  expectTypeOf<Casilla['vigencia']>().toBeNullable()
})

test('every answer of this server is one that any back office could give', () => {
  expectTypeOf<Result<'DetailChofer'>>().toExtend<Answer<'DetailChofer'>>()
  expectTypeOf<Result<'Dashboard'>>().toExtend<Answer<'Dashboard'>>()
  expectTypeOf<Result<'ListRecDocFaltantes'>>().toExtend<Answer<'ListRecDocFaltantes'>>()
})

test('the console, which only ever asks this server, counts on all of it', () => {
  expectTypeOf<Answer<'DetailRevision'>>().toEqualTypeOf<Result<'DetailRevision'>>()
  for (const promise of Object.values(providerOperations) as Operation[])
    expect(promise.remoteOutput === undefined || isOnBothSides(promise)).toBe(true)
})

test('a write says which field names what it wrote, and only a field there is', () => {
  const promised = {
    access: 'contacto',
    input: { tarea: z.string(), prueba: z.boolean() },
    output: recordsOf(row({ choferid: z.string() }, { faltantes: z.int() })),
  } as const

  expect(operation({ ...promised, writes: { input: 'tarea' } })).toMatchObject({
    writes: true,
    named: { input: 'tarea' },
  })
  expect(operation({ ...promised, writes: { record: 'choferid', dryRun: 'prueba' } }).named).toEqual({
    record: ['choferid'],
    dryRun: 'prueba',
  })
  expect(operation(promised)).toMatchObject({ writes: false, named: {} })
  expectTypeOf<
    Writes<{ tarea: string; prueba: boolean }, { records: { choferid: string; faltantes: number }[] }>
  >().toEqualTypeOf<
    | 'unnamed'
    | { input: 'tarea' }
    | { record: 'choferid' | readonly ['choferid', ...'choferid'[]]; dryRun?: 'prueba' }
  >()
})
