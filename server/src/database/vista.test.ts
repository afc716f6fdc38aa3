import { sumarDias } from '@portal/contract/calendario.ts'
import { sinCondiciones } from '@portal/contract/reglaDeTipo.ts'
import fc from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, prepared } from '../testing/connectClient.ts'
import { asRole } from '../testing/asRole.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { condiciones, hoy, insertMundo, mundo, type Mundo } from '../testing/mundo.ts'
import { howMany } from '../testing/howMany.ts'

/** What a look before saving says of a change has to be what happens once it is saved. */

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
  cantidad: number
  recursos: { recursoid: string; estado: string }[]
}
interface Vista {
  pierden: Lado
  ganan: Lado
  igual: Lado
  empiezan: number
  dejan: number
  dejan_presentados: number
}

const vistaOf = async (by: Client, antes: object | null, despues: object, dia: string): Promise<Vista> => {
  const { rows } = await by.query<{ vista: Vista }>(
    `select vista_de_tipo(jsonb_populate_record(null::tipo_documento, $1), jsonb_populate_record(null::tipo_documento, $2),
       hoy(), $3) as vista`,
    [antes && JSON.stringify(antes), JSON.stringify(despues), dia],
  )
  return rows[0]?.vista ?? expect.fail('no answer')
}

/** What is typed of a type: now and then whom it is asked of, more often what it decides and when. */
const cambio = fc
  .record({
    critico: fc.option(fc.boolean(), { nil: undefined }),
    obligatorio: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
    cuando: fc.option(condiciones, { nil: undefined, freq: 1 }),
    aQuien: fc.option(condiciones, { nil: undefined, freq: 1 }),
    aTodos: fc.boolean(),
  })
  .map(({ critico, obligatorio, cuando, aQuien, aTodos }) => {
    const {
      docrectipo_recurso: _recurso,
      vigente_desde: _desde,
      vigente_hasta: _hasta,
      ...conditions
    } = aQuien ?? { docrectipo_recurso: '', ...sinCondiciones }
    return {
      ...(critico !== undefined && { critico }),
      ...(obligatorio !== undefined && { obligatorio }),
      ...(cuando && { vigente_desde: cuando.vigente_desde, vigente_hasta: cuando.vigente_hasta }),
      ...((aQuien ?? aTodos) && conditions),
    }
  })

/**
 * Worlds in which most of what is asked is in order: else hardly anybody would be fit, and one type would decide nothing.
 * Of each type when its paper ends, or nothing where it stays as it was made up.
 */
const enOrden = fc.array(fc.constantFrom(undefined, null, 0, 8, 20, 31, 400, 400, 400), {
  minLength: 8,
  maxLength: 8,
})

interface Orden {
  ends: readonly (number | null | undefined)[]
  /** The type that is changed, which stays as it was made up. */
  n: number
  /** Another that nobody presented anything of, and that begins or ends in so many days. */
  otro: { m: number; desde: boolean; en: number } | undefined
}

const ordered = (given: Mundo, { ends, n, otro }: Orden): Mundo => ({
  ...given,
  chofer: { ...given.chofer, estado: 'ACTIVO' },
  tipos: given.tipos.map((tipo, i) => {
    const end = ends[i]
    if (i === n) return tipo
    if (i === otro?.m) {
      const dia = sumarDias(hoy, otro.en)
      const [vigente_desde, vigente_hasta] = otro.desde ? [dia, null] : [null, dia]
      return {
        ...tipo,
        ...sinCondiciones,
        critico: true,
        obligatorio: true,
        presentaciones: [],
        vigente_desde,
        vigente_hasta,
      }
    }
    if (end === undefined) return tipo
    const fecha_vencimiento = end === null ? null : sumarDias(hoy, end)
    return {
      ...tipo,
      presentaciones: [
        {
          estado: 'aprobado',
          bloqueado: false,
          fecha_vencimiento,
          fecha_emision: null,
          periodo: null,
          tardio: false,
          presentado: `${sumarDias(hoy, -60)}T15:00:00.000Z`,
        },
      ],
    }
  }),
})

const at = (dia: string) => client.query(prepared(`select set_config('app.hoy', $1, true)`, [dia]))
async function end(): Promise<void> {
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
}

/** Of each resource of the kind: whether it is fit that day, and how its slot of the type stands if it is asked for. */
async function standing(cuenta: string, tipodocumentoid: string, dia: string) {
  await at(dia)
  const { rows } = await client.query<{ recursoid: string; apto: boolean; estado: string | null }>(
    prepared(
      `select a.recursoid, a.aptitud <> 'no habilitado' as apto,
       (select estado from casilla c where c.cuenta_id = a.cuenta_id and c.recursoid = a.recursoid and c.tipodocumentoid = $2
          and c.exigible and not c.mes) as estado
     from recurso_con_aptitud a where a.cuenta_id = $1 order by a.recursoid`,
      [cuenta, tipodocumentoid],
    ),
  )
  return new Map(rows.map(({ recursoid, ...row }) => [recursoid, row]))
}

test('a look says who becomes fit and who no longer is, whatever the change, the day and what is kept', async () => {
  let changed = 0
  const property = fc.asyncProperty(
    mundo,
    fc.record({
      n: fc.nat({ max: 7 }),
      ends: fc.option(enOrden, { nil: undefined, freq: 4 }),
      otro: fc.option(
        fc.record({ m: fc.nat({ max: 7 }), desde: fc.boolean(), en: fc.constantFrom(1, 20, 35) }),
        {
          nil: undefined,
          freq: 1,
        },
      ),
      /** What the change is about most often. */
      vuelta: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      cambio,
      /** One that is not there before. */
      nuevo: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
      pasan: fc.constantFrom(0, 0, 1, 8, 31),
      renovado: fc.boolean(),
      dentroDe: fc.constantFrom(0, 0, 0, 1, 8, 30, 31, 40, 401),
    }),
    async (made, { n: elegido, ends, otro, vuelta, cambio, nuevo, pasan, renovado, dentroDe }) => {
      const n = elegido % made.tipos.length
      // What operaciones ask is no part of it.
      const given = { ...(ends ? ordered(made, { ends, n, otro }) : made), operaciones: [] }
      await client.query('begin')
      try {
        await at(hoy)
        const { ids, tipoIds } = await insertMundo(client, given)
        await end()
        const dia = sumarDias(hoy, pasan)
        await at(dia)
        if (renovado) await client.query(prepared('select renovar_pasados($1)', [ids.transporte]))
        const id = tipoIds[n] ?? ''
        const { rows } = await client.query<{ tipo: Record<string, unknown> }>(
          prepared(`select to_jsonb(t) as tipo from tipo_documento t where tipodocumentoid = $1`, [id]),
        )
        const known = rows[0]?.tipo ?? {}
        const antes = nuevo ? null : known
        const despues = {
          ...known,
          clave: null,
          ...cambio,
          ...(vuelta && { critico: antes?.['critico'] !== true, obligatorio: true }),
          ...(nuevo && { tipodocumentoid: 'nuevo' }),
        }
        const cuando = sumarDias(dia, dentroDe)

        const vista = await vistaOf(client, antes, despues, cuando)
        // It leaves the day that it is as it was.
        expect((await client.query<{ hoy: string }>('select hoy()::text as hoy')).rows[0]?.hoy).toBe(dia)

        const tipoId = nuevo ? 'nuevo' : id
        const was = await standing(ids.transporte, tipoId, cuando)
        await client.query(
          prepared('delete from tipo_documento where tipodocumentoid = $1 and $2', [tipoId, nuevo]),
        )
        await client.query(
          prepared(
            nuevo
              ? `insert into tipo_documento select (jsonb_populate_record(null::tipo_documento, $1)).*`
              : `update tipo_documento t set critico = n.critico, obligatorio = n.obligatorio, vigente_desde = n.vigente_desde,
                 vigente_hasta = n.vigente_hasta, aplica_vehiculos = n.aplica_vehiculos, aplica_carrocerias = n.aplica_carrocerias,
                 aplica_tipo_vehiculo = n.aplica_tipo_vehiculo, aplica_peligrosas = n.aplica_peligrosas,
                 aplica_alimentos = n.aplica_alimentos, aplica_titularidades = n.aplica_titularidades,
                 aplica_extranjeros = n.aplica_extranjeros, alcance = n.alcance
               from jsonb_populate_record(null::tipo_documento, $1) n where t.tipodocumentoid = n.tipodocumentoid`,
            [JSON.stringify(despues)],
          ),
        )
        const is = await standing(ids.transporte, tipoId, cuando)

        const recursos = [...was.keys()]
        const pierden = recursos.filter((each) => was.get(each)?.apto && !is.get(each)?.apto)
        const ganan = recursos.filter((each) => !was.get(each)?.apto && is.get(each)?.apto)
        const asked = recursos.filter((each) => was.get(each)?.estado ?? is.get(each)?.estado)
        changed += pierden.length + ganan.length
        const idsOf = ({ recursos }: Lado) => recursos.map(({ recursoid }) => recursoid).sort()
        expect(idsOf(vista.pierden)).toEqual(pierden)
        expect(idsOf(vista.ganan)).toEqual(ganan)
        expect(idsOf(vista.igual)).toEqual(asked.filter((each) => ![...pierden, ...ganan].includes(each)))
        expect(vista.empiezan).toBe(asked.filter((each) => !was.get(each)?.estado).length)
        expect(vista.dejan).toBe(asked.filter((each) => !is.get(each)?.estado).length)
        for (const { recursoid, estado } of [
          ...vista.pierden.recursos,
          ...vista.ganan.recursos,
          ...vista.igual.recursos,
        ])
          expect(estado).toBe(was.get(recursoid)?.estado ?? is.get(recursoid)?.estado)
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

test('a look writes nothing and locks nothing: it is read in a transaction that can do neither', async () => {
  const tipo = {
    ...sinCondiciones,
    tipodocumentoid: '20x1',
    docrectipo_recurso: 'chofer',
    critico: true,
    obligatorio: true,
  }
  const locks = await asRole(database.ownerUrl, 'portal_proveedor', {}, async (proveedor) => {
    await proveedor.query('set transaction read only')
    await vistaOf(proveedor, { ...tipo, critico: false }, tipo, hoy)
    const { rows } = await proveedor.query<{ mode: string }>(
      `select distinct mode from pg_locks where pid = pg_backend_pid() and locktype <> 'virtualxid'`,
    )
    return rows.map(({ mode }) => mode)
  })
  expect(locks).toEqual(['AccessShareLock'])
})
