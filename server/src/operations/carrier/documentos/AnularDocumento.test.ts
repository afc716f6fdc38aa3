import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

const nextMonth = sumarDias(hoyEnBuenosAires(), 30)

/** A carrier's person, and what it may do with one slot of one chofer. */
async function slotOf(estado: EstadoCuenta = estadoCuenta.habilitado) {
  const carrier = await signedIn(app, { estado })
  const cuenta_id = carrier.cuentaId
  const { choferid } = await app.make.chofer({ cuenta_id, nombre: 'Ana', apellido: 'Ríos' })
  const { tipodocumentoid } = await app.make.tipo({ nombre: 'Carnet' })
  return {
    carrier,
    choferid,
    present: async () => {
      const { archivoid } = await app.make.archivo({ cuenta_id })
      const { records } = await carrier.call('SaveDocumentoRecurso', {
        values: {
          recursoid: choferid,
          tipodocumentoid,
          archivos: [archivoid],
          fecha_vencimiento: nextMonth,
        },
      })
      return records[0]?.documentoid ?? ''
    },
    decide: (documentoid: string, decision: 'aprobar' | 'rechazar' | 'bloquear' | 'desbloquear') =>
      revisor.call('DecidirDocumento', { documentoid, decision, motivo: 'Ilegible' }),
    estado: async () =>
      (await carrier.call('DetailChofer', { choferid })).records[0]?.casillas.find(
        (casilla) => casilla.tipodocumentoid === tipodocumentoid,
      )?.estado,
  }
}

describe('withdrawing a document in review', () => {
  test('leaves its slot as it was: pendiente, rechazado or activo', async () => {
    const { carrier, present, decide, estado } = await slotOf()
    const withdraw = async () => {
      const documentoid = await present()
      const { records } = await carrier.call('AnularDocumento', { documentoid })
      expect(records[0]).toMatchObject({ documentoid, estado: 'anulado' })
    }

    await withdraw()
    expect(await estado()).toBe('pendiente')
    await decide(await present(), 'rechazar')
    await withdraw()
    expect(await estado()).toBe('rechazado')
    await decide(await present(), 'aprobar')
    await withdraw()
    expect(await estado()).toBe('activo')
  })

  test('is open to a suspended account, as presenting is', async () => {
    const { carrier, present, estado } = await slotOf(estadoCuenta.suspendido)
    await carrier.call('AnularDocumento', { documentoid: await present() })
    expect(await estado()).toBe('pendiente')
  })

  test.each([
    ['was decided', 'aprobar', { code: 1510, fields: { documentoid: expect.any(String) as string } }],
    ['the provider blocked', 'bloquear', { code: 1517 }],
  ] as const)('is refused once it %s', async (_, decision, body) => {
    const { carrier, present, decide } = await slotOf()
    const documentoid = await present()
    await decide(documentoid, decision)
    await expect(carrier.call('AnularDocumento', { documentoid })).rejects.toMatchObject({ body })
  })

  test('is refused a second time, with an old version, and for a blocked resource', async () => {
    const { carrier, choferid, present } = await slotOf()
    const documentoid = await present()
    await expect(carrier.call('AnularDocumento', { documentoid, version: 7 })).rejects.toMatchObject({
      body: { code: 1520 },
    })
    await carrier.call('AnularDocumento', { documentoid, version: 1 })
    await expect(carrier.call('AnularDocumento', { documentoid })).rejects.toMatchObject({
      body: { code: 1510 },
    })

    const waiting = await present()
    await app.owner
      .updateTable('chofer')
      .set({ estado_cuenta: 'BLOQUEADO' })
      .where('choferid', '=', choferid)
      .execute()
    await expect(carrier.call('AnularDocumento', { documentoid: waiting })).rejects.toMatchObject({
      body: { code: 1517 },
    })
  })

  test('and deciding it at once end in one of both', async () => {
    const { carrier, present, decide, estado } = await slotOf()
    const documentoid = await present()

    const [withdrawn, decided] = await Promise.allSettled([
      carrier.call('AnularDocumento', { documentoid }),
      decide(documentoid, 'aprobar'),
    ])

    expect([withdrawn.status, decided.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(await estado()).toBe(withdrawn.status === 'fulfilled' ? 'pendiente' : 'activo')
  })
})

test('the history tells every step of a document and of its chofer, and who took it', async () => {
  const { carrier, choferid, present, decide } = await slotOf()
  const withdrawn = await present()
  await carrier.call('AnularDocumento', { documentoid: withdrawn })
  await present()
  const rejected = await present()
  await decide(rejected, 'rechazar')
  const approved = await present()
  await decide(approved, 'aprobar')
  await decide(approved, 'bloquear')
  await decide(approved, 'desbloquear')
  await carrier.call('SaveChofer', {
    choferid,
    values: { estado_cuenta: 'BAJA', fecha_baja: '2026-01-31', motivo_baja: 'Renuncia' },
  })
  await carrier.call('SaveChofer', { choferid, values: { estado_cuenta: 'ACTIVO' } })
  await app.confirmDecisions()

  const { records } = await carrier.call('ListRecDocHistorial', { filter: { recursoid: choferid } })

  const person = await app.owner
    .selectFrom('contacto')
    .select(['firstname', 'lastname'])
    .where('contactid', '=', carrier.contactid)
    .executeTakeFirstOrThrow()
  const { nombre } = await app.owner
    .selectFrom('operador')
    .select('nombre')
    .where('operadorid', '=', revisor.operadorid)
    .executeTakeFirstOrThrow()
  const [they, we] = [`${person.firstname} ${person.lastname}`, nombre]
  expect(
    records.map(({ docrechistorial_estado, actor_nombre, nota }) => [
      docrechistorial_estado,
      actor_nombre,
      nota,
    ]),
  ).toEqual([
    ['en revision', they, null],
    ['anulado', they, null],
    ['en revision', they, null],
    ['anulado', they, 'Reemplazado por una nueva presentación'],
    ['en revision', they, null],
    ['rechazado', we, 'Ilegible'],
    ['en revision', they, null],
    ['aprobado', we, null],
    ['bloqueado', we, 'Ilegible'],
    ['desbloqueado', we, 'Ilegible'],
    ['baja', they, 'Renuncia'],
    ['reactivado', they, null],
  ])
  expect(new Set(records.map((line) => `${line.nombre} ${line.choferid ?? ''}`))).toEqual(
    new Set([`Ríos, Ana ${choferid}`]),
  )
})
