import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectClient, prepared } from '../testing/connectClient.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import {
  atributos,
  casillasOf,
  condiciones,
  hoy,
  insertMundo,
  mesesOf,
  mundo,
  participa,
  presentada,
  recursosOf,
  type Clase,
  type Mundo,
} from '../testing/mundo.ts'
import { aptitud } from './aptitud.ts'
import { estadoCasilla } from './oracle/casilla.ts'
import { culpablesDe } from './culpable.ts'
import { urgencia } from './oracle/porHacer.ts'
import { tipoExigido } from './requisitos.ts'
import { howMany } from '../testing/howMany.ts'

/** The database computes for lists what the rules decide for one: here both are asked the same. */

let database: FreshDatabase
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  client = await connectClient(database.ownerUrl)
  await client.query(`select set_config('app.hoy', $1, false)`, [hoy])
  // Only the types of the test are in force.
  await client.query('delete from tipo_documento')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('the database and the rules agree', () => {
  test('on which types are demanded', async () => {
    const property = fc.asyncProperty(condiciones, atributos, async (tipo, r) => {
      const { rows } = await client.query<{ exigido: boolean }>(
        prepared(
          `select tipo_exigido(jsonb_populate_record(null::tipo_documento, $1), jsonb_populate_record(null::recurso, $2), $3) as exigido`,
          [JSON.stringify(tipo), JSON.stringify({ ...r, exigencias: r.tiporecurso }), hoy],
        ),
      )
      expect(rows[0]?.exigido).toBe(tipoExigido(tipo, r, hoy))
    })
    await fc.assert(property, { numRuns: howMany(125, 500) })
  })

  test('on what a slot shows', async () => {
    const slot = fc.tuple(fc.option(presentada), fc.option(presentada))
    const property = fc.asyncProperty(slot, async ([ultima, vigente]) => {
      // An approved presentation is a presentation: the newest one is there too.
      const newest = ultima ?? vigente
      const { rows } = await client.query<{ estado: string }>(
        prepared('select estado_casilla($1, $2, $3, $4, $5, $6) as estado', [
          newest?.estado,
          newest?.bloqueado,
          vigente && '21x1',
          vigente?.fecha_vencimiento,
          vigente?.bloqueado,
          hoy,
        ]),
      )
      expect(rows[0]?.estado).toBe(estadoCasilla(newest ?? undefined, vigente ?? undefined, hoy))
    })
    await fc.assert(property, { numRuns: howMany(125, 500) })
  })
})

test('lists show of every slot and resource what the rules decide of it', async () => {
  const property = fc.asyncProperty(mundo, async (given) => {
    await client.query('begin')
    try {
      const inserted = await insertMundo(client, given)
      const { ids } = inserted
      // As a transaction that writes sees it, and as everybody does once it has ended: computed, and kept.
      const computed = await readViews(ids.transporte)
      await client.query('set constraints all immediate')
      const kept = await readViews(ids.transporte)
      await client.query('set constraints all deferred')
      for (const seen of [computed, kept])
        for (const clase of ['transporte', 'chofer', 'dominio'] as const) {
          const expected = expectedOf(clase, given, inserted)
          expect(
            seen.casillas
              .filter(({ recursoid }) => recursoid === ids[clase])
              .map((row) => ({ ...slotOf(row), urgencia: row.urgencia })),
          ).toEqual(expected.casillas)
          expect(
            seen.meses
              .filter(({ recursoid }) => recursoid === ids[clase])
              .map(({ recursoid: _, ...row }) => row)
              .toSorted(byDocumento),
          ).toEqual(expected.meses)
          expect(seen.recursos.find(({ recursoid }) => recursoid === ids[clase])?.aptitud).toBe(
            expected.aptitud,
          )
          expect(seen.resumenes[clase]).toEqual(expected.resumen)
          // Whoever is not fit is told why, and of whoever is so what is lifted, alone.
          const [first] = expected.resumen.culpables
          expect(
            first !== undefined && (first.estado !== 'exceptuado' || expected.aptitud === 'por vencer'),
          ).toBe(expected.aptitud !== 'habilitado')
        }
    } finally {
      await client.query('rollback')
    }
  })
  await fc.assert(property, { numRuns: howMany(40, 150) })
})

test('where somebody works the database keeps of a resource what the rules decide of it', async () => {
  const property = fc.asyncProperty(mundo, async (given) => {
    await client.query('begin')
    try {
      const inserted = await insertMundo(client, given)
      const { ids, operacionIds } = inserted
      await client.query('set constraints all immediate')
      const { rows: kept } = await client.query<{ recursoid: string; operacionid: string }>(
        prepared(
          'select recursoid, operacionid, aptitud, culpables from veredicto_operacion where cuenta_id = $1',
          [ids.transporte],
        ),
      )
      await client.query('set constraints all deferred')
      const expected = (['transporte', 'chofer', 'dominio'] as const).flatMap((clase) =>
        given.operaciones.flatMap((operacion, n) => {
          if (!participa(operacion, clase, hoy)) return []
          const exigidas = casillasOf(clase, given, inserted, hoy, n).filter(({ exigible }) => exigible)
          const situacion = recursosOf(given)[clase]
          return {
            recursoid: ids[clase],
            operacionid: operacionIds[n],
            aptitud: aptitud(exigidas, situacion.estado, hoy),
            // How the resource itself stands is told beside it.
            culpables: culpablesDe(exigidas, { ...situacion, estado: 'ACTIVO' }, hoy),
          }
        }),
      )
      const inOrder = (rows: { recursoid: string; operacionid?: string }[]) =>
        rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      expect(inOrder(kept)).toEqual(inOrder(expected))
    } finally {
      await client.query('rollback')
    }
  })
  await fc.assert(property, { numRuns: howMany(40, 150) })
})

test('an operacion that asks nothing keeps of a resource its general verdict, and none lets it go whom that keeps away', async () => {
  const property = fc.asyncProperty(mundo, async (given) => {
    await client.query('begin')
    try {
      const { ids } = await insertMundo(client, given)
      const { rows: opened } = await client.query<{ operacionid: string }>(
        `insert into operacion (nombre) values ('No pide nada') returning operacionid`,
      )
      const operacionid = opened[0]?.operacionid
      await client.query(
        prepared('insert into cuenta_operacion (cuenta_id, operacionid, desde) values ($1, $2, $3)', [
          ids.transporte,
          operacionid,
          hoy,
        ]),
      )
      // What an operacion alone lifts is no exigencia.
      await client.query(
        prepared('update excepcion set vale = false where cuenta_id = $1 and operacionid is not null', [
          ids.transporte,
        ]),
      )
      await client.query('set constraints all immediate')
      await client.query(prepared('select ver_catalogo($1), renovar_pasados($1)', [ids.transporte]))
      const { rows } = await client.query<{ asksNothing: boolean; same: boolean; weaker: boolean }>(
        prepared(
          `select o.operacionid = $2 as "asksNothing", (o.aptitud, o.culpables, o.critico_hasta) is not distinct from (v.aptitud, v.culpables, v.critico_hasta) as same,
           o.rango > v.rango as weaker
         from veredicto_operacion o join veredicto v using (cuenta_id, recursoid) where cuenta_id = $1`,
          [ids.transporte, operacionid],
        ),
      )
      await client.query('set constraints all deferred')
      expect(rows.filter(({ asksNothing, same }) => asksNothing && same)).toHaveLength(3)
      expect(rows.filter(({ weaker }) => weaker)).toEqual([])
    } finally {
      await client.query('rollback')
    }
  })
  await fc.assert(property, { numRuns: howMany(40, 150) })
})

const keyOf = ({ recursoid, operacionid = '' }: { recursoid: string; operacionid?: string }) =>
  `${recursoid} ${operacionid}`

interface SlotRow {
  recursoid: string
  tipodocumentoid: string
  exigible: boolean
  estado: string
  renovacion: boolean
  desde: string | null
  documentoid: string | null
  exceptuado_hasta: string | null
  urgencia: number | null
}

interface MesRow {
  recursoid: string
  tipodocumentoid: string
  exigible: boolean
  estado: string
  documentoid: string
  periodo: string | null
  desde: string | null
  urgencia: number | null
}

const byDocumento = (a: { documentoid: string }, b: { documentoid: string }) =>
  a.documentoid < b.documentoid ? -1 : 1

async function readViews(cuenta_id: string) {
  const rowsOf = async <Row extends pg.QueryResultRow>(text: string) =>
    (await client.query<Row>(prepared(text, [cuenta_id]))).rows
  const casillas = await rowsOf<SlotRow>(
    `select recursoid, tipodocumentoid, exigible, estado, renovacion, desde, documentoid, exceptuado_hasta, urgencia
     from casilla where cuenta_id = $1 and not mes order by orden`,
  )
  const meses = await rowsOf<MesRow>(
    `select recursoid, tipodocumentoid, exigible, estado, documentoid, periodo, desde, urgencia
     from casilla where cuenta_id = $1 and mes`,
  )
  const recursos = await rowsOf<{ recursoid: string; aptitud: string }>(
    'select recursoid, aptitud from recurso_con_aptitud where cuenta_id = $1',
  )
  const resumenOf = async (view: string) =>
    (
      await rowsOf(
        `select aptitud, culpables, faltantes, proximo_vencimiento from ${view} where cuenta_id = $1`,
      )
    )[0]
  const resumenes = {
    transporte: await resumenOf('transporte_con_aptitud'),
    chofer: await resumenOf('chofer_con_aptitud'),
    dominio: await resumenOf('dominio_con_aptitud'),
  }
  return { casillas, meses, recursos, resumenes }
}

const slotOf = ({
  tipodocumentoid,
  exigible,
  estado,
  renovacion,
  desde,
  documentoid,
  exceptuado_hasta,
}: Omit<SlotRow, 'recursoid' | 'urgencia'>) => ({
  tipodocumentoid,
  exigible,
  estado,
  renovacion,
  desde,
  documentoid,
  exceptuado_hasta: exigible ? exceptuado_hasta : null,
})

function expectedOf(clase: Clase, given: Mundo, inserted: Awaited<ReturnType<typeof insertMundo>>) {
  const situacion = recursosOf(given)[clase]
  const casillas = casillasOf(clase, given, inserted, hoy, 'todas').filter(
    ({ exigible, presentada }) => exigible || presentada,
  )
  const exigidas = casillas.filter(({ exigible }) => exigible)
  const fechas = exigidas.flatMap(({ estado, fecha_vencimiento }) =>
    estado === 'activo' && fecha_vencimiento !== null ? [fecha_vencimiento] : [],
  )
  const deTodos = casillasOf(clase, given, inserted, hoy).filter(({ exigible }) => exigible)
  const fitness = aptitud(deTodos, situacion.estado, hoy)
  return {
    casillas: casillas.map((casilla) => ({
      ...slotOf({ ...casilla, documentoid: casilla.nombra }),
      urgencia: urgencia(casilla, hoy),
    })),
    meses: mesesOf(clase, given, inserted)
      .map((mes) => ({
        tipodocumentoid: mes.tipodocumentoid,
        exigible: mes.exigible,
        estado: mes.estado,
        documentoid: mes.documentoid,
        periodo: mes.periodo,
        desde: mes.desde,
        urgencia: urgencia(mes, hoy),
      }))
      .toSorted(byDocumento),
    aptitud: fitness,
    resumen: {
      aptitud: fitness,
      culpables: culpablesDe(deTodos, situacion, hoy),
      faltantes: exigidas.filter(({ obligatorio, estado }) => obligatorio && estado === 'pendiente').length,
      proximo_vencimiento: fechas.sort()[0] ?? null,
    },
  }
}
