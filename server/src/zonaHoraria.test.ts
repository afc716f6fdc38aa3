import { aniosEntre, diaEnBuenosAires, sumarDias, sumarMeses } from '@portal/contract/calendario.ts'
import { finDelPeriodo, vencimientoDe } from '@portal/contract/vigencia.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepVencidos } from './jobs/vencimientos.ts'
import { proximaVez } from './rules/horario.ts'
import { startApp, type TestApp } from './testing/app.ts'
import { asRole } from './testing/asRole.ts'
import { freshDatabase } from './testing/freshDatabase.ts'
import { signedIn } from './testing/people.ts'

/** A day is a day in Buenos Aires, wherever the server and its database think they are. */

/** The first and the last place to see a day, one with half an hour, and one that changes its clocks; minutes behind UTC in November. */
const zones: [string, number][] = [
  ['Pacific/Kiritimati', -840],
  ['Etc/GMT+12', 720],
  ['Asia/Kolkata', -330],
  ['Pacific/Auckland', -780],
]

const validForAMonth = (fecha_emision: string) =>
  vencimientoDe(
    { vigencia: 'meses', meses: 1, dia_exigible: 15 },
    { fecha_emision, fecha_vencimiento: null, periodo: null },
  )

describe.each(zones)('in a server at %s', (zone, minutesBehind) => {
  const before = process.env['TZ']
  let app: TestApp
  beforeAll(async () => {
    process.env['TZ'] = zone
    app = await startApp()
  })
  afterAll(async () => {
    await app.stop()
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  test('the clock is that of the place', () => {
    expect(new Date('2026-11-21T03:00:00Z').getTimezoneOffset()).toBe(minutesBehind)
  })

  test.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2027-01-01T02:59:59Z', '2026-12-31'],
    ['2028-02-29T02:59:59Z', '2028-02-28'],
    ['2028-02-29T03:00:00Z', '2028-02-29'],
    ['2028-03-01T02:59:59Z', '2028-02-29'],
    ['2028-03-01T03:00:00Z', '2028-03-01'],
  ])('at %s it is %s', (instant, day) => expect(diaEnBuenosAires(new Date(instant))).toBe(day))

  test.each<[string, () => string | null, string]>([
    ['a month after 31 January of a leap year', () => sumarMeses('2028-01-31', 1), '2028-02-29'],
    ['a month after 31 January of another', () => sumarMeses('2027-01-31', 1), '2027-02-28'],
    ['a year after 29 February', () => sumarMeses('2028-02-29', 12), '2029-02-28'],
    ['four years after 29 February', () => sumarMeses('2028-02-29', 48), '2032-02-29'],
    ['three months after 30 November', () => sumarMeses('2026-11-30', 3), '2027-02-28'],
    ['two months after 31 December', () => sumarMeses('2026-12-31', 2), '2027-02-28'],
    ['a day after 28 February', () => sumarDias('2028-02-28', 1), '2028-02-29'],
    ['a day after 29 February', () => sumarDias('2028-02-29', 1), '2028-03-01'],
    ['a day after the clocks go forward in Auckland', () => sumarDias('2026-09-27', 1), '2026-09-28'],
    ['a day after they go back', () => sumarDias('2027-04-04', 1), '2027-04-05'],
    ['the end of a period that reaches into January', () => finDelPeriodo('2027-12', 1), '2028-01-31'],
    ['the end of a period that reaches into February', () => finDelPeriodo('2028-01', 1), '2028-02-29'],
    ['the end of what is valid for a month', () => validForAMonth('2028-01-31'), '2028-02-29'],
  ])('%s', (_, day, expected) => expect(day()).toBe(expected))

  test('ages are counted by the calendar', () => {
    expect(aniosEntre('2008-02-29', '2026-02-28')).toBe(17)
    expect(aniosEntre('2008-02-29', '2026-03-01')).toBe(18)
  })

  test('jobs run at the same instant', () => {
    expect(proximaVez({ hora: 3, minuto: 5 }, new Date('2026-09-26T12:00:00Z')).toISOString()).toBe(
      '2026-09-27T03:05:00.000Z',
    )
  })

  test('a document is valid through its date, and its dates come back as they went', async () => {
    const hoy = diaEnBuenosAires(new Date())
    const carrier = await signedIn(app)
    const cuenta_id = carrier.cuentaId
    const { choferid } = await app.make.chofer({ cuenta_id, fecha_nacimiento: '1988-02-29' })
    const { tipodocumentoid } = await app.make.tipo()
    const present = async (fecha_vencimiento: string) => {
      const { archivoid } = await app.make.archivo({ cuenta_id })
      const { records } = await carrier.call('SaveDocumentoRecurso', {
        values: {
          recursoid: choferid,
          tipodocumentoid,
          archivos: [archivoid],
          fecha_emision: '2024-02-29',
          fecha_vencimiento,
        },
      })
      return records[0]
    }

    expect(await present(hoy)).toMatchObject({ fecha_emision: '2024-02-29', fecha_vencimiento: hoy })
    await expect(present(sumarDias(hoy, -1))).rejects.toMatchObject({
      body: { fields: { fecha_vencimiento: expect.stringContaining('El documento venció el') as string } },
    })
    expect((await carrier.call('DetailChofer', { choferid })).records[0]?.fecha_nacimiento).toBe('1988-02-29')

    const approved = async (fecha_vencimiento: string) => {
      const other = await app.make.chofer({ cuenta_id })
      const values = { cuenta_id, recursoid: other.choferid, tipodocumentoid }
      await app.make.documento({ ...values, estado: 'aprobado', fecha_vencimiento })
      const { records } = await carrier.call('DetailChofer', { choferid: other.choferid })
      return records[0]?.casillas.find((casilla) => casilla.tipodocumentoid === tipodocumentoid)?.estado
    }
    expect(await approved(hoy)).toBe('activo')
    expect(await approved(sumarDias(hoy, -1))).toBe('vencido')
    expect(await sweepVencidos(app.owner)).toMatchObject({ hechos: 1 })
  })
})

test.each(zones)('a database whose time zone is %s says the same day', async (zone) => {
  const database = await freshDatabase()
  try {
    await asRole(database.ownerUrl, 'portal_app', {}, async (client) => {
      await client.query(`set local timezone = '${zone}'`)
      const { rows } = await client.query<{ hoy: string; leida: string; zone: string }>(
        `select hoy(), fecha_es('2028-02-29') as leida, current_setting('timezone') as zone`,
      )
      expect(rows).toEqual([{ hoy: diaEnBuenosAires(new Date()), leida: '29/02/2028', zone }])
    })
  } finally {
    await database.drop()
  }
})
