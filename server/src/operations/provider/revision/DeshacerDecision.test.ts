import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Request } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmDecision, confirmForgotten } from '../../../jobs/decisiones.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { asRole } from '../../../testing/asRole.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
  carrier = await signedIn(app)
})
afterAll(() => app.stop())

const vencimiento = '2099-01-15'

interface Presented {
  documentoid: string
  recursoid: string
  tipodocumentoid: string
}

/** A presentation that waits, of a type and a chofer of its own. */
async function present(tipo: Parameters<TestApp['make']['tipo']>[0] = {}): Promise<Presented> {
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const { tipodocumentoid } = await app.make.tipo(tipo)
  return presentAgain({ recursoid: choferid, tipodocumentoid })
}

async function presentAgain(
  { recursoid, tipodocumentoid }: Omit<Presented, 'documentoid'>,
  values: Partial<Request<'SaveDocumentoRecurso'>['values']> = { fecha_vencimiento: vencimiento },
): Promise<Presented> {
  const { archivoid } = await app.make.archivo({ cuenta_id: carrier.cuentaId })
  const { records } = await carrier.call('SaveDocumentoRecurso', {
    values: { recursoid, tipodocumentoid, archivos: [archivoid], ...values },
  })
  return { recursoid, tipodocumentoid, documentoid: records[0]?.documentoid ?? '' }
}

const decide = async (
  documentoid: string,
  more: Omit<Request<'DecidirDocumento'>, 'documentoid'> = { decision: 'aprobar' },
) => (await revisor.call('DecidirDocumento', { documentoid, ...more })).records[0]

const undo = async (documentoid: string, who = revisor) =>
  (await who.call('DeshacerDecision', { documentoid })).records[0]

const casilla = async ({ recursoid, tipodocumentoid }: Presented) =>
  (await carrier.call('DetailChofer', { choferid: recursoid })).records[0]?.casillas.find(
    (each) => each.tipodocumentoid === tipodocumentoid,
  )

const lines = async ({ recursoid }: Presented) =>
  (await carrier.call('ListRecDocHistorial', { filter: { recursoid } })).records.map(
    ({ docrechistorial_estado, actor_nombre, nota }) => [docrechistorial_estado, actor_nombre, nota],
  )

const letters = async (words: string) =>
  (await app.mailbox(carrier.email)).filter(({ texto }) => texto.includes(words)).length

const tooLate = { body: { code: 1520 } }

describe('a decision', () => {
  test('counts at once, and tells the carrier when it can be undone no more', async () => {
    const one = await present()
    const decided = await decide(one.documentoid, { decision: 'rechazar', motivo: 'Sale cortado' })

    expect(decided?.deshacer).toBeGreaterThan(8)
    expect(decided?.deshacer).toBeLessThanOrEqual(10)
    expect(await casilla(one)).toMatchObject({ estado: 'rechazado', motivo: 'Sale cortado' })
    expect(await lines(one)).toHaveLength(1)
    expect(await letters('Sale cortado')).toBe(0)

    await app.confirmDecisions()
    expect((await lines(one)).map(([estado]) => estado)).toEqual(['en revision', 'rechazado'])
    expect(await letters('Sale cortado')).toBe(1)
    const { records } = await revisor.call('DetailRevision', { documentoid: one.documentoid })
    expect(records[0]).toMatchObject({ estado: 'rechazado', deshacer: null })
  })

  test('has its job in the queue, ten seconds on', async () => {
    const one = await present()
    await decide(one.documentoid)
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from j.run_at - e.tomada)::float8 as seconds
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      join decision e on e.decisionid::text = j.payload->>'decisionid'
      join decision_documento x on x.decisionid = e.decisionid
      where t.identifier = 'decision' and x.documentoid = ${one.documentoid}`.execute(app.owner)
    expect(rows).toEqual([{ seconds: 10 }])
  })

  test('is told once, however often its job runs, and by those of several nodes at once', async () => {
    const one = await present()
    await decide(one.documentoid, { decision: 'rechazar', motivo: 'Una sola vez' })
    const { decisionid } = await app.owner
      .selectFrom('decision_documento')
      .select('decisionid')
      .where('documentoid', '=', one.documentoid)
      .executeTakeFirstOrThrow()
    const parts = { db: app.owner, baseUrl: 'http://portal.test' }
    await Promise.all([confirmDecision(parts, decisionid), confirmDecision(parts, decisionid)])
    await confirmDecision(parts, decisionid)

    expect(await letters('Una sola vez')).toBe(1)
    expect(await lines(one)).toHaveLength(2)
  })

  test('whose job was lost is made firm by the one that cleans up', async () => {
    const one = await present()
    await decide(one.documentoid, { decision: 'rechazar', motivo: 'Perdida' })
    const parts = { db: app.owner, baseUrl: 'http://portal.test' }
    await confirmForgotten(parts)
    expect(await letters('Perdida')).toBe(0)
    await sql`update decision set tomada = tomada - interval '11 minutes'`.execute(app.owner)
    await confirmForgotten(parts)
    expect(await letters('Perdida')).toBe(1)
  })

  test('shows who blocked and why before the history does, and keeps the reason of a rejection', async () => {
    const one = await present()
    await decide(one.documentoid, { decision: 'rechazar', motivo: 'No se lee' })
    const blocked = await decide(one.documentoid, { decision: 'bloquear', motivo: 'Hay una disputa' })
    expect(blocked?.bloqueo).toMatchObject({ por: expect.any(String) as string, motivo: 'Hay una disputa' })
    expect(await decide(one.documentoid, { decision: 'desbloquear' })).toMatchObject({
      estado: 'rechazado',
      motivo: 'No se lee',
    })
  })
})

describe('undone', () => {
  test('an approval waits again, as it was declared, and leaves no trace but in the audit', async () => {
    const one = await present()
    await decide(one.documentoid, { decision: 'aprobar', fecha_vencimiento: '2099-12-31' })
    expect(await casilla(one)).toMatchObject({ estado: 'activo', fecha_vencimiento: '2099-12-31' })

    const back = await undo(one.documentoid)

    expect(back).toMatchObject({
      estado: 'en revision',
      fecha_vencimiento: vencimiento,
      decidido_por: null,
      deshacer: null,
    })
    expect(await casilla(one)).toMatchObject({ estado: 'en revision' })
    await app.confirmDecisions()
    expect(await lines(one)).toHaveLength(1)
    const audited = await app.owner
      .selectFrom('auditoria')
      .select('accion')
      .where('objeto', '=', one.documentoid)
      .where('actor', '=', revisor.operadorid)
      .orderBy('auditoriaid')
      .execute()
    expect(audited.map(({ accion }) => accion)).toEqual(['DecidirDocumento', 'DeshacerDecision'])
    expect(await decide(one.documentoid)).toMatchObject({ estado: 'aprobado' })
  })

  test('a rejection sends no letter', async () => {
    const one = await present()
    await decide(one.documentoid, { decision: 'rechazar', motivo: 'Me equivoqué' })
    expect(await undo(one.documentoid)).toMatchObject({ estado: 'en revision', motivo: null })
    await app.confirmDecisions()
    expect(await letters('Me equivoqué')).toBe(0)
  })

  test('a renewal leaves in force what was', async () => {
    const first = await present()
    await decide(first.documentoid)
    await app.confirmDecisions()
    const renewal = await presentAgain(first, { fecha_vencimiento: '2099-06-30' })
    await decide(renewal.documentoid)
    expect(await casilla(first)).toMatchObject({ vigente_documentoid: renewal.documentoid })
    await undo(renewal.documentoid)
    expect(await casilla(first)).toMatchObject({
      estado: 'activo',
      renovacion: true,
      vigente_documentoid: first.documentoid,
    })
  })

  test('a block, and then the approval before it', async () => {
    const one = await present()
    await decide(one.documentoid)
    await decide(one.documentoid, { decision: 'bloquear', motivo: 'Por error' })
    expect(await undo(one.documentoid)).toMatchObject({ estado: 'aprobado', bloqueo: null, motivo: null })
    expect(await undo(one.documentoid)).toMatchObject({ estado: 'en revision' })
    await app.confirmDecisions()
    expect(await lines(one)).toHaveLength(1)
  })

  test('a paper of several goes back whole', async () => {
    const tipo = await app.make.tipo({ compartido: true })
    const crew = await Promise.all(
      [1, 2, 3].map(() => app.make.chofer({ cuenta_id: carrier.cuentaId, fecha_alta: '2020-01-01' })),
    )
    const [first, ...others] = crew.map(({ choferid }) => choferid)
    const { documentoid } = await presentAgain(
      { recursoid: first ?? '', tipodocumentoid: tipo.tipodocumentoid },
      { fecha_vencimiento: vencimiento, tambien: others },
    )
    const { records } = await revisor.call('DetailRevision', { documentoid })
    const tambien = records[0]?.juntos.map((each) => each.documentoid) ?? []
    expect(tambien).toHaveLength(2)
    await decide(documentoid, { decision: 'rechazar', motivo: 'Falta la firma', tambien })

    await undo(tambien[1] ?? '')

    const estados = await app.owner
      .selectFrom('documento')
      .select('estado')
      .where('documentoid', 'in', [documentoid, ...tambien])
      .execute()
    expect(estados.map(({ estado }) => estado)).toEqual(['en revision', 'en revision', 'en revision'])
    await app.confirmDecisions()
    expect(await letters('Falta la firma')).toBe(0)
  })
})

describe('is refused', () => {
  test('to everybody but who decided', async () => {
    const other = await signedInOperador(app, { rol: 'administrador' })
    const one = await present()
    await decide(one.documentoid)
    await expect(undo(one.documentoid, other)).rejects.toMatchObject(tooLate)
    const { records } = await other.call('DetailRevision', { documentoid: one.documentoid })
    expect(records[0]?.deshacer).toBeNull()
    await expect(undo(one.documentoid)).resolves.toBeDefined()
  })

  test('after ten seconds, though its job is late', async () => {
    const one = await present()
    await decide(one.documentoid)
    await sql`update decision set tomada = tomada - interval '10 seconds'`.execute(app.owner)
    await expect(undo(one.documentoid)).rejects.toMatchObject(tooLate)
    expect(await casilla(one)).toMatchObject({ estado: 'activo' })
  })

  test('once it is firm, and where nothing was decided', async () => {
    const one = await present()
    await expect(undo(one.documentoid)).rejects.toMatchObject(tooLate)
    await decide(one.documentoid)
    await app.confirmDecisions()
    await expect(undo(one.documentoid)).rejects.toMatchObject(tooLate)
    await expect(undo('21x999999')).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
  })

  test('when the carrier presented again, which then stays', async () => {
    const one = await present()
    await decide(one.documentoid, { decision: 'rechazar', motivo: 'No' })
    const again = await presentAgain(one)
    await expect(undo(one.documentoid)).rejects.toMatchObject(tooLate)
    expect(await casilla(one)).toMatchObject({ estado: 'en revision', documentoid: again.documentoid })
  })

  test('not for another month of the same type', async () => {
    const hoy = hoyEnBuenosAires()
    const [month, before] = [
      sumarDias(hoy, 0).slice(0, 7),
      sumarDias(`${hoy.slice(0, 7)}-01`, -1).slice(0, 7),
    ]
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const { tipodocumentoid } = await app.make.tipo({ vigencia: 'mensual', dia_exigible: 28 })
    const slot = { recursoid: choferid, tipodocumentoid }
    const one = await presentAgain(slot, { periodo: before })
    await decide(one.documentoid, { decision: 'rechazar', motivo: 'No' })
    await presentAgain(slot, { periodo: month })
    await expect(undo(one.documentoid)).resolves.toMatchObject({ estado: 'en revision' })
  })

  test('of it and the job that makes it firm, one alone takes place', async () => {
    for (let time = 0; time < 10; time++) {
      const one = await present()
      const words = `Carrera ${time}`
      await decide(one.documentoid, { decision: 'rechazar', motivo: words })
      const [undone] = await Promise.allSettled([undo(one.documentoid), app.confirmDecisions()])
      await app.confirmDecisions()
      const told = await letters(words)
      expect(told).toBe(undone.status === 'fulfilled' ? 0 : 1)
      expect(await lines(one)).toHaveLength(told + 1)
    }
  })
})

describe('approving what has ended', () => {
  test('is refused beside its date until who approves says so', async () => {
    const ended = sumarDias(hoyEnBuenosAires(), -1)
    const one = await present()
    await expect(
      decide(one.documentoid, { decision: 'aprobar', fecha_vencimiento: ended }),
    ).rejects.toMatchObject({
      body: {
        code: 1510,
        fields: { fecha_vencimiento: expect.stringContaining('confirmá que lo aprobás igual') as string },
      },
    })
    expect(await casilla(one)).toMatchObject({ estado: 'en revision' })
    const approved = await decide(one.documentoid, {
      decision: 'aprobar',
      fecha_vencimiento: ended,
      aunque_vencido: true,
    })
    expect(approved).toMatchObject({ estado: 'aprobado', estado_casilla: 'vencido' })
  })
})

describe('who has the database role of the provider in hand', () => {
  test('makes up no decision, and changes nothing that is firm', async () => {
    const one = await present()
    await decide(one.documentoid)
    await app.confirmDecisions()
    const run = (text: string, values: unknown[]) =>
      asRole(app.ownerUrl, 'portal_proveedor', { sujeto: revisor.operadorid }, (client) =>
        client.query(text, values),
      )
    await expect(
      run(`insert into decision (cuenta_id, operadorid, estado) values ($1, $2, 'aprobado')`, [
        carrier.cuentaId,
        revisor.operadorid,
      ]),
    ).rejects.toThrow(/permission denied/)
    await expect(
      run(
        `update documento set estado = 'en revision', decidido = null, decidido_por = null where documentoid = $1`,
        [one.documentoid],
      ),
    ).rejects.toThrow(/was decided and does not change/)
  })
})

test('a decision changes nothing of a document but what undoing it restores', async () => {
  const { documentoid } = await present()
  const write = (changes: object) =>
    asRole(
      app.ownerUrl,
      'portal_proveedor',
      { cuenta: carrier.cuentaId, sujeto: revisor.operadorid },
      (client) => client.query('select escribir_decision($1)', [JSON.stringify({ [documentoid]: changes })]),
    )

  await expect(write({ numero: '7' })).rejects.toThrow(/a decision changes none of/)
  await expect(write({ motivo: 'Sale cortado' })).resolves.toBeDefined()
})
