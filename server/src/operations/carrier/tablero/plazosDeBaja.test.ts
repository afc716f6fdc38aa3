import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { plazoDeBaja } from '@portal/contract/plazoDeBaja.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

const hoy = hoyEnBuenosAires()
const en = (days: number) => sumarDias(hoy, days)

let app: TestApp
let carrier: Carrier
let administrador: Operador
let tipodocumentoid: string
beforeAll(async () => {
  app = await startApp()
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2020-01-01' }).execute()
  carrier = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  ;({ tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: 'chofer dado de baja',
    nombre: 'Certificado de trabajo',
    vigencia: 'sin vencimiento',
    plazo_dias: 30,
  }))
})
afterAll(() => app.stop())

const leaves = (apellido: string, fecha_baja: string, cuenta_id = carrier.cuentaId) =>
  app.make.chofer({ cuenta_id, apellido, estado_cuenta: 'BAJA', fecha_baja, motivo_baja: 'Renuncia' })

const plazos = async (whose = carrier) => {
  const { plazos: told } = await whose.call('Dashboard', {})
  return { ...told, records: told.records.map(({ nombre, plazo }) => [nombre.split(',')[0], plazo]) }
}

test('what is owed of who left is counted at home: in time by its day, then the late ones, the newest first', async () => {
  expect(await plazos()).toEqual({ records: [], total: 0 })

  await leaves('Tarde', en(-33))
  await leaves('Lejos', en(-2))
  await leaves('Cerca', en(-18))
  await leaves('Hoy', en(-30))
  await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido: 'Activo' })

  expect(await plazos()).toEqual({
    records: [
      ['Hoy', hoy],
      ['Cerca', en(12)],
      ['Lejos', en(28)],
    ],
    total: 4,
  })
})

test('what waits for the provider or is in force is owed no more, and what is rejected is again', async () => {
  const other = await signedIn(app)
  const { choferid } = await leaves('Ido', en(-33), other.cuentaId)
  const present = (estado: 'en revision' | 'rechazado' | 'aprobado') =>
    app.make.documento({ cuenta_id: other.cuentaId, recursoid: choferid, tipodocumentoid, estado })
  expect((await plazos(other)).total).toBe(1)

  await present('en revision')
  expect((await plazos(other)).total).toBe(0)
  await app.owner.deleteFrom('documento').where('recursoid', '=', choferid).execute()
  await present('rechazado')
  expect((await plazos(other)).records).toEqual([['Ido', en(-3)]])
  await present('aprobado')
  expect((await plazos(other)).total).toBe(0)
})

test('the database tells the same papers that slots do', async () => {
  const { rows } = await sql<{ plazos: unknown; casillas: unknown }>`
    select
      (select jsonb_agg(jsonb_build_array(recursoid, estado, documentoid) order by recursoid) from plazo_corriendo) as plazos,
      (select jsonb_agg(jsonb_build_array(c.recursoid, c.estado, c.documentoid) order by c.recursoid)
       from casilla c join tipo_documento t using (tipodocumentoid)
       where t.plazo_dias is not null and c.exigible and c.estado in ('pendiente', 'rechazado', 'vencido')) as casillas`.execute(
    app.owner,
  )
  expect(rows[0]?.plazos).toHaveLength(4)
  expect(rows[0]?.plazos).toEqual(rows[0]?.casillas)
})

test('the detail counts it for the carrier, and the provider sees the same', async () => {
  const { choferid } = await leaves('Detalle', en(-18))
  const [own] = (await carrier.call('DetailChofer', { choferid })).records
  const slot = own?.casillas.find((each) => each.tipodocumentoid === tipodocumentoid)
  expect(slot?.plazo).toBe(en(12))
  const [seen] = (
    await administrador.call('DetailRecursoCuenta', { cuentaid: carrier.cuentaId, recursoid: choferid })
  ).records
  expect(seen?.casillas.find((each) => each.tipodocumentoid === tipodocumentoid)?.plazo).toBe(en(12))

  await carrier.call('SaveChofer', { choferid, values: { estado_cuenta: 'ACTIVO' } })
  const [back] = (await carrier.call('DetailChofer', { choferid })).records
  expect(back?.casillas.some(({ plazo }) => plazo !== undefined)).toBe(false)
})

test('the database counts as the rule does', async () => {
  const days = [1, 30, 365, 3650]
  for (const plazo_dias of days)
    for (const fecha_baja of ['2026-01-31', '2028-02-15', hoy]) {
      const { rows } = await sql<{
        plazo: string
      }>`select plazo_de_baja(${fecha_baja}::date, ${plazo_dias}::smallint) as plazo`.execute(app.owner)
      expect(rows[0]?.plazo).toBe(plazoDeBaja({ fecha_baja, plazo_dias, estado: 'pendiente' }))
    }
})

test('only papers of who left count days, and as many as there are in ten years', async () => {
  const save = (values: object, id = tipodocumentoid) =>
    administrador.call('SaveTipoDocumento', { tipodocumentoid: id, values })
  for (const plazo_dias of [0, 3651])
    await expect(save({ plazo_dias })).rejects.toMatchObject({
      body: { code: 1510, fields: { plazo_dias: expect.any(String) as string } },
    })
  const licencia = await app.make.tipo({ nombre: 'Licencia de prueba' })
  await expect(save({ plazo_dias: 10 }, licencia.tipodocumentoid)).rejects.toMatchObject({
    body: { code: 1510, fields: { plazo_dias: 'Solo para documentos de choferes dados de baja' } },
  })
  await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { plazo_dias: null } })
  expect(await plazos()).toEqual({ records: [], total: 0 })
})
