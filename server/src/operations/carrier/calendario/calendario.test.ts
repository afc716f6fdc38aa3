import { sumarDias, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Refusal } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asRole } from '../../../testing/asRole.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador } from '../../../testing/people.ts'

/** The calendar that each person has; what stands in it is in http/ical. */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const todo = { solo_critico: false, choferes_y_dominios: true, transporte: true }

test('there is none at first, and its card says what would be in it', async () => {
  const ana = await signedIn(app)
  await app.make.chofer({ cuenta_id: ana.cuentaId })
  const [before] = (await ana.call('DetailCalendario', {})).records
  expect(before).toMatchObject({
    activo: false,
    direccion: null,
    renovado: null,
    ultimo_uso: null,
    ...todo,
    proximos: [],
    choferes: 1,
    dominios: 0,
  })
  expect(before?.tipos_de_transporte).toHaveLength(3)
  const operador = await signedInOperador(app)
  expect((await operador.call('DetailCalendario', {})).records).toMatchObject([
    { activo: false, choferes: null, dominios: null },
  ])
})

test('its address is answered once and only a hash of it is kept', async () => {
  const ana = await signedIn(app)
  const [made] = (await ana.call('CrearCalendario', { values: { solo_critico: true } })).records
  const direccion = made?.direccion ?? ''
  expect(direccion).toMatch(/^http:\/\/portal\.test\/ical\/cal_c[0-9A-Za-z]{4}_[0-9A-Za-z]{43}\.ics$/)
  const secret = direccion.slice(-47, -4)
  const { rows } = await sql<{ all: string }>`
    select string_agg(x, ' ') as all from (
      select to_jsonb(c)::text from calendario c union all select to_jsonb(a)::text from auditoria a
      union all select to_jsonb(k)::text from privado.clave_de_calendario k
      union all select to_jsonb(i)::text from idempotencia i) y (x)`.execute(app.owner)
  expect(rows[0]?.all).not.toContain(secret)

  const [told] = (await ana.call('DetailCalendario', {})).records
  expect(told).toMatchObject({ activo: true, solo_critico: true, ultimo_uso: null })
  expect(told?.direccion).toBe(direccion.replace(`_${secret}`, '…'))
  await app.http.inject(new URL(direccion).pathname)
  expect((await ana.call('DetailCalendario', {})).records[0]?.ultimo_uso).not.toBeNull()
})

test('its card shows the next three that are in it', async () => {
  const ana = await signedIn(app)
  const hoy = hoyEnBuenosAires()
  const { tipodocumentoid, nombre } = await app.make.tipo({ docrectipo_recurso: 'chofer' })
  for (const ends of [-2, 40, 10, 30, 20]) {
    const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId, apellido: `En ${String(ends)}` })
    await app.make.documento({
      cuenta_id: ana.cuentaId,
      recursoid: choferid,
      tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: sumarDias(hoy, ends),
    })
  }
  await ana.call('CrearCalendario', { values: todo })
  expect((await ana.call('DetailCalendario', {})).records[0]?.proximos).toEqual(
    [10, 20, 30].map((ends) => ({
      dia: sumarDias(hoy, ends),
      tipo: nombre,
      recurso: `En ${String(ends)}, Carlos`,
    })),
  )
})

test('nothing at all is refused beside its field', async () => {
  const ana = await signedIn(app)
  const values = { choferes_y_dominios: false, transporte: false }
  for (const operation of ['CrearCalendario', 'SaveCalendario'] as const) {
    const refusal: unknown = await ana.call(operation, { values }).catch((error: unknown) => error)
    expect(Object.keys((refusal as Refusal).body.fields ?? {})).toEqual(['transporte'])
  }
  expect((await ana.call('DetailCalendario', {})).records).toMatchObject([{ activo: false }])
})

test('each person has one, and nobody sees or ends another’s', async () => {
  const ana = await signedIn(app)
  const bruno = await signedIn(app, { cuentaId: ana.cuentaId, rol: 'colaborador' })
  const operador = await signedInOperador(app, { rol: 'administrador' })
  await ana.call('CrearCalendario', { values: { solo_critico: true } })
  expect((await bruno.call('DetailCalendario', {})).records).toMatchObject([{ activo: false }])
  expect((await operador.call('DetailCalendario', {})).records).toMatchObject([{ activo: false }])
  await bruno.call('RevocarCalendario', {})
  await operador.call('RevocarCalendario', {})
  await bruno.call('CrearCalendario', { values: todo })
  expect((await ana.call('DetailCalendario', {})).records).toMatchObject([
    { activo: true, solo_critico: true },
  ])
})

test('the database role of requests opens nobody’s, and reads and writes none but its person’s', async () => {
  const ana = await signedIn(app)
  const bruno = await signedIn(app, { cuentaId: ana.cuentaId })
  const operador = await signedInOperador(app)
  await ana.call('CrearCalendario', { values: todo })
  await bruno.call('CrearCalendario', { values: todo })
  await operador.call('CrearCalendario', { values: todo })
  const people = {
    portal_app: { cuenta: ana.cuentaId, sujeto: ana.contactid },
    portal_proveedor: { sujeto: operador.operadorid },
  }
  for (const role of ['portal_app', 'portal_proveedor'] as const) {
    const as = (statement: string, values: unknown[] = []) =>
      asRole(app.ownerUrl, role, people[role], (client) =>
        client.query<{ sujeto: string }>(statement, values),
      )
    expect((await as('select sujeto from calendario')).rows).toEqual([{ sujeto: people[role].sujeto }])
    expect((await as('update calendario set solo_critico = true')).rowCount).toBe(1)
    expect((await as('delete from calendario where sujeto = $1', [bruno.contactid])).rowCount).toBe(0)
    await expect(as('select * from privado.clave_de_calendario')).rejects.toMatchObject({ code: '42501' })
    await expect(as('select * from privado.calendario_de($1)', [Buffer.alloc(32)])).rejects.toMatchObject({
      code: '42501',
    })
    await expect(as('update calendario set sujeto = $1', [bruno.contactid])).rejects.toMatchObject({
      code: '42501',
    })
    // Another secret for one that is there already.
    await expect(as('select poner_clave_de_calendario($1)', [Buffer.alloc(32)])).rejects.toThrow(
      'no calendar of this transaction',
    )
    await expect(
      as(
        `insert into calendario (sujeto, prefijo, solo_critico, choferes_y_dominios, transporte) values ($1, 'cal_cAAAA', true, true, true)`,
        [bruno.contactid],
      ),
    ).rejects.toMatchObject({ code: expect.stringMatching(/42501|23505|23514/) as string })
  }
})
