import fc from 'fast-check'
import type pg from 'pg'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { types } from '../database/types.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { aptitud } from './aptitud.ts'
import { sumarDias } from './calendario.ts'
import { estadoCasilla, type Presentada } from './casilla.ts'
import { tipoExigido, type Atributos, type Condiciones } from './requisitos.ts'

/** The database computes for lists what the rules decide for one: here both are asked the same. */

const hoy = '2026-11-21'

let database: FreshDatabase
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  client = new Client({ connectionString: database.ownerUrl, types })
  await client.connect()
  await client.query(`select set_config('app.hoy', $1, false)`, [hoy])
  // Only the types of the test are in force.
  await client.query('delete from tipo_documento')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

// Around every edge: past, today, the days of the two warnings, and far ahead.
const fecha = fc.option(
  fc.constantFrom(-400, -1, 0, 1, 6, 7, 8, 29, 30, 31, 400).map((days) => sumarDias(hoy, days)),
  { freq: 5 },
)
const some = <Value>(...values: Value[]) => fc.option(fc.uniqueArray(fc.constantFrom(...values)), { freq: 1 })
const seldom = fc.integer({ min: 0, max: 4 }).map((n) => n === 0)
const often = seldom.map((value) => !value)

const condiciones = fc
  .record({
    docrectipo_recurso: fc.constantFrom('transporte', 'chofer', 'chofer dado de baja', 'dominio'),
    vigente: fc.tuple(fecha, fecha),
    aplica_vehiculos: some('Tractor', 'Semirremolque'),
    aplica_carrocerias: some('Cisterna', 'Sider'),
    aplica_tipo_vehiculo: fc.option(fc.constantFrom('MOTRIZ', 'ARRASTRE'), { freq: 1 }),
    aplica_peligrosas: seldom,
    aplica_alimentos: seldom,
    aplica_titularidades: some('PROPIO', 'LEASING', 'TERCERO'),
    aplica_extranjeros: seldom,
  })
  .map(({ vigente: [one, other], ...rest }) => {
    const turned = one !== null && other !== null && one > other
    return {
      ...rest,
      vigente_desde: turned ? other : one,
      vigente_hasta: turned ? one : other,
    } satisfies Condiciones
  })

const atributos = fc.record({
  tiporecurso: fc.constantFrom('transporte', 'chofer', 'chofer dado de baja', 'dominio'),
  vehiculo: fc.option(fc.constantFrom('Tractor', 'Semirremolque', 'Utilitario')),
  carroceria: fc.option(fc.constantFrom('Cisterna', 'Sider', 'Otro')),
  tipo_vehiculo: fc.option(fc.constantFrom('MOTRIZ', 'ARRASTRE')),
  transporta_peligrosas: fc.boolean(),
  transporta_alimentos: fc.boolean(),
  titularidad: fc.option(fc.constantFrom('PROPIO', 'LEASING', 'TERCERO')),
  extranjero: fc.boolean(),
}) satisfies fc.Arbitrary<Atributos>

const presentada = fc.record({
  estado: fc.constantFrom('en revision', 'aprobado', 'rechazado'),
  bloqueado: seldom,
  fecha_vencimiento: fecha,
}) satisfies fc.Arbitrary<Presentada>

describe('the database and the rules agree', () => {
  test('on which types are demanded', async () => {
    const property = fc.asyncProperty(condiciones, atributos, async (tipo, r) => {
      const { rows } = await client.query<{ exigido: boolean }>(
        `select tipo_exigido(jsonb_populate_record(null::tipo_documento, $1), $2, $3, $4, $5, $6, $7, $8, $9, $10) as exigido`,
        [
          JSON.stringify(tipo),
          r.tiporecurso,
          r.vehiculo,
          r.carroceria,
          r.tipo_vehiculo,
          r.transporta_peligrosas,
          r.transporta_alimentos,
          r.titularidad,
          r.extranjero,
          hoy,
        ],
      )
      expect(rows[0]?.exigido).toBe(tipoExigido(tipo, r, hoy))
    })
    await fc.assert(property, { numRuns: 500 })
  })

  test('on what a slot shows', async () => {
    const slot = fc.tuple(fc.option(presentada), fc.option(presentada))
    const property = fc.asyncProperty(slot, async ([ultima, vigente]) => {
      // An approved presentation is a presentation: the newest one is there too.
      const newest = ultima ?? vigente
      const { rows } = await client.query<{ estado: string }>(
        'select estado_casilla($1, $2, $3, $4, $5, $6) as estado',
        [
          newest?.estado,
          newest?.bloqueado,
          vigente && '21x1',
          vigente?.fecha_vencimiento,
          vigente?.bloqueado,
          hoy,
        ],
      )
      expect(rows[0]?.estado).toBe(estadoCasilla(newest ?? undefined, vigente ?? undefined, hoy))
    })
    await fc.assert(property, { numRuns: 500 })
  })
})

/** What was presented in a slot, oldest first. */
const presentaciones = fc
  .array(
    fc.record({
      estado: fc.constantFrom('aprobado', 'aprobado', 'en revision', 'rechazado', 'anulado'),
      bloqueado: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      fecha_vencimiento: fecha,
    }),
    { maxLength: 3 },
  )
  // At most one of a slot waits: a new presentation takes the place of the one that did.
  .map((all) =>
    all.filter(
      ({ estado }, i) =>
        estado !== 'en revision' || !all.slice(i + 1).some((later) => later.estado === 'en revision'),
    ),
  )

const tipo = fc
  .record({
    condiciones,
    sinCondiciones: often,
    obligatorio: often,
    critico: often,
    vigencia: fc.constantFrom('impresa', 'meses', 'mensual', 'sin vencimiento'),
    presentaciones,
  })
  .map(({ condiciones: { docrectipo_recurso, ...rest }, sinCondiciones, ...tipo }) => ({
    ...tipo,
    docrectipo_recurso,
    ...(sinCondiciones ? unconditional : rest),
  }))

const unconditional = {
  vigente_desde: null,
  vigente_hasta: null,
  aplica_vehiculos: null,
  aplica_carrocerias: null,
  aplica_tipo_vehiculo: null,
  aplica_peligrosas: false,
  aplica_alimentos: false,
  aplica_titularidades: null,
  aplica_extranjeros: false,
} satisfies Omit<Condiciones, 'docrectipo_recurso'>

const estadoRecurso = fc.constantFrom('ACTIVO', 'ACTIVO', 'BAJA', 'BLOQUEADO')

const mundo = fc.record({
  tipos: fc.array(tipo, { minLength: 1, maxLength: 8 }),
  chofer: fc.record({
    estado: estadoRecurso,
    transporta_peligrosas: fc.boolean(),
    transporta_alimentos: fc.boolean(),
    nacionalidad: fc.constantFrom('Argentina', 'Chilena'),
  }),
  dominio: fc.record({
    estado: estadoRecurso,
    vehiculo: fc.constantFrom('Tractor', 'Semirremolque'),
    carroceria: fc.option(fc.constantFrom('Cisterna', 'Sider')),
    tipo_vehiculo: fc.constantFrom('MOTRIZ', 'ARRASTRE'),
    transporta_peligrosas: fc.boolean(),
    transporta_alimentos: fc.boolean(),
    titularidad: fc.constantFrom('PROPIO', 'LEASING', 'TERCERO'),
  }),
})
type Mundo = typeof mundo extends fc.Arbitrary<infer Value> ? Value : never
type Tipo = Mundo['tipos'][number]

test('lists show of every slot and resource what the rules decide of it', async () => {
  const property = fc.asyncProperty(mundo, async (given) => {
    await client.query('begin')
    try {
      const { ids, tipoIds } = await insertMundo(given)
      const seen = await readViews(ids.transporte)
      for (const clase of ['transporte', 'chofer', 'dominio'] as const) {
        const expected = expectedOf(clase, given, tipoIds)
        expect(seen.casillas.filter(({ recursoid }) => recursoid === ids[clase]).map(slotOf)).toEqual(
          expected.casillas,
        )
        expect(seen.recursos.find(({ recursoid }) => recursoid === ids[clase])?.aptitud).toBe(
          expected.aptitud,
        )
        if (clase === 'chofer') expect(seen.chofer).toEqual(expected.resumen)
      }
    } finally {
      await client.query('rollback')
    }
  })
  await fc.assert(property, { numRuns: 150 })
})

type Clase = 'transporte' | 'chofer' | 'dominio'

async function insertMundo({ tipos, chofer, dominio }: Mundo) {
  const one = async (text: string, values: unknown[]) => {
    const { rows } = await client.query<{ id: string }>(text, values)
    return String(rows[0]?.id)
  }
  const cuenta_id = await one(
    `insert into cuenta (accountname, tipo_documento, cuit, estado, email)
     values ('Transportes', 'Extranjero', '1', 1, 'a@transporte.example') returning cuenta_id as id`,
    [],
  )
  const contactid = await one(
    `insert into contacto (cuenta_id, firstname, lastname, email)
     values ($1, 'Ana', 'Prueba', 'a@transporte.example') returning contactid as id`,
    [cuenta_id],
  )
  const choferid = await one(
    `insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, estado_cuenta, transporta_peligrosas,
                         transporta_alimentos, nacionalidad)
     values ($1, 'Ana', 'Prueba', 'DNI', '1', $2, $3, $4, $5) returning choferid as id`,
    [
      cuenta_id,
      chofer.estado,
      chofer.transporta_peligrosas,
      chofer.transporta_alimentos,
      chofer.nacionalidad,
    ],
  )
  const dominioid = await one(
    `insert into dominio (cuenta_id, dominio, estado_dominio, vehiculo, carroceria, tipo_vehiculo, transporta_peligrosas,
                          transporta_alimentos, titularidad)
     values ($1, 'ZZ000ZZ', $2, $3, $4, $5, $6, $7, $8) returning dominioid as id`,
    [
      cuenta_id,
      dominio.estado,
      dominio.vehiculo,
      dominio.carroceria,
      dominio.tipo_vehiculo,
      dominio.transporta_peligrosas,
      dominio.transporta_alimentos,
      dominio.titularidad,
    ],
  )
  const ids = { transporte: cuenta_id, chofer: choferid, dominio: dominioid }
  const tipoIds: string[] = []
  for (const [orden, tipo] of tipos.entries()) {
    const { presentaciones, ...row } = tipo
    const tipodocumentoid = await one(
      `insert into tipo_documento (clave, nombre, origen, orden, meses, docrectipo_recurso, obligatorio, critico, vigencia,
         vigente_desde, vigente_hasta, aplica_vehiculos, aplica_carrocerias, aplica_tipo_vehiculo, aplica_peligrosas,
         aplica_alimentos, aplica_titularidades, aplica_extranjeros)
       select $2, $2, 'legal', $3, case t.vigencia when 'meses' then 12 end, t.docrectipo_recurso, t.obligatorio, t.critico,
         t.vigencia, t.vigente_desde, t.vigente_hasta, t.aplica_vehiculos, t.aplica_carrocerias, t.aplica_tipo_vehiculo,
         t.aplica_peligrosas, t.aplica_alimentos, t.aplica_titularidades, t.aplica_extranjeros
       from jsonb_populate_record(null::tipo_documento, $1) t returning tipodocumentoid as id`,
      [JSON.stringify(row), `tipo-${orden}`, orden],
    )
    tipoIds.push(tipodocumentoid)
    for (const [minute, { estado, bloqueado, fecha_vencimiento }] of presentaciones.entries())
      await client.query(
        `insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, bloqueado, fecha_vencimiento, presentado_por,
                                presentado, decidido)
         values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8), case when $9 then now() end)`,
        [
          cuenta_id,
          ids[claseOf(tipo)],
          tipodocumentoid,
          estado,
          bloqueado,
          fecha_vencimiento,
          contactid,
          minute,
          estado === 'aprobado' || estado === 'rechazado',
        ],
      )
  }
  return { ids, tipoIds }
}

interface SlotRow {
  recursoid: string
  tipodocumentoid: string
  exigible: boolean
  estado: string
  renovacion: boolean
}

async function readViews(cuenta_id: string) {
  const rowsOf = async <Row extends pg.QueryResultRow>(text: string) =>
    (await client.query<Row>(text, [cuenta_id])).rows
  const casillas = await rowsOf<SlotRow>(
    `select recursoid, tipodocumentoid, exigible, estado, renovacion from casilla where cuenta_id = $1 order by orden`,
  )
  const recursos = await rowsOf<{ recursoid: string; aptitud: string }>(
    'select recursoid, aptitud from recurso_con_aptitud where cuenta_id = $1',
  )
  const [chofer] = await rowsOf(
    `select aptitud, faltantes, proximo_vencimiento from chofer_con_aptitud where cuenta_id = $1`,
  )
  return { casillas, recursos, chofer }
}

const slotOf = ({ tipodocumentoid, exigible, estado, renovacion }: SlotRow) => ({
  tipodocumentoid,
  exigible,
  estado,
  renovacion,
})

const claseOf = (tipo: Tipo) => tipo.docrectipo_recurso.split(' ')[0] as Clase // 'chofer dado de baja' is of a chofer

function expectedOf(clase: Clase, { tipos, chofer, dominio }: Mundo, tipoIds: readonly string[]) {
  const recursos: Record<Clase, { estado: string; atributos: Atributos }> = {
    transporte: { estado: 'ACTIVO', atributos: { ...nothing, tiporecurso: 'transporte' } },
    chofer: {
      estado: chofer.estado,
      atributos: {
        ...nothing,
        ...chofer,
        tiporecurso: chofer.estado === 'BAJA' ? 'chofer dado de baja' : 'chofer',
        extranjero: chofer.nacionalidad !== 'Argentina',
      },
    },
    dominio: {
      estado: dominio.estado,
      // Nothing is asked of one on leave.
      atributos: { ...nothing, ...dominio, tiporecurso: dominio.estado === 'BAJA' ? '' : 'dominio' },
    },
  }
  const { estado, atributos } = recursos[clase]
  const casillas = tipos.flatMap((tipo, index) => {
    if (claseOf(tipo) !== clase) return []
    const presentadas = tipo.presentaciones.filter(isPresentada)
    const ultima = presentadas.at(-1)
    const vigente = presentadas.findLast((each) => each.estado === 'aprobado')
    const exigible = tipoExigido(tipo, atributos, hoy)
    if (!exigible && !ultima) return []
    return {
      tipodocumentoid: tipoIds[index],
      exigible,
      estado: estadoCasilla(ultima, vigente, hoy),
      renovacion: ultima?.estado === 'en revision' && vigente !== undefined,
      critico: tipo.critico,
      obligatorio: tipo.obligatorio,
      vigencia: tipo.vigencia,
      fecha_vencimiento: vigente?.fecha_vencimiento ?? null,
    }
  })
  const exigidas = casillas.filter(({ exigible }) => exigible)
  const fechas = exigidas.flatMap(({ estado, fecha_vencimiento }) =>
    estado === 'activo' && fecha_vencimiento !== null ? [fecha_vencimiento] : [],
  )
  const fitness = aptitud(exigidas, estado, hoy)
  return {
    casillas: casillas.map(({ tipodocumentoid, exigible, estado, renovacion }) => ({
      tipodocumentoid,
      exigible,
      estado,
      renovacion,
    })),
    aptitud: fitness,
    resumen: {
      aptitud: fitness,
      faltantes: exigidas.filter(({ obligatorio, estado }) => obligatorio && estado === 'pendiente').length,
      proximo_vencimiento: fechas.sort()[0] ?? null,
    },
  }
}

type Presentacion = Tipo['presentaciones'][number]
const isPresentada = (each: Presentacion): each is Presentacion & Presentada => each.estado !== 'anulado'

const nothing: Atributos = {
  tiporecurso: '',
  vehiculo: null,
  carroceria: null,
  tipo_vehiculo: null,
  transporta_peligrosas: false,
  transporta_alimentos: false,
  titularidad: null,
  extranjero: false,
}
