import { Refusal } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

/** A titular, and somebody who asked for an account with the number that the titular's has. */
async function twin() {
  const titular = await signedIn(app)
  const { cuit } = await app.owner
    .selectFrom('cuenta')
    .select('cuit')
    .where('cuenta_id', '=', titular.cuentaId)
    .executeTakeFirstOrThrow()
  const registro = await app.make.registro({ cuit })
  return { titular, registro, registroid: registro.registroid }
}

async function asked() {
  const { titular, registro, registroid } = await twin()
  await revisor.call('UnirRegistro', { registroid, cuentaid: titular.cuentaId })
  return { titular, registro, registroid, propuestaid: await waitingFor(titular) }
}

async function waitingFor(titular: Carrier): Promise<string> {
  return (await titular.call('ListPropuestas', {})).records[0]?.propuestaid ?? ''
}

const read = async (registroid: string) => (await revisor.call('DetailRegistro', { registroid })).records[0]

const late = (propuestaid: string) =>
  sql`update propuesta set vence = now() where propuestaid = ${propuestaid}`.execute(app.owner)

describe('a registration whose number an account has', () => {
  test('is not approved, and the account is named', async () => {
    const { registroid, titular } = await twin()
    await expect(revisor.call('AprobarRegistro', { registroid })).rejects.toMatchObject({
      body: { code: 1511, twin: titular.cuentaId },
    })
    expect(await read(registroid)).toMatchObject({
      estado_registro: 'pendiente',
      unibles: [{ cuenta_id: titular.cuentaId, coincide: 'numero', impide: null }],
      propuesta: null,
    })
  })

  test('of two that are approved at once, one makes the account; a CUIL is the CUIT of the same number', async () => {
    const cuit = '20999000124'
    const both = [
      await app.make.registro({ tipo_documento: 'CUIT', cuit }),
      await app.make.registro({ tipo_documento: 'CUIL', cuit }),
    ]
    const ends = await Promise.allSettled(
      both.map(({ registroid }) => revisor.call('AprobarRegistro', { registroid })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { body: { code: 1511 } },
    })
  })

  test('a foreign number is nobody else’s of the same figures', async () => {
    const cuit = '20999000132'
    await app.make.cuenta({ tipo_documento: 'CUIT', cuit })
    const { registroid } = await app.make.registro({ tipo_documento: 'Extranjero', cuit })
    await expect(revisor.call('AprobarRegistro', { registroid })).resolves.toBeDefined()
  })
})

describe('proposing the person to the account', () => {
  test('asks its titulares, who see who it is, and leaves the queue until they answer', async () => {
    const { titular, registro, registroid } = await twin()
    await signedIn(app, { cuentaId: titular.cuentaId, rol: 'colaborador' })
    const { registros } = await revisor.call('Cola', {})

    const { records } = await revisor.call('UnirRegistro', { registroid, cuentaid: titular.cuentaId })

    expect(records[0]).toMatchObject({
      estado_registro: 'consultada',
      propuesta: { cuenta_id: titular.cuentaId, estado: 'esperando', respondida: null },
    })
    const [mail] = await app.mailbox(titular.email)
    expect(mail?.plantilla).toBe('propuestaDeSumar')
    for (const said of [registro.lastname, registro.email, '/app/usuarios?propuestaid='])
      expect(mail?.texto).toContain(said)
    expect(await app.mailbox(registro.email)).toEqual([])
    expect((await titular.call('ListPropuestas', {})).records).toMatchObject([
      { firstname: registro.firstname, email: registro.email, mobile: registro.mobile, estado: 'esperando' },
    ])
    expect((await revisor.call('Cola', {})).registros.cantidad).toBe(registros.cantidad - 1)
    const found = async (estado: 'pendiente' | 'consultada') =>
      (await revisor.call('ListRegistros', { estado, search: registro.email })).total
    expect([await found('pendiente'), await found('consultada')]).toEqual([0, 1])
  })

  test('a yes invites a colaborador, who chooses a password, and closes the registration', async () => {
    const { titular, registro, registroid, propuestaid } = await asked()

    const { records } = await titular.call('ResponderPropuesta', { propuestaid, aceptar: true })

    expect(records[0]).toMatchObject({ estado: 'aceptada' })
    expect(await read(registroid)).toMatchObject({ estado_registro: 'unida', cuenta_id: titular.cuentaId })
    const [invitation] = await app.mailbox(registro.email)
    expect(invitation?.plantilla).toBe('invitacion')
    const token = /#token=([\w-]{22})/.exec(invitation?.texto ?? '')?.[1]
    const password = 'una frase larga y nueva'
    await anonymous(app).call('changePasswordByCode', { token, password })
    const { login } = await anonymous(app).call('login', { username: registro.email, password })
    expect(login).toMatchObject({ accountid: titular.cuentaId, rol: 'colaborador' })
    await expect(revisor.call('AprobarRegistro', { registroid })).rejects.toMatchObject({
      body: { code: 1520 },
    })
  })

  test('a no tells the provider, who may reject it and can’t ask that account again', async () => {
    const { titular, registro, registroid, propuestaid } = await asked()
    await titular.call('ResponderPropuesta', { propuestaid, aceptar: false })

    const told = await read(registroid)
    expect(told).toMatchObject({ estado_registro: 'pendiente', propuesta: { estado: 'negada' } })
    expect(told?.propuesta?.respondida_por).toBeTruthy()
    await expect(
      revisor.call('UnirRegistro', { registroid, cuentaid: titular.cuentaId }),
    ).rejects.toMatchObject({ body: { fields: { cuentaid: 'Su titular ya respondió que no la conoce.' } } })
    await revisor.call('RechazarRegistro', { registroid, motivo: 'No la conocen' })
    expect(await app.mailbox(registro.email)).toMatchObject([{ plantilla: 'registroRechazado' }])
  })

  test('is answered once, by whichever titular comes first', async () => {
    const { titular, propuestaid } = await asked()
    const other = await signedIn(app, { cuentaId: titular.cuentaId })
    const answers = await Promise.allSettled([
      titular.call('ResponderPropuesta', { propuestaid, aceptar: true }),
      other.call('ResponderPropuesta', { propuestaid, aceptar: false }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { body: { code: 1520 } },
    })
    expect((await titular.call('ListPropuestas', {})).records).toEqual([])
    expect((await titular.call('ListPropuestas', { propuestaid })).records).toHaveLength(1)
  })

  test('has seven days; then it waits for the provider again, who may ask anew', async () => {
    const { titular, registroid, propuestaid } = await asked()
    await late(propuestaid)
    await expect(titular.call('ResponderPropuesta', { propuestaid, aceptar: true })).rejects.toMatchObject({
      body: { code: 1520 },
    })
    expect(await read(registroid)).toMatchObject({
      estado_registro: 'pendiente',
      propuesta: { estado: 'vencida' },
    })
    await revisor.call('UnirRegistro', { registroid, cuentaid: titular.cuentaId })
    expect(await waitingFor(titular)).not.toBe(propuestaid)
  })

  test('can be withdrawn, and a rejection withdraws it', async () => {
    const first = await asked()
    await revisor.call('RetirarPropuesta', { registroid: first.registroid })
    expect(await read(first.registroid)).toMatchObject({
      estado_registro: 'pendiente',
      propuesta: { estado: 'retirada' },
    })
    await expect(revisor.call('RetirarPropuesta', { registroid: first.registroid })).rejects.toMatchObject({
      body: { code: 1520 },
    })
    const second = await asked()
    await revisor.call('RechazarRegistro', { registroid: second.registroid, motivo: 'No' })
    for (const { titular, propuestaid } of [first, second]) {
      expect((await titular.call('ListPropuestas', {})).records).toEqual([])
      await expect(titular.call('ResponderPropuesta', { propuestaid, aceptar: true })).rejects.toMatchObject({
        body: { code: 1520 },
      })
    }
  })

  test('of two who ask, or of who asks and who rejects, the second is told', async () => {
    const { titular, registroid } = await twin()
    const other = await signedInOperador(app)
    const input = { registroid, cuentaid: titular.cuentaId }
    const ends = await Promise.allSettled([
      revisor.call('UnirRegistro', input),
      other.call('UnirRegistro', input),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { body: { code: 1520 } },
    })
    expect(await app.mailbox(titular.email)).toHaveLength(1)
  })
})

describe('nobody is asked', () => {
  const refused = async (registroid: string, cuentaid: string) => {
    try {
      await revisor.call('UnirRegistro', { registroid, cuentaid })
    } catch (error) {
      if (error instanceof Refusal) return error.body
      throw error
    }
    return undefined
  }

  test('of an account that has neither the number nor the e-mail', async () => {
    const { registroid } = await twin()
    const stranger = await signedIn(app)
    expect(await refused(registroid, stranger.cuentaId)).toMatchObject({
      fields: { cuentaid: 'Esa cuenta no tiene el número ni el email de este registro.' },
    })
  })

  test('of a disabled account, or one without an active titular', async () => {
    const disabled = await twin()
    await sql`update cuenta set estado = 2 where cuenta_id = ${disabled.titular.cuentaId}`.execute(app.owner)
    expect((await refused(disabled.registroid, disabled.titular.cuentaId))?.fields?.['cuentaid']).toMatch(
      /deshabilitada/,
    )
    const alone = await twin()
    await sql`update contacto set activo = false where cuenta_id = ${alone.titular.cuentaId}`.execute(
      app.owner,
    )
    expect((await refused(alone.registroid, alone.titular.cuentaId))?.fields?.['cuentaid']).toMatch(
      /titular activo/,
    )
  })

  test('about whoever signs in already; the account’s own e-mail is reason enough to ask', async () => {
    const { titular, registroid } = await twin()
    await sql`update registro set email = ${titular.email.toUpperCase()} where registroid = ${registroid}`.execute(
      app.owner,
    )
    expect(await read(registroid)).toMatchObject({ email_en_uso: true })
    expect(await refused(registroid, titular.cuentaId)).toMatchObject({ code: 1503 })

    const email = 'oficina@transporte.example'
    await sql`update cuenta set email = ${email} where cuenta_id = ${titular.cuentaId}`.execute(app.owner)
    const other = await app.make.registro({ email: email.toUpperCase() })
    expect((await read(other.registroid))?.unibles).toMatchObject([{ coincide: 'email', impide: null }])
    expect(await refused(other.registroid, titular.cuentaId)).toBeUndefined()
  })
})

describe('the answer is the titular’s alone', () => {
  test('neither a colaborador nor another carrier sees or gives it', async () => {
    const { titular, propuestaid, registroid } = await asked()
    const colleague = await signedIn(app, { cuentaId: titular.cuentaId, rol: 'colaborador' })
    const stranger = await signedIn(app)
    await expect(colleague.call('ListPropuestas', {})).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    const answer = { propuestaid, aceptar: true }
    await expect(colleague.call('ResponderPropuesta', answer)).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    expect((await stranger.call('ListPropuestas', { propuestaid })).records).toEqual([])
    await expect(stranger.call('ResponderPropuesta', answer)).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
    expect(await read(registroid)).toMatchObject({ estado_registro: 'consultada' })
  })

  test('a titular who was deactivated can’t give it with what was mailed', async () => {
    const { titular, propuestaid } = await asked()
    await sql`update contacto set activo = false where contactid = ${titular.contactid}`.execute(app.owner)
    await expect(titular.call('ResponderPropuesta', { propuestaid, aceptar: true })).rejects.toMatchObject({
      body: { code: 1501 },
    })
  })

  test('a yes about somebody who was invited meanwhile changes nothing', async () => {
    const { titular, registro, registroid, propuestaid } = await asked()
    await app.make.contacto({ email: registro.email })
    await expect(titular.call('ResponderPropuesta', { propuestaid, aceptar: true })).rejects.toMatchObject({
      body: { code: 1503 },
    })
    expect(await read(registroid)).toMatchObject({ estado_registro: 'consultada' })
  })
})
