import { Refusal } from '@portal/contract'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { asRole } from '../../../testing/asRole.ts'
import { signedIn, signedInOperador, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let ana: Carrier
let loteid: string

beforeAll(async () => {
  app = await startApp()
}, 60_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signedIn(app)
  const { records } = await ana.call('RevisarLote', {
    tipo: 'choferes',
    archivo: { nombre: 'personal.xlsx', huella: '', hoja: '' },
    columnas: [
      { titulo: 'Nombre', campo: 'apellido_y_nombre' },
      { titulo: 'DNI', campo: 'documento' },
    ],
    filas: [{ fila: 2, celdas: ['Paz, Ana', '99000777'] }],
    completa: true,
  })
  loteid = records[0]?.loteid ?? ''
})

const codeOf = async (asked: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Refusal ? error.body.code : error
}

const stateOf = () =>
  app.owner
    .selectFrom('lote')
    .innerJoin('lote_fila', 'lote_fila.loteid', 'lote.loteid')
    .select(['lote.estado', 'lote.columnas', 'lote_fila.celdas', 'lote_fila.decision', 'lote_fila.hecho'])
    .where('lote.loteid', '=', loteid)
    .execute()

test('another account’s lote is read, mended, imported, stopped and undone by nobody else, and stays as it was', async () => {
  const before = await stateOf()
  const other = await signedIn(app)
  const operador = await signedInOperador(app)
  const asOther = { cuentaid: other.cuentaId, loteid }
  const filas = [{ fila: 2, celdas: ['Otra, Persona', '1'] }]
  const codes = await Promise.all(
    [
      () => other.call('DetailLote', { loteid }),
      () => other.call('RevisarLote', { loteid, filas }),
      () => other.call('ImportarLote', { loteid }),
      () => other.call('CancelarLote', { loteid }),
      () => other.call('DeshacerLote', { loteid }),
      () => operador.call('DetailLoteCuenta', asOther),
      () => operador.call('RevisarLotePorCuenta', { ...asOther, filas }),
      () => operador.call('ImportarLotePorCuenta', asOther),
      () => operador.call('CancelarLotePorCuenta', asOther),
      () => operador.call('DeshacerLotePorCuenta', asOther),
    ].map((ask) => codeOf(ask())),
  )
  expect(codes).toEqual(codes.map(() => 'RECORD_NOT_FOUND'))
  expect((await other.call('ListLotes', {})).total).toBe(0)
  expect(await stateOf()).toEqual(before)
})

test('an account that may not write rehearses and imports nothing, and neither does somebody of the provider for it', async () => {
  const suspended = await signedIn(app, { estado: 4 })
  const operador = await signedInOperador(app)
  expect(await codeOf(suspended.call('ImportarLote', { loteid }))).toBe(1507)
  await app.owner
    .updateTable('cuenta')
    .set({ estado: 4, estado_motivo: 'Prueba' })
    .where('cuenta_id', '=', ana.cuentaId)
    .execute()
  await codeOf(operador.call('ImportarLotePorCuenta', { cuentaid: ana.cuentaId, loteid }))
  await expect
    .poll(() =>
      app.owner.selectFrom('chofer').select('choferid').where('cuenta_id', '=', ana.cuentaId).execute(),
    )
    .toEqual([])
})

test('the turn of a job is no key that the role of carriers can make, find or guess', async () => {
  const hash = createHash('sha256').update(randomBytes(16)).digest()
  const tries = [
    ['select abrir_lote($1)', [hash]],
    ['select * from privado.turno_de_lote', []],
    [`insert into privado.turno_de_lote values ($1, '${loteid}', now() + interval '1 minute')`, [hash]],
    ['update privado.turno_de_lote set con_lugar = pg_current_xact_id()', []],
  ] as const
  const found = await Promise.all(
    tries.map(([text, values]) =>
      asRole(app.ownerUrl, 'portal_app', {}, (client) => client.query(text, [...values])).then(
        () => 'opened',
        (error: unknown) => (error as { code?: string }).code,
      ),
    ),
  )
  expect(found).toEqual(['P1501', '42501', '42501', '42501'])
})
