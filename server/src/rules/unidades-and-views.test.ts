import { sumarDias } from '@portal/contract/calendario.ts'
import type { Aptitud, DondeTrabaja } from '@portal/contract/recursos.ts'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, prepared } from '../testing/connectClient.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import {
  casillasOf,
  hoy,
  insertMundo,
  mundo,
  participa,
  recursosOf,
  type Clase,
  type Mundo,
} from '../testing/mundo.ts'
import { motivosDeUnidad, type ParteCulpable } from './motivo.ts'
import { aptitudDeUnidad, type Parte } from './unidad.ts'
import { howMany } from '../testing/howMany.ts'

/** How units and slots stand on any day: the database and the rules are asked the same. */

let database: FreshDatabase
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  client = await connectClient(database.ownerUrl)
  await client.query(prepared(`select set_config('app.hoy', $1, false)`, [hoy]))
  // Only the types of the test are in force.
  await client.query('delete from tipo_documento')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const dia = fc
  .constantFrom(-401, -400, -61, -60, -31, -2, -1, 0, 1, 7, 8, 30, 31, 401)
  .map((days) => sumarDias(hoy, days))

test('slots stand on any day as the rules decide of what had begun by then', async () => {
  const property = fc.asyncProperty(mundo, dia, (given, dia) =>
    inMundo(given, async (inserted) => {
      const { ids } = inserted
      const { rows } = await client.query(
        prepared(
          `select r.recursoid, c.tipodocumentoid, c.estado, c.fecha_vencimiento,
           c.documentoid, c.vigente_documentoid, c.vigente_bloqueado, c.renovacion, c.desde, c.motivo,
           c.exceptuado_hasta, c.excepcion_motivo
         from recurso r cross join lateral casillas_al(r.cuenta_id, r.recursoid, $1::date) c
         where r.cuenta_id = $2 order by c.orden`,
          [dia, ids.transporte],
        ),
      )
      for (const clase of ['transporte', 'chofer', 'dominio'] as const)
        expect(rows.filter(({ recursoid }) => recursoid === ids[clase])).toEqual(
          exigidasOf(clase, given, inserted, dia).map((casilla) => ({
            recursoid: ids[clase],
            tipodocumentoid: casilla.tipodocumentoid,
            estado: casilla.estado,
            fecha_vencimiento: casilla.fecha_vencimiento,
            documentoid: casilla.documentoid,
            vigente_documentoid: casilla.vigente_documentoid,
            vigente_bloqueado: casilla.vigente_bloqueado,
            renovacion: casilla.renovacion,
            desde: casilla.desde,
            motivo: casilla.motivo,
            exceptuado_hasta: casilla.exceptuado_hasta,
            excepcion_motivo: casilla.excepcion_motivo,
          })),
        )
    }),
  )
  await fc.assert(property, { numRuns: howMany(40, 150) })
})

test('and where somebody works beside what that asks', async () => {
  const property = fc.asyncProperty(mundo, dia, (given, dia) =>
    inMundo(given, async (inserted) => {
      const { ids, operacionIds } = inserted
      for (const [n, operacionid] of operacionIds.entries()) {
        const { rows } = await client.query(
          prepared(
            `select r.recursoid, c.tipodocumentoid, c.critico, c.obligatorio, c.estado, c.exceptuado_hasta, c.excepcion_motivo
           from recurso r cross join lateral casillas_al(r.cuenta_id, r.recursoid, $1::date, $3) c
           where r.cuenta_id = $2 order by c.orden`,
            [dia, ids.transporte, operacionid],
          ),
        )
        for (const clase of ['transporte', 'chofer', 'dominio'] as const)
          expect(rows.filter(({ recursoid }) => recursoid === ids[clase])).toEqual(
            exigidasOf(clase, given, inserted, dia, n).map((casilla) => ({
              recursoid: ids[clase],
              tipodocumentoid: casilla.tipodocumentoid,
              critico: casilla.critico,
              obligatorio: casilla.obligatorio,
              estado: casilla.estado,
              exceptuado_hasta: casilla.exceptuado_hasta,
              excepcion_motivo: casilla.excepcion_motivo,
            })),
          )
      }
    }),
  )
  await fc.assert(property, { numRuns: howMany(40, 150) })
})

test('a list shows of today’s units what the rules decide of them, culprits and all', async () => {
  const property = fc.asyncProperty(mundo, (given) =>
    inMundo(given, async (inserted) => {
      const { ids } = inserted
      const read = async () => {
        const { rows } = await client.query<{ culpables: ParteCulpable[] }>(
          prepared('select aptitud, culpables, culpable from unidad_con_aptitud where cuenta_id = $1', [
            ids.transporte,
          ]),
        )
        return rows.map(({ culpables, ...row }) => ({
          ...row,
          motivos: motivosDeUnidad(given.unidad.estado, culpables, hoy),
        }))
      }
      const computed = await read()
      await client.query('set constraints all immediate')
      const kept = await read()
      const { rows: listed } = await client.query(
        prepared('select aptitud from unidad_listada where cuenta_id = $1', [ids.transporte]),
      )
      await client.query('set constraints all deferred')
      const partes = partesOf(given, inserted)
      const expected = aptitudDeUnidad(given.unidad.estado, partes, { dia: hoy, hoy })
      expect(computed).toEqual([expected])
      expect(kept).toEqual([expected])
      expect(listed).toEqual([{ aptitud: expected.aptitud }])
    }),
  )
  await fc.assert(property, { numRuns: howMany(40, 150) })
})

test('and where they work, once for each operacion that their account takes part in today', async () => {
  const property = fc.asyncProperty(mundo, (given) =>
    inMundo(given, async (inserted) => {
      const { ids, operacionIds } = inserted
      await client.query('set constraints all immediate')
      const read = async (columns: string, view: string) => {
        const { rows } = await client.query<object>(
          prepared(
            `select ${columns} from ${view} where cuenta_id = $1 order by operacionid::text collate "C"`,
            [ids.transporte],
          ),
        )
        return rows
      }
      const told = await read('operacionid, aptitud, culpable', 'unidad_en_operacion')
      const { rows: enLista } = await client.query<{ operaciones: DondeTrabaja | null }>(
        prepared(
          `select operaciones from unidad_con_aptitud u cross join lateral donde_trabaja_unidad(u.cuenta_id, u.unidadid, u.estado,
             array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2], u.partes)
           where u.cuenta_id = $1`,
          [ids.transporte],
        ),
      )
      const listed = await read('operacionid, aptitud', 'unidad_listada_en_operacion')
      const same = await read('operacionid, proximo_vencimiento, rango', 'unidad_en_operacion')
      const kept = await read('operacionid, proximo_vencimiento, rango', 'unidad_listada_en_operacion')
      await client.query('set constraints all deferred')
      const expected = given.operaciones
        .flatMap((operacion, n) => {
          if (!participa(operacion, 'transporte', hoy)) return []
          const partes = partesOf(given, inserted, n)
          return [
            {
              operacionid: operacionIds[n] ?? '',
              ...aptitudDeUnidad(given.unidad.estado, partes, { dia: hoy, hoy }),
            },
          ]
        })
        .sort(byId)
      expect(told).toEqual(
        expected.map(({ operacionid, aptitud, culpable }) => ({ operacionid, aptitud, culpable })),
      )
      // A list tells why of one alone: of those where it is least fit, the first by name.
      const donde = enLista.flatMap(({ operaciones }) => operaciones ?? [])
      const first = aptitudes.flatMap((each) => donde.filter(({ aptitud }) => aptitud === each))[0]
      expect(donde.toSorted(byId).map(({ nombre, ...there }) => there)).toEqual(
        expected.map(({ operacionid, aptitud, culpable }) => ({
          operacionid,
          aptitud,
          culpable: operacionid === first?.operacionid ? culpable : null,
          motivo: null,
        })),
      )
      expect(listed).toEqual(expected.map(({ operacionid, aptitud }) => ({ operacionid, aptitud })))
      expect(kept).toEqual(same)
    }),
  )
  await fc.assert(property, { numRuns: howMany(40, 150) })
})

const aptitudes: readonly Aptitud[] = ['no habilitado', 'por vencer', 'habilitado']
const byId = (one: { operacionid: string }, other: { operacionid: string }) =>
  one.operacionid < other.operacionid ? -1 : 1

/** What the unit is made of, and what is asked of it today: everywhere, or in one operacion. */
function partesOf(
  given: Mundo,
  inserted: Awaited<ReturnType<typeof insertMundo>>,
  operacion?: number,
): Parte[] {
  const where = operacion === undefined ? undefined : given.operaciones[operacion]
  const clases: Clase[] = given.unidad.chofer
    ? ['transporte', 'dominio', 'chofer']
    : ['transporte', 'dominio']
  return clases.map((clase) => {
    const recurso = recursosOf(given)[clase]
    const excluded = where !== undefined && !participa(where, clase, hoy)
    return {
      ...recurso,
      ...(excluded && recurso.estado === 'ACTIVO' && { estado: 'NO PARTICIPA', motivo_exclusion: 'No va' }),
      recursoid: inserted.ids[clase],
      tiporecurso: clase,
      nombre: nombres[clase],
      casillas: exigidasOf(clase, given, inserted, hoy, operacion),
    }
  })
}

const nombres = { transporte: 'Transportes', chofer: 'Prueba, Ana', dominio: 'ZZ000ZZ' }

/** With its rows in the database, and none of them afterwards. */
async function inMundo(
  given: Mundo,
  look: (inserted: Awaited<ReturnType<typeof insertMundo>>) => Promise<void>,
): Promise<void> {
  await client.query('begin')
  try {
    await look(await insertMundo(client, given))
  } finally {
    await client.query('rollback')
  }
}

/** The slots that the rules ask of a resource on a day, in the catalogue's order. */
const exigidasOf = (...given: Parameters<typeof casillasOf>) =>
  casillasOf(...given).filter(({ exigible }) => exigible)
