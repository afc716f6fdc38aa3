import { sumarDias } from '@portal/contract/calendario.ts'
import fc from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, prepared } from '../testing/connectClient.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { hoy, insertMundo, mundo, type Mundo as Dado } from '../testing/mundo.ts'
import { howMany } from '../testing/howMany.ts'

/** What is kept of how resources stand: nothing of it may say that it is true of a day, and not be. */

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

type Ids = Awaited<ReturnType<typeof insertMundo>>

interface Mundo {
  ids: Ids
  dia: string
}

/** Something that people do, or that time does: each is a transaction of its own. */
type Paso = (mundo: Mundo) => Promise<string | undefined>

const run = async (text: string, values: unknown[]) => {
  await client.query(prepared(text, values))
  return undefined
}
const aTipo = fc.nat({ max: 7 })
const tipoOf = ({ ids }: Mundo, n: number) => ids.tipoIds[n % ids.tipoIds.length]
const unaFecha = fc.constantFrom(-1, 0, 1, 8, 31, 60)
const enDias = (dia: string, days: number | null) => (days === null ? null : sumarDias(dia, days))

/** Mostly on, sometimes by much; seldom a clock that is put back. */
const elDia: fc.Arbitrary<Paso> = fc.constantFrom(1, 1, 7, 8, 22, 23, 30, 31, 400, -1, -30).map(
  (days) =>
    ({ dia }) =>
      Promise.resolve(sumarDias(dia, days)),
)

const elCatalogo: fc.Arbitrary<Paso> = fc.oneof(
  fc
    .record({
      n: aTipo,
      columna: fc.constantFrom('critico', 'obligatorio', 'aplica_peligrosas', 'aplica_extranjeros'),
    })
    .map(
      ({ n, columna }): Paso =>
        (given) =>
          run(`update tipo_documento set ${columna} = not ${columna} where tipodocumentoid = $1`, [
            tipoOf(given, n),
          ]),
    ),
  fc.record({ n: aTipo, desde: fc.option(unaFecha), dura: fc.option(fc.nat({ max: 40 })) }).map(
    ({ n, desde, dura }): Paso =>
      (given) =>
        run(
          `update tipo_documento set vigente_desde = $2::date, vigente_hasta = coalesce($2::date, $3::date) + $4::integer
           where tipodocumentoid = $1`,
          [tipoOf(given, n), enDias(given.dia, desde), given.dia, dura],
        ),
  ),
  fc.record({ n: aTipo, orden: fc.nat({ max: 9 }) }).map(
    ({ n, orden }): Paso =>
      (given) =>
        run(
          `update tipo_documento set orden = $2::int, nombre = 'otro ' || $2::int where tipodocumentoid = $1`,
          [tipoOf(given, n), orden],
        ),
  ),
)

const losDocumentos: fc.Arbitrary<Paso> = fc.oneof(
  fc
    .record({
      n: aTipo,
      vence: fc.option(unaFecha),
      periodo: fc.option(fc.constantFrom('2026-10', '2026-11', '2026-12')),
      aprobado: fc.boolean(),
    })
    .map(
      ({ n, vence, periodo, aprobado }): Paso =>
        (given) =>
          run(
            `insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, fecha_vencimiento, periodo, presentado_por, decidido)
             select $1::text, case t.docrectipo_recurso when 'transporte' then $1 when 'dominio' then $2 else $3 end, t.tipodocumentoid,
               case when $4 then 'aprobado' else 'en revision' end, $5::date, $6, (select contactid from contacto where cuenta_id = $1),
               case when $4 then now() end
             from tipo_documento t where t.tipodocumentoid = $7
             on conflict do nothing`,
            [
              given.ids.ids.transporte,
              given.ids.ids.dominio,
              given.ids.ids.chofer,
              aprobado,
              enDias(given.dia, vence),
              periodo,
              tipoOf(given, n),
            ],
          ),
    ),
  fc.record({ n: aTipo, estado: fc.constantFrom('aprobado', 'rechazado', 'anulado') }).map(
    ({ n, estado }): Paso =>
      (given) =>
        run(
          `update documento set estado = $2::text, decidido = case when $2::text <> 'anulado' then now() end, motivo = 'Porque sí'
           where tipodocumentoid = $1 and estado = 'en revision'`,
          [tipoOf(given, n), estado],
        ),
  ),
  aTipo.map(
    (n): Paso =>
      (given) =>
        run(
          `update documento set bloqueado = not bloqueado, bloqueado_desde = now() where tipodocumentoid = $1 and es_ultimo`,
          [tipoOf(given, n)],
        ),
  ),
)

const lasExcepciones: fc.Arbitrary<Paso> = fc.oneof(
  fc
    .record({ n: aTipo, dura: fc.constantFrom(0, 1, 7, 8, 30, 31, 60) })
    .map(({ n, dura }): Paso => async (given) => {
      await run('update excepcion set vale = false where tipodocumentoid = $1 and vale', [tipoOf(given, n)])
      return run(
        `insert into excepcion (cuenta_id, recursoid, tipodocumentoid, desde, hasta, motivo, dada_por)
           select $1::text, case t.docrectipo_recurso when 'transporte' then $1 when 'dominio' then $2 else $3 end, t.tipodocumentoid,
             $4::date, $4::date + $5::integer, 'Porque sí', $6
           from tipo_documento t where t.tipodocumentoid = $7`,
        [
          given.ids.ids.transporte,
          given.ids.ids.dominio,
          given.ids.ids.chofer,
          given.dia,
          dura,
          given.ids.operadorid,
          tipoOf(given, n),
        ],
      )
    }),
  aTipo.map(
    (n): Paso =>
      (given) =>
        run(
          `update excepcion set vale = false, terminada = now(), terminada_por = dada_por, terminada_motivo = 'Ya no'
           where tipodocumentoid = $1 and vale`,
          [tipoOf(given, n)],
        ),
  ),
)

const losRecursos: fc.Arbitrary<Paso> = fc.oneof(
  fc.constantFrom('ACTIVO', 'BAJA', 'BLOQUEADO').map(
    (estado): Paso =>
      ({ ids }) =>
        run(
          `update chofer set estado_cuenta = $2::text, fecha_baja = case $2::text when 'BAJA' then date '2026-01-01' end where choferid = $1`,
          [ids.ids.chofer, estado],
        ),
  ),
  fc.constant<Paso>(({ ids }) =>
    run(
      `update chofer set transporta_peligrosas = not transporta_peligrosas, apellido = apellido || 'a' where choferid = $1`,
      [ids.ids.chofer],
    ),
  ),
  fc.constantFrom('ACTIVO', 'BAJA', 'BLOQUEADO').map(
    (estado): Paso =>
      ({ ids }) =>
        run(
          `update dominio set estado_dominio = $2::text, fecha_baja = case $2::text when 'BAJA' then date '2026-01-01' end where dominioid = $1`,
          [ids.ids.dominio, estado],
        ),
  ),
  fc.constantFrom('PROPIO', 'LEASING', 'TERCERO').map(
    (titularidad): Paso =>
      ({ ids }) =>
        run(`update dominio set titularidad = $2, carroceria = 'Sider' where dominioid = $1`, [
          ids.ids.dominio,
          titularidad,
        ]),
  ),
  fc.constant<Paso>(({ ids }) =>
    run(`update cuenta set accountname = accountname || 'z' where cuenta_id = $1`, [ids.ids.transporte]),
  ),
)

const look: Paso = async ({ ids, dia }) => {
  await client.query(prepared('select ver_catalogo($1)', [ids.ids.transporte]))
  await client.query(prepared('select renovar_pasados($1)', [ids.ids.transporte]))
  const { rows } = await client.query(
    prepared(
      'select recursoid, dia, hasta from veredicto where cuenta_id = $1 and not $2::date between dia and hasta',
      [ids.ids.transporte, dia],
    ),
  )
  expect(rows).toEqual([])
  return undefined
}

const pasos = fc.array(
  fc.oneof(elDia, elCatalogo, losDocumentos, lasExcepciones, losRecursos, fc.constant(look)),
  {
    minLength: 3,
    maxLength: 12,
  },
)

test('nothing kept is older than it says, whatever the day, the catalogue and the documents do', async () => {
  const property = fc.asyncProperty(mundo, pasos, async (given, steps) => {
    await client.query('begin')
    try {
      await at(hoy)
      const world: Mundo = { ids: await insertMundo(client, given), dia: hoy }
      await end()
      await requireTrue(world)
      for (const step of steps) {
        const dia = await step(world)
        // A change of the catalogue is known at its end; nothing reads slots in between.
        await client.query('set constraints olvidar_veredictos immediate')
        await client.query(prepared('select ver_catalogo($1)', [world.ids.ids.transporte]))
        await requireToldAlike(world)
        await client.query('set constraints olvidar_veredictos deferred')
        await end()
        if (dia !== undefined) await at((world.dia = dia))
        await requireTrue(world)
      }
    } finally {
      await client.query('rollback')
    }
  })
  await fc.assert(property, { numRuns: howMany(30, 120), examples: [[loTardio, [look]]] })
}, 180_000)

/** What was presented late, alone, of a type that is asked of nobody here: it has a month and no slot. */
const loTardio: Dado = {
  operaciones: [],
  tipos: [
    {
      obligatorio: false,
      critico: false,
      vigencia: 'mensual',
      presentaciones: [
        {
          estado: 'aprobado',
          bloqueado: true,
          fecha_vencimiento: null,
          fecha_emision: null,
          periodo: '2025-10',
          presentado: '2026-11-21T02:59:59.000Z',
          tardio: true,
        },
      ],
      excepcion: null,
      docrectipo_recurso: 'transporte',
      alcance: 'general',
      aplica_vehiculos: null,
      aplica_carrocerias: null,
      aplica_tipo_vehiculo: null,
      aplica_peligrosas: true,
      aplica_alimentos: false,
      aplica_titularidades: null,
      aplica_extranjeros: false,
      vigente_desde: null,
      vigente_hasta: null,
    },
  ],
  chofer: {
    estado: 'ACTIVO',
    transporta_peligrosas: false,
    transporta_alimentos: false,
    nacionalidad: 'Argentina',
  },
  dominio: {
    estado: 'ACTIVO',
    vehiculo: 'Tractor',
    carroceria: null,
    tipo_vehiculo: 'MOTRIZ',
    transporta_peligrosas: false,
    transporta_alimentos: false,
    titularidad: 'PROPIO',
  },
  unidad: { estado: 'ACTIVA', chofer: false },
}

const at = (dia: string) => client.query(prepared(`select set_config('app.hoy', $1, true)`, [dia]))

/** What a transaction does as it ends. */
async function end(): Promise<void> {
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
}

/** Of what says that it is true today, all is as it is computed; and what was written is renewed. */
async function requireTrue({ ids }: Mundo): Promise<void> {
  const cuenta = [ids.ids.transporte]
  const { rows: touched } = await client.query(
    prepared(`select recursoid from veredicto where cuenta_id = $1 and dia = '-infinity'`, cuenta),
  )
  expect(touched).toEqual([])
  const { rows } = await client.query<{ recursoid: string }>(
    prepared('select * from veredicto_cierto where cuenta_id = $1 order by recursoid', cuenta),
  )
  const known = rows.map(({ recursoid }) => recursoid)
  const { rows: computed } = await client.query(
    prepared(
      `select recursoid, aptitud, culpables, faltantes, proximo_vencimiento, estado from recurso_con_aptitud
     where cuenta_id = $1 and recursoid = any ($2) order by recursoid`,
      [...cuenta, known],
    ),
  )
  expect(rows).toMatchObject(computed)
  const { rows: slots } = await client.query(
    prepared(
      `select ${columns}, recurso, tipo, urgencia, celda, fin from veredicto_casilla where cuenta_id = $1 and recursoid = any ($2)
     order by recursoid, tipodocumentoid, mes, documentoid`,
      [...cuenta, known],
    ),
  )
  const { rows: computedSlots } = await client.query(
    prepared(
      `select ${columns}, recurso, nombre as tipo, urgencia, celda, fin
     from casilla where cuenta_id = $1 and recursoid = any ($2) and exigible and estado_recurso = 'ACTIVO'
     order by recursoid, tipodocumentoid, mes, documentoid`,
      [...cuenta, known],
    ),
  )
  expect(slots).toEqual(computedSlots)
  await requireToldAlike({ ids })
}

/** What is read of a resource's slots is what is computed, whether or not anything of it is kept. */
async function requireToldAlike({ ids }: Pick<Mundo, 'ids'>): Promise<void> {
  const told = async (view: string) =>
    (
      await client.query<Record<string, unknown>>(
        prepared(
          `select recursoid, tipodocumentoid, nombre, nombre_corto, instrucciones, critico, obligatorio, vigencia, meses, max_archivos, dia_exigible,
           compartido, ejemplo, orden, exigible, estado, renovacion, documentoid, vigente_documentoid, fecha_vencimiento, periodo, motivo,
           numero, fecha_emision, desde, mes, exceptuado_hasta, case when exceptuado_hasta is not null then excepcionid end as excepcionid
         from ${view} where cuenta_id = $1 order by recursoid, tipodocumentoid, mes, documentoid`,
          [ids.ids.transporte],
        ),
      )
    ).rows
  expect(await told('casilla_dicha')).toEqual(await told('casilla'))
}

const columns = `recursoid, tipodocumentoid, mes, documentoid, vigente_documentoid, tiporecurso, orden, estado, renovacion, fecha_vencimiento,
  fecha_emision, periodo, numero, motivo, presentado, desde, exceptuado_hasta`
