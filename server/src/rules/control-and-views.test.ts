import { controles, estadosDeControl } from '@portal/contract/reglaDeControl.ts'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, prepared } from '../testing/connectClient.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { howMany } from '../testing/howMany.ts'
import { controlHoy, diasEnRuta, exceptuaElMes, pruebaDe, trasCierre, type Papel } from './oracle/control.ts'

/** Whoever counts in a month, and how each control of theirs stands: the database and the rule are asked the same. */

let database: FreshDatabase
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  client = await connectClient(database.ownerUrl)
  await client.query('delete from tipo_documento')
  await client.query('update control set activo = true, desde = null')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const mes = '2026-10'
const dia = fc.constantFrom(
  '2026-08-15',
  '2026-09-30',
  '2026-10-01',
  '2026-10-02',
  '2026-10-14',
  '2026-10-15',
  '2026-10-30',
  '2026-10-31',
  '2026-11-01',
  '2026-11-20',
)
const maybe = fc.option(dia, { freq: 2 })
const often = fc.integer({ min: 0, max: 4 }).map((n) => n > 0)
const span = fc
  .tuple(dia, dia)
  .map(([one, other]) => (one <= other ? [one, other] : [other, one]) as [string, string])

const papel = fc.record({
  estado: fc.constantFrom('aprobado', 'aprobado', 'en revision', 'rechazado'),
  bloqueado: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  periodo: fc.constantFrom('2026-09', mes, mes, '2026-11'),
  fecha_emision: maybe,
  fecha_vencimiento: maybe,
  presentado: dia,
})
const tipo = fc.record({
  control: fc.constantFrom(...controles),
  vigencia: fc.constantFrom('impresa', 'mensual', 'sin vencimiento'),
  vigente_desde: fc.option(dia, { freq: 1 }),
  soloPeligrosas: often.map((all) => !all),
  pedido: often,
  papeles: fc
    .uniqueArray(papel, { maxLength: 4, selector: ({ presentado }) => presentado })
    .map((all) => all.toSorted((a, b) => (a.presentado < b.presentado ? -1 : 1)))
    // At most one of a month waits.
    .map((all) =>
      all.filter(
        ({ estado, periodo }, i) =>
          estado !== 'en revision' ||
          !all.slice(i + 1).some((later) => later.estado === 'en revision' && later.periodo === periodo),
      ),
    ),
  excepcion: fc.option(span, { freq: 1 }),
})
const mundo = fc.record({
  chofer: fc.record({
    creado: dia,
    fecha_alta: maybe,
    fecha_baja: fc.option(dia, { freq: 1 }),
    peligrosas: fc.boolean(),
  }),
  tipos: fc.array(tipo, { minLength: 1, maxLength: 4 }),
  noCorresponde: fc.option(fc.constantFrom(...controles), { freq: 1 }),
  /** Each after the first complements what was closed before. */
  cierres: fc.array(
    fc.array(fc.tuple(fc.constantFrom(...controles), fc.constantFrom(...estadosDeControl)), { maxLength: 5 }),
    { maxLength: 3 },
  ),
})
type Mundo = typeof mundo extends fc.Arbitrary<infer Value> ? Value : never

interface Cell {
  control: string
  desde: string
  hasta: string
  estado: string
  papeles: string[]
}

test('the database and the rule tell the same of each control of each chofer in a month', async () => {
  let counted = 0
  const property = fc.asyncProperty(mundo, async (given) => {
    await client.query('begin')
    try {
      const { expected, cuenta } = await insert(given)
      const { rows } = await client.query<Cell>(
        prepared(`select control, desde, hasta, estado, papeles from control_de_mes($1, $2) order by orden`, [
          [cuenta],
          mes,
        ]),
      )
      counted += rows.length
      expect(rows).toEqual(expected)
    } finally {
      await client.query('rollback')
    }
  })
  await fc.assert(property, { numRuns: howMany(200, 2000) })
  expect(counted).toBeGreaterThan(100)
})

/** As rows, and what the rule says of them. */
async function insert({
  chofer,
  tipos,
  noCorresponde,
  cierres,
}: Mundo): Promise<{ cuenta: string; expected: Cell[] }> {
  const one = async (text: string, values: unknown[]) => {
    const { rows } = await client.query<{ id: string }>(prepared(text, values))
    return String(rows[0]?.id)
  }
  const cuenta = await one(
    `insert into cuenta (accountname, tipo_documento, cuit, estado, email)
     values ('Transportes', 'Extranjero', '1', 1, 'a@transporte.example') returning cuenta_id as id`,
    [],
  )
  const operador = await one(
    `insert into operador (email, nombre, rol) values ('ana@proveedor.example', 'Ana', 'administrador') returning operadorid as id`,
    [],
  )
  const contacto = await one(
    `insert into contacto (cuenta_id, firstname, lastname, email) values ($1, 'Ana', 'Prueba', 'a@transporte.example') returning contactid as id`,
    [cuenta],
  )
  // An alta after the baja is no chofer that the product lets anybody write.
  const alta =
    chofer.fecha_alta !== null && chofer.fecha_baja !== null && chofer.fecha_alta > chofer.fecha_baja
      ? null
      : chofer.fecha_alta
  const choferid = await one(
    `insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad, estado_cuenta, fecha_alta, fecha_baja, motivo_baja,
       transporta_peligrosas, createdtime)
     values ($1, 'Ana', 'Prueba', 'DNI', '1', 'Argentina', $2, $3, $4, $5, $6, $7::date + interval '15 hours') returning choferid as id`,
    [
      cuenta,
      chofer.fecha_baja === null ? 'ACTIVO' : 'BAJA',
      alta,
      chofer.fecha_baja,
      chofer.fecha_baja === null ? null : 'Renunció',
      chofer.peligrosas,
      chofer.creado,
    ],
  )
  const dias = diasEnRuta({ creado: chofer.creado, fecha_alta: alta, fecha_baja: chofer.fecha_baja }, mes)

  const said: (ReturnType<typeof pruebaDe> & { exceptuada: boolean; control: string })[] = []
  for (const [orden, each] of tipos.entries()) {
    const id = await one(
      `insert into tipo_documento (nombre, docrectipo_recurso, vigencia, origen, orden, control, vigente_desde, aplica_peligrosas, alcance)
       values ($1, 'chofer', $2, 'legal', $3, $4, $5, $6, $7) returning tipodocumentoid as id`,
      [
        `tipo-${orden}`,
        each.vigencia,
        orden,
        each.control,
        each.vigente_desde,
        each.soloPeligrosas,
        each.pedido ? 'general' : 'por operación',
      ],
    )
    const papeles: Papel[] = []
    for (const papel of each.papeles) {
      const documentoid = await one(
        `insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, bloqueado, fecha_vencimiento, fecha_emision, periodo, presentado_por, presentado, decidido)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date + interval '15 hours', case when $4 <> 'en revision' then now() end) returning documentoid as id`,
        [
          cuenta,
          choferid,
          id,
          papel.estado,
          papel.bloqueado,
          papel.fecha_vencimiento,
          papel.fecha_emision,
          papel.periodo,
          contacto,
          papel.presentado,
        ],
      )
      papeles.push({ ...papel, documentoid })
    }
    if (each.excepcion)
      await client.query(
        prepared(
          `insert into excepcion (cuenta_id, recursoid, tipodocumentoid, desde, hasta, motivo, dada_por) values ($1, $2, $3, $4, $5, 'En trámite', $6)`,
          [cuenta, choferid, id, ...each.excepcion, operador],
        ),
      )
    if (!dias || !each.pedido || (each.soloPeligrosas && !chofer.peligrosas)) continue
    if (each.vigente_desde !== null && each.vigente_desde > dias.hasta) continue
    const prueba = pruebaDe(each.vigencia, papeles, dias, mes)
    const [desde, hasta] = each.excepcion ?? []
    const exceptuada =
      desde !== undefined && hasta !== undefined && exceptuaElMes({ desde, hasta }, dias, mes)
    said.push({ ...prueba, exceptuada, control: each.control })
  }
  if (noCorresponde !== null)
    await client.query(
      prepared(
        `insert into no_corresponde (cuenta_id, recursoid, control, desde, motivo, estado, dicho_por) values ($1, $2, $3, '2026-01', 'Es socio', 'aceptado', $4)`,
        [cuenta, choferid, noCorresponde, operador],
      ),
    )
  const frozen = new Map<string, (typeof estadosDeControl)[number]>()
  for (const [n, lines] of cierres.entries()) {
    const cierreid = await one(
      `insert into cierre (cuenta_id, mes, complementario, cerrado_por, quien, transporte, proveedor, controles, choferes, completos, faltan, huella)
       values ($1, $2, $3, $4, 'Ana', '{}', 'Acopio', '[]', 1, 0, 0, repeat('0', 64)) returning cierreid as id`,
      [cuenta, mes, n > 0, operador],
    )
    for (const [control, estado] of new Map(lines)) {
      frozen.set(control, estado)
      await client.query(
        prepared(
          `insert into cierre_fila (cierreid, cuenta_id, recursoid, control, estado, nombre, desde, hasta, papeles)
         values ($1, $2, $3, $4, $5, 'Prueba, Ana', '2026-10-01', '2026-10-31', '[{"documentoid": "21x0"}]')`,
          [cierreid, cuenta, choferid, control, estado],
        ),
      )
    }
  }
  const expected = controles.flatMap((control): Cell[] => {
    const congelado = frozen.get(control) ?? null
    if (!dias)
      return congelado === null
        ? []
        : [
            {
              control,
              desde: '2026-10-01',
              hasta: '2026-10-31',
              estado: congelado,
              papeles: congelado === 'cumplido' || congelado === 'tardio' ? ['21x0'] : [],
            },
          ]
    const own = said.filter((each) => each.control === control)
    const bloqueado = own.some((each) => each.bloqueado)
    const estado = trasCierre(controlHoy(own, noCorresponde === control), {
      bloqueado,
      cerrado: cierres.length > 0,
      congelado,
    })
    const asClosed = estado === congelado && (congelado === 'cumplido' || congelado === 'tardio')
    return [
      { control, ...dias, estado, papeles: asClosed ? ['21x0'] : own.flatMap(({ papeles }) => papeles) },
    ]
  })
  return { cuenta, expected }
}
