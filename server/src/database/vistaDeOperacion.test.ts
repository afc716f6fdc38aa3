import { sumarDias } from '@portal/contract/calendario.ts'
import fc from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, prepared } from '../testing/connectClient.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { howMany } from '../testing/howMany.ts'
import { condiciones, hoy, insertMundo, mundo, type Mundo } from '../testing/mundo.ts'

/** What a look before saving says of what an operacion would ask has to be what happens once it is saved. */

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

interface Lado {
  choferes: number
  dominios: number
  transportes: number
  cuentas: number
  recursos: { recursoid: string }[]
}

/** What becomes of what is asked of a type: it stays, goes, or is asked so from a day on, or through one. */
type Cambio = 'queda' | 'se va' | { critico: boolean; desde: number | null; hasta: number | null }

const cambios = fc.array(
  fc.constantFrom<Cambio[]>(
    'queda',
    'queda',
    'se va',
    { critico: true, desde: null, hasta: null },
    { critico: true, desde: null, hasta: null },
    { critico: true, desde: 8, hasta: null },
    { critico: true, desde: null, hasta: 30 },
    { critico: false, desde: null, hasta: null },
  ),
  { minLength: 8, maxLength: 8 },
)

const at = (dia: string) => client.query(prepared(`select set_config('app.hoy', $1, true)`, [dia]))

async function settle(): Promise<void> {
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
}

/** Nothing that is kept of an account is unknown any more. */
async function renew(cuenta: string): Promise<void> {
  await client.query(prepared('select ver_catalogo($1)', [cuenta]))
  await client.query(prepared('select renovar_pasados($1)', [cuenta]))
}

/** Of each active resource that takes part: whether it may go there on a day. */
async function standing(cuenta: string, operacionid: string, dia: string): Promise<Map<string, boolean>> {
  await at(dia)
  const { rows } = await client.query<{ recursoid: string; apto: boolean }>(
    prepared(
      `select x.recursoid, s.no_aptas = 0 as apto
     from recurso x
     cross join lateral recurso_de(x.cuenta_id, x.recursoid) r
     cross join lateral resumen_casillas(r, $2) s
     where x.cuenta_id = $1 and x.estado = 'ACTIVO'
       and not exists (select from exclusion e where e.cuenta_id = x.cuenta_id and e.recursoid = x.recursoid and e.operacionid = $2)
     order by x.recursoid`,
      [cuenta, operacionid],
    ),
  )
  return new Map(rows.map(({ recursoid, apto }) => [recursoid, apto]))
}

test('a look says who could go and who no longer could, whatever an operacion would ask, the day and what is kept', async () => {
  let changed = 0
  const property = fc.asyncProperty(
    mundo.filter(({ operaciones }) => operaciones.length > 0),
    fc.record({
      cambios,
      pasan: fc.constantFrom(0, 0, 1, 8, 31),
      renovado: fc.boolean(),
      dentroDe: fc.constantFrom(0, 0, 0, 1, 8, 30, 31, 40),
      // It is opened by it: until then it asks for nothing.
      abre: fc.constantFrom(false, false, true),
    }),
    async (made, { cambios, pasan, renovado, dentroDe, abre }) => {
      const given: Mundo = {
        ...made,
        chofer: { ...made.chofer, estado: 'ACTIVO' },
        // Whoever takes no part is touched by nothing.
        operaciones: made.operaciones.map((each, n) => ({
          ...each,
          activa: !(abre && n === 0),
          desde: 400,
          hasta: null,
        })),
      }
      await client.query('begin')
      try {
        await at(hoy)
        const { ids, tipoIds, operacionIds } = await insertMundo(client, given)
        const [operacionid = ''] = operacionIds
        await settle()
        const dia = sumarDias(hoy, pasan)
        await at(dia)
        if (renovado) await renew(ids.transporte)
        const { rows: kept } = await client.query<{ tipodocumentoid: string }>(
          prepared(
            `select tipodocumentoid, critico, obligatorio, vigente_desde, vigente_hasta from exigencia where operacionid = $1`,
            [operacionid],
          ),
        )
        const despues = tipoIds.flatMap((tipodocumentoid, n) => {
          const cambio = cambios[n] ?? 'queda'
          if (cambio === 'queda') return kept.filter((each) => each.tipodocumentoid === tipodocumentoid)
          if (cambio === 'se va') return []
          const { critico, desde, hasta } = cambio
          return [
            {
              tipodocumentoid,
              critico,
              obligatorio: true,
              vigente_desde: desde === null ? null : sumarDias(dia, desde),
              vigente_hasta: hasta === null ? null : sumarDias(dia, hasta),
            },
          ]
        })
        const cuando = sumarDias(dia, dentroDe)

        const { rows } = await client.query<{ vista: { pierden: Lado; ganan: Lado } }>(
          prepared('select vista_de_operacion($1, $2, hoy(), $3, 20, $4) as vista', [
            operacionid,
            JSON.stringify(despues),
            cuando,
            abre ? '[]' : null,
          ]),
        )
        const vista = rows[0]?.vista ?? expect.fail('no answer')
        // It leaves the day that it is as it was.
        expect((await client.query<{ hoy: string }>('select hoy()::text as hoy')).rows[0]?.hoy).toBe(dia)

        const was = await standing(ids.transporte, operacionid, cuando)
        await client.query(prepared('delete from exigencia where operacionid = $1', [operacionid]))
        await client.query(
          prepared('update operacion set activa = true where operacionid = $1', [operacionid]),
        )
        await client.query(
          prepared(
            `insert into exigencia (operacionid, tipodocumentoid, critico, obligatorio, vigente_desde, vigente_hasta)
           select $1, tipodocumentoid, critico, obligatorio, vigente_desde, vigente_hasta
           from jsonb_populate_recordset(null::exigencia, $2)`,
            [operacionid, JSON.stringify(despues)],
          ),
        )
        const is = await standing(ids.transporte, operacionid, cuando)

        const recursos = [...was.keys()]
        const pierden = recursos.filter((each) => was.get(each) === true && is.get(each) === false)
        const ganan = recursos.filter((each) => was.get(each) === false && is.get(each) === true)
        changed += pierden.length + ganan.length
        for (const [lado, own] of [
          [vista.pierden, pierden],
          [vista.ganan, ganan],
        ] as const) {
          expect(lado.recursos.map(({ recursoid }) => recursoid).sort()).toEqual(own)
          expect(lado.choferes + lado.dominios + lado.transportes).toBe(own.length)
          expect(lado.cuentas).toBe(own.length > 0 ? 1 : 0)
        }
      } finally {
        await client.query('rollback')
      }
    },
  )
  const worlds = howMany(60, 250)
  await fc.assert(property, { numRuns: worlds })
  // Worlds in which nothing happens would prove nothing.
  expect(changed).toBeGreaterThan(worlds / 20)
})

/** A type as it would be: whom it is asked of, how strictly and when. */
const otroTipo = fc.record({
  de: condiciones,
  critico: fc.boolean(),
  obligatorio: fc.boolean(),
})

test('a look at a change of a type says who could go to an operacion that asks for it, and who no longer could', async () => {
  let changed = 0
  const property = fc.asyncProperty(
    mundo.filter(({ operaciones }) => operaciones.length > 0),
    fc.record({
      n: fc.nat(7),
      otro: otroTipo,
      pasan: fc.constantFrom(0, 0, 1, 31),
      renovado: fc.boolean(),
      dentroDe: fc.constantFrom(0, 0, 0, 8, 31),
    }),
    async (made, { n, otro, pasan, renovado, dentroDe }) => {
      const given: Mundo = {
        ...made,
        chofer: { ...made.chofer, estado: 'ACTIVO' },
        operaciones: made.operaciones.map((each) => ({ ...each, activa: true, desde: 400, hasta: null })),
      }
      await client.query('begin')
      try {
        await at(hoy)
        const { ids, tipoIds, operacionIds } = await insertMundo(client, given)
        const [operacionid = ''] = operacionIds
        const tipodocumentoid = tipoIds[n % tipoIds.length] ?? ''
        await client.query(
          prepared(
            `insert into exigencia (operacionid, tipodocumentoid, critico, obligatorio) values ($1, $2, true, true)
           on conflict on constraint exigencia_una do nothing`,
            [operacionid, tipodocumentoid],
          ),
        )
        await settle()
        const dia = sumarDias(hoy, pasan)
        await at(dia)
        if (renovado) await renew(ids.transporte)
        const { docrectipo_recurso: _its, ...conditions } = otro.de
        const values = JSON.stringify({ ...conditions, critico: otro.critico, obligatorio: otro.obligatorio })
        const cuando = sumarDias(dia, dentroDe)

        const { rows } = await client.query<{ vista: { pierden: Lado; ganan: Lado } }>(
          prepared(
            `select vista_de_operacion($1, null, hoy(), $2, 20, null, jsonb_populate_record(t, $3)) as vista
           from tipo_documento t where tipodocumentoid = $4`,
            [operacionid, cuando, values, tipodocumentoid],
          ),
        )
        const vista = rows[0]?.vista ?? expect.fail('no answer')

        const was = await standing(ids.transporte, operacionid, cuando)
        await client.query('delete from cambio_tipo')
        await client.query(
          prepared(
            `update tipo_documento t set (alcance, critico, obligatorio, vigente_desde, vigente_hasta, aplica_vehiculos, aplica_carrocerias,
             aplica_tipo_vehiculo, aplica_peligrosas, aplica_alimentos, aplica_titularidades, aplica_extranjeros) = (
             select n.alcance, n.critico, n.obligatorio, n.vigente_desde, n.vigente_hasta, n.aplica_vehiculos, n.aplica_carrocerias,
               n.aplica_tipo_vehiculo, n.aplica_peligrosas, n.aplica_alimentos, n.aplica_titularidades, n.aplica_extranjeros
             from jsonb_populate_record(t, $1) n)
           where tipodocumentoid = $2`,
            [values, tipodocumentoid],
          ),
        )
        const is = await standing(ids.transporte, operacionid, cuando)

        const recursos = [...was.keys()]
        const pierden = recursos.filter((each) => was.get(each) === true && is.get(each) === false)
        const ganan = recursos.filter((each) => was.get(each) === false && is.get(each) === true)
        changed += pierden.length + ganan.length
        expect(vista.pierden.recursos.map(({ recursoid }) => recursoid).sort()).toEqual(pierden)
        expect(vista.ganan.recursos.map(({ recursoid }) => recursoid).sort()).toEqual(ganan)
      } finally {
        await client.query('rollback')
      }
    },
  )
  const worlds = howMany(60, 250)
  await fc.assert(property, { numRuns: worlds })
  expect(changed).toBeGreaterThan(worlds / 20)
})
