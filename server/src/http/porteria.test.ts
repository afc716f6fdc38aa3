import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sumarDias, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import { gateDoor, gateOperations, type GateResult } from '@portal/contract/porteria.ts'
import { datosDe } from '@portal/contract/webhooks.ts'
import { buscar, fichaDe, unidadesCon } from '@portal/pase/lista.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renewFirma } from '../firma/firma.ts'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { resultOf } from '../testing/caller.ts'
import { atGate, enrolled, makeCode, makeGate, pasoDe, type Device } from '../testing/gate.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { jpeg } from '../testing/pictureCorpus.ts'
import { tellTried } from '../testing/tell.ts'

/** What a device at a gate may and may not, through its door. */

let app: TestApp
let carrier: Carrier
let gate: Awaited<ReturnType<typeof makeGate>>
let device: Device
let tractor: { dominioid: string; dominio: string }
let chofer: { choferid: string; documento: string }
let unidadid: string
const hoy = hoyEnBuenosAires()

beforeAll(async () => {
  app = await startApp()
  await sql`update tipo_documento set critico = false`.execute(app.owner)
  carrier = await signedIn(app)
  const { cuentaId: cuenta_id } = carrier
  tractor = await app.make.dominio({ cuenta_id })
  chofer = await app.make.chofer({ cuenta_id })
  unidadid = (await app.make.unidad({ cuenta_id, tractor: tractor.dominioid, chofer1: chofer.choferid }))
    .unidadid
  for (let n = 0; n < 40; n++) await app.make.dominio({ cuenta_id })
  gate = await makeGate(app)
  device = await enrolled(app, gate)
})
/** Others on the same database and folder, which go first. */
const nodes: TestApp[] = []
afterAll(async () => {
  for (const node of nodes) await node.stop()
  await app.stop()
})

const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error?: { code: unknown } }).error?.code

async function shift(who: Device = device, { guardiaid, pin } = gate): Promise<string> {
  const turnoid = randomUUID()
  await who.call('EmpezarTurno', { guardiaid, pin, turnoid })
  return turnoid
}

const names = Object.keys(gateOperations)
const samples: Record<string, object> = {
  EnrolarDispositivo: { codigo: 'ZZZZZZZZ', nombre: 'Otro', version: '0.1' },
  EmpezarTurno: { guardiaid: '42x1', pin: '1111', turnoid: randomUUID() },
  Sincronizar: {
    version: '0.1',
    tiene: { juicios: null, unidades: null, fichas: null },
    turnos: [],
    pasos: [],
  },
  VerEnPuerta: { partes: [{ lugar: 'tractor', texto: 'AB123CD' }] },
  FotoEnPuerta: { recursoid: '17x1', documento: '99000001' },
}
const withKey = names.filter((name) => gateOperations[name as keyof typeof gateOperations].conLlave)

describe('who may call what', () => {
  test('every operation has an example here', () => {
    expect(Object.keys(samples).sort()).toEqual([...names].sort())
  })

  test.each(withKey)('%s asks for the token of a device, and of nobody else', async (name) => {
    const revoked = await enrolled(app, gate)
    await app.owner
      .updateTable('dispositivo')
      .set({ revocado: new Date().toISOString(), revocado_por: '13x1' })
      .where('dispositivoid', '=', revoked.dispositivoid)
      .execute()
    const operador = await signedInOperador(app, { rol: 'administrador' })
    const { records } = await carrier.call('CrearToken', {
      values: { nombre: 'Programa', alcances: ['aptitud:leer'], vence: sumarDias(hoy, 30) },
    })
    const strangers: Record<string, [string | undefined, unknown]> = {
      nobody: [undefined, 1680],
      'a made-up token': [`pd_${'x'.repeat(43)}`, 1680],
      'a session of a carrier': [carrier.token, 1680],
      'a session of the provider': [operador.token, 1680],
      'the token of a program': [records[0]?.token, 1680],
      'a revoked device': [revoked.token, 1681],
    }
    for (const [who, [token, code]] of Object.entries(strangers)) {
      tellTried('celdas', 1)
      // Badly written input is told to nobody who may not call.
      for (const input of [samples[name], { algo: 1 }]) {
        const answer = await atGate(app, token).send(name, input)
        expect(codeOf(answer), who).toBe(code)
        // A browser asks nobody for a name and a password.
        expect(answer.headers['www-authenticate']).toBe('Bearer realm="Portal"')
      }
    }
    const withCookie = await atGate(app).send(name, samples[name], {
      cookie: `portal_sesion=${carrier.token}; consola_sesion=${operador.token}`,
    })
    expect(codeOf(withCookie)).toBe(1680)
  })

  test('a device’s token opens no other door', async () => {
    const bearer = { authorization: `Bearer ${device.token}` }
    expect((await app.http.inject({ url: '/api/v1/choferes', headers: bearer })).statusCode).toBe(401)
    for (const [door, cookie] of [
      [carrierDoor, 'portal_sesion'],
      [providerDoor, 'consola_sesion'],
    ] as const) {
      const answer = await app.http.inject({
        method: 'POST',
        url: door.url,
        headers: { origin: baseUrl, 'content-type': 'application/json', ...bearer },
        cookies: { [cookie]: device.token },
        payload: JSON.stringify(named(door === carrierDoor ? 'ListChoferes' : 'ListCuentas', door)),
      })
      expect([1501, 401]).toContain(codeOf(answer))
    }
  })

  test('another site’s page asks nothing, an unknown operacion is none, and much is read of nobody unknown', async () => {
    expect(
      codeOf(await device.send('Sincronizar', samples['Sincronizar'], { origin: 'https://otra.example' })),
    ).toBe('ACCESS_DENIED')
    expect(codeOf(await device.send('ListCuentas'))).toBe(1404)
    const long = { ...samples['Sincronizar'], relleno: 'x'.repeat(40_000) }
    expect(codeOf(await atGate(app, `pd_${'y'.repeat(43)}`).send('Sincronizar', long))).toBe(1680)
    expect(codeOf(await device.send('Sincronizar', long))).toBe(1510)
  })

  test('the role that asks sees no row, and nobody of an account or of the provider calls its functions', async () => {
    for (const table of [
      'puerta',
      'dispositivo',
      'guardia',
      'turno',
      'paso',
      'paso_recurso',
      'pase',
      'privado.clave_de_dispositivo',
      'privado.codigo_de_dispositivo',
      'privado.pin_de_guardia',
    ])
      await expect(
        asRole(app.ownerUrl, 'portal_ingreso', {}, (client) => client.query(`select from ${table}`)),
      ).rejects.toMatchObject({ code: '42501' })
    const hash = Buffer.alloc(32)
    const calls = [
      'select vista_de_lista($1)',
      'select * from recursos_de_lista($1)',
      `select recibir_pasos($1, '[]', '[]', '', '')`,
    ]
    for (const role of ['portal_app', 'portal_proveedor'] as const)
      for (const call of calls)
        await expect(
          asRole(app.ownerUrl, role, {}, (client) => client.query(call, [hash])),
        ).rejects.toMatchObject({ code: '42501' })
    for (const call of calls)
      await expect(
        asRole(app.ownerUrl, 'portal_ingreso', {}, (client) => client.query(call, [hash])),
      ).rejects.toMatchObject({ code: 'P1680' })
  })
})

describe('a code', () => {
  test('enrols one device, once, while it is young', async () => {
    const codigo = await makeCode(app, gate.puertaid)
    const said = {
      codigo: `${codigo.slice(0, 4)}-${codigo.slice(4).toLowerCase()}`,
      nombre: 'Uno',
      version: '1',
    }
    expect((await atGate(app).send('EnrolarDispositivo', said)).json()).toMatchObject({ success: true })
    expect(codeOf(await atGate(app).send('EnrolarDispositivo', said))).toBe(1512)
    const late = await makeCode(app, gate.puertaid, -1)
    expect(codeOf(await atGate(app).send('EnrolarDispositivo', { ...said, codigo: late }))).toBe(1512)
    const line = await app.owner
      .selectFrom('auditoria')
      .select('objeto')
      .where('accion', '=', 'EnrolarDispositivo')
      .executeTakeFirst()
    expect(line?.objeto).toMatch(/^41x/)
  })

  test('is worth nothing at a gate that was closed, and nor is a device there', async () => {
    const closed = await makeGate(app)
    const there = await enrolled(app, closed)
    const codigo = await makeCode(app, closed.puertaid)
    await app.owner
      .updateTable('puerta')
      .set({ activa: false })
      .where('puertaid', '=', closed.puertaid)
      .execute()
    expect(
      codeOf(await atGate(app).send('EnrolarDispositivo', { codigo, nombre: 'Uno', version: '1' })),
    ).toBe(1512)
    expect(codeOf(await there.send('Sincronizar', samples['Sincronizar']))).toBe(1682)
  })
})

describe('a shift', () => {
  test('begins with the PIN of a guard who is on duty there, and guesses wait', async () => {
    const other = await makeGate(app)
    const turnoid = randomUUID()
    expect(codeOf(await device.send('EmpezarTurno', { ...other, turnoid, puertaid: undefined }))).toBe(1512)
    await shift()
    const fresh = await enrolled(app, gate)
    const codes = []
    for (let n = 0; n < 5; n++)
      codes.push(
        codeOf(await fresh.send('EmpezarTurno', { guardiaid: gate.guardiaid, pin: '0001', turnoid })),
      )
    expect(codes.slice(0, 3)).toEqual([1512, 1512, 1512])
    expect(codes).toContain(1429)
    // Of the one device alone: its guesses keep nobody else waiting.
    await shift()
    expect(codeOf(await fresh.send('EmpezarTurno', { guardiaid: gate.guardiaid, pin: '12', turnoid }))).toBe(
      1510,
    )
  })
})

describe('a list', () => {
  afterEach(() => vi.restoreAllMocks())
  /** Sets the clock back by so many lists, each of which is told again for three seconds once it was read. Answers how one ages. */
  function setBack(lists: number): () => void {
    const stepMs = 3_100
    let behindMs = lists * stepMs
    const clock = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => clock() - behindMs)
    return () => (behindMs -= stepMs)
  }

  test('says who may enter, changes by what changed, and is signed', async () => {
    const aged = setBack(4)
    const first = await device.sync()
    expect(buscar(first.held, 'dominio', tractor.dominio)).toEqual({ contra: [], hasta: null })
    expect(buscar(first.held, 'chofer', chofer.documento)?.contra).toEqual([])
    expect(buscar(first.held, 'dominio', 'QQ999QQ')).toBeUndefined()
    expect(unidadesCon(first.held, 'dominio', tractor.dominio)).toHaveLength(1)
    expect(Buffer.from(first.lista.cabecera, 'base64').toString('latin1')).not.toContain(tractor.dominio)
    expect('toda' in first.lista.juicios).toBe(true)
    const same = await device.sync()
    expect(same.lista.juicios).toEqual({ igual: true })
    expect(same.lista.unidades).toEqual({ igual: true })

    await carrier.call('SaveChofer', {
      choferid: chofer.choferid,
      values: { estado_cuenta: 'BAJA', fecha_baja: hoy, motivo_baja: 'Renuncia' },
    })
    aged()
    const changed = await device.sync()
    expect(buscar(changed.held, 'chofer', chofer.documento)?.contra).toEqual(['estado'])
    expect('pone' in changed.lista.juicios).toBe(true)
    await carrier.call('SaveChofer', { choferid: chofer.choferid, values: { estado_cuenta: 'ACTIVO' } })
    await app.owner
      .updateTable('cuenta')
      .set({ estado: 4, estado_motivo: 'Prueba' })
      .where('cuenta_id', '=', carrier.cuentaId)
      .execute()
    aged()
    expect(buscar((await device.sync()).held, 'dominio', tractor.dominio)?.contra).toEqual(['cuenta'])
    await app.owner
      .updateTable('cuenta')
      .set({ estado: 1 })
      .where('cuenta_id', '=', carrier.cuentaId)
      .execute()
    await sql`update veredicto set hasta = hoy() - 1 where cuenta_id = ${carrier.cuentaId}`.execute(app.owner)
    aged()
    // What isn't known at this moment is no yes.
    expect(buscar((await device.sync()).held, 'dominio', tractor.dominio)?.contra).toEqual(['desconocido'])
    await carrier.call('ListChoferes', {})
    aged()
    expect(buscar((await device.sync()).held, 'dominio', tractor.dominio)?.contra).toEqual([])
  })

  test('says nothing of who takes no part in the operation of the gate, and no names unless the gate keeps them', async () => {
    const aged = setBack(1)
    const administrador = await signedInOperador(app, { rol: 'administrador' })
    const [operacion] = (
      await administrador.call('SaveOperacion', {
        operacionid: '0',
        values: {
          nombre: 'Cereales',
          sede: 'Planta de Prueba',
          descripcion: '',
          activa: true,
          exigencias: [],
        },
      })
    ).records
    const there = await makeGate(app, { operacionid: operacion?.operacionid ?? '', con_nombres: true })
    const guarded = await enrolled(app, there)
    const before = await guarded.sync()
    expect(buscar(before.held, 'dominio', tractor.dominio)).toBeUndefined()
    expect(before.held.cabecera.operacion).toBe('Cereales')
    await administrador.call('SaveCuentasOperacion', {
      operacionid: operacion?.operacionid ?? '',
      cuentas: [carrier.cuentaId],
    })
    await carrier.call('ListChoferes', {})
    aged()
    const { held } = await guarded.sync()
    expect(buscar(held, 'dominio', tractor.dominio)?.contra).toEqual([])
    expect(fichaDe(held, 'dominio', tractor.dominio)).toMatchObject({ nombre: tractor.dominio, motivo: null })
    expect((await device.sync()).held.fichas).toEqual([])
  })

  test('is believed by who knew the key before, once another takes its place', async () => {
    const late = await enrolled(app, gate)
    await late.sync()
    await renewFirma({ db: app.owner, dataDir: app.dataDir })
    // A node reads its keys anew within half a minute; another one has them at once.
    const { firmas } = (await late.sync()).lista
    expect(firmas.length).toBeGreaterThan(0)
  })
})

describe('a paso', () => {
  test('leaves what is kept for everybody as it is: of whom it tells, their account’s own changes', async () => {
    const version = async () =>
      (await sql`select version from privado.version where cual = '*'`.execute(app.owner)).rows
    const turnoid = await shift()
    const before = await version()
    await device.sync()
    await shift()
    await device.sync([pasoDe(turnoid, { partes: [{ lugar: 'tractor', texto: tractor.dominio }] })])
    expect(await version()).toEqual(before)
  })

  test('is kept once, with whose it is, and says who is inside', async () => {
    const turnoid = await shift()
    const entry = pasoDe(turnoid, {
      partes: [
        { lugar: 'tractor', texto: tractor.dominio },
        { lugar: 'chofer1', texto: chofer.documento },
      ],
    })
    const visit = pasoDe(turnoid, {
      respuesta: 'visita',
      visita: { nombre: 'Nadia Inventada', documento: '99.111.222', a_quien: 'Balanza', empresa: '' },
    })
    const first = await device.sync([entry, visit])
    expect(first.recibidos).toEqual([entry.pasoid, visit.pasoid])
    const again = await device.sync([entry])
    expect(again.recibidos).toEqual([entry.pasoid])
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from paso where turnoid = ${turnoid}`.execute(app.owner)
    expect(rows).toEqual([{ n: 2 }])
    expect(again.adentro.map(({ que, documento }) => [que, documento])).toEqual(
      expect.arrayContaining([
        ['chofer', chofer.documento],
        ['visita', '99111222'],
      ]),
    )
    const own = await app.owner
      .selectFrom('paso_recurso')
      .select(['recursoid', 'lugar'])
      .where('pasoid', '=', entry.pasoid)
      .orderBy('lugar')
      .execute()
    expect(own).toEqual([
      { recursoid: chofer.choferid, lugar: 'chofer1' },
      { recursoid: tractor.dominioid, lugar: 'tractor' },
    ])
    const kept = await app.owner
      .selectFrom('paso')
      .select(['unidadid'])
      .where('pasoid', '=', entry.pasoid)
      .executeTakeFirstOrThrow()
    expect(kept.unidadid).toBe(unidadid)

    const out = pasoDe(turnoid, { sentido: 'sale', partes: entry.partes })
    const after = await device.sync([out])
    expect(after.adentro.map(({ documento }) => documento)).not.toContain(chofer.documento)
  })

  test('is told to programs by ids alone, once for each account and once of what is nobody’s', async () => {
    const administrador = await signedInOperador(app, { rol: 'administrador' })
    const values = { nombre: 'Aviso', url: 'https://avisos.example/', eventos: ['paso.registrado' as const] }
    await carrier.call('SaveWebhook', { webhookid: '0', values })
    await administrador.call('SaveWebhook', { webhookid: '0', values })
    const turnoid = await shift()
    const partes = [
      { lugar: 'tractor' as const, texto: tractor.dominio },
      { lugar: 'chofer1' as const, texto: chofer.documento },
    ]
    const [known, unknown] = [pasoDe(turnoid, { partes }), pasoDe(turnoid, { respuesta: 'llamar' })]
    await device.sync([known, unknown])
    await device.sync([known])
    const told = await app.owner
      .selectFrom('entrega')
      .select(['cuenta_id', 'datos'])
      .where('clave', 'in', [known.pasoid, unknown.pasoid])
      .orderBy('entregaid')
      .execute()
    expect(
      told.map(({ cuenta_id, datos }) => [cuenta_id, datos['cuentaid'], datos['respuesta']]).sort(),
    ).toEqual(
      [
        [carrier.cuentaId, carrier.cuentaId, 'puede'],
        [null, carrier.cuentaId, 'puede'],
        [null, null, 'llamar'],
      ].sort(),
    )
    for (const { datos } of told) expect(datosDe['paso.registrado'].parse(datos)).toBeDefined()
    expect(JSON.stringify(told)).not.toContain(chofer.documento)
  })

  test('of another device, of no shift, or changed on its way, is told and not kept', async () => {
    const turnoid = await shift()
    const other = await enrolled(app, gate)
    const entry = pasoDe(turnoid, { partes: [{ lugar: 'tractor', texto: tractor.dominio }] })
    await device.sync([entry])
    const answer = await other.sync([{ ...entry, sentido: 'sale' }, pasoDe(randomUUID())])
    expect(answer.recibidos).toEqual([])
    expect(answer.rechazados).toHaveLength(2)
    const changed = await device.sync([{ ...entry, sentido: 'sale' }])
    expect(changed.recibidos).toEqual([entry.pasoid])
    const kept = await app.owner
      .selectFrom('paso')
      .select('sentido')
      .where('pasoid', '=', entry.pasoid)
      .executeTakeFirstOrThrow()
    expect(kept.sentido).toBe('entra')
  })

  test('that comes late makes known that somebody was in by two gates', async () => {
    const there = await makeGate(app)
    const other = await enrolled(app, there)
    const [here, far] = [await shift(), await shift(other, there)]
    const { dominioid, dominio } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const partes = [{ lugar: 'tractor', texto: dominio }] as const
    await other.sync([pasoDe(far, { partes: [...partes], momento: at(5) })])
    await device.sync([pasoDe(here, { partes: [...partes], momento: at(30), sin_senal: true })])
    const rows = await app.owner
      .selectFrom('paso_recurso')
      .select(['doble', 'puertaid'])
      .where('recursoid', '=', dominioid)
      .orderBy('momento')
      .execute()
    expect(rows.map(({ doble }) => doble)).toEqual([false, true])
  })

  test('by a clock that goes ahead is of now, so that who leaves is inside no more', async () => {
    const turnoid = await shift()
    const { documento } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const ahead = new Date(Date.now() + 26 * 3600_000).toISOString()
    const entry = pasoDe(turnoid, {
      partes: [{ lugar: 'chofer1', texto: documento }],
      momento: ahead,
      reloj: ahead,
    })
    const inside = (await device.sync([entry])).adentro
    expect(inside.map((each) => each.documento)).toContain(documento)
    const { reloj } = await app.owner
      .selectFrom('paso')
      .select('reloj')
      .where('pasoid', '=', entry.pasoid)
      .executeTakeFirstOrThrow()
    expect(new Date(reloj).toISOString()).toBe(ahead)
    const after = await device.sync([pasoDe(turnoid, { sentido: 'sale', partes: entry.partes })])
    expect(after.adentro.map((each) => each.documento)).not.toContain(documento)
  })

  test('of more than a device is told of names the last who came in, and says how many are inside beside them', async () => {
    const there = await makeGate(app, { sede: 'Planta llena' })
    const other = await enrolled(app, there)
    const turnoid = await shift(other, there)
    const anHourAgo = new Date(Date.now() - 60 * 60_000).toISOString()
    const first = pasoDe(turnoid, { partes: [{ lugar: 'chofer1', texto: '70000000' }], momento: anHourAgo })
    expect(await other.sync([first])).toMatchObject({ sin_nombrar: 0 })
    // Each a second later than the one before.
    await sql`
      insert into paso (pasoid, turnoid, dispositivoid, puertaid, guardiaid, sentido, momento, reloj, sin_senal, partes, respuesta)
      select gen_random_uuid(), turnoid, dispositivoid, puertaid, guardiaid, sentido, momento + n * interval '1 second', reloj, sin_senal,
        jsonb_build_array(jsonb_build_object('lugar', 'chofer1', 'texto', (70000000 + n)::text)), respuesta
      from paso, generate_series(1, 2002) n where pasoid = ${first.pasoid}`.execute(app.owner)
    const { adentro, sin_nombrar } = await other.sync([])
    expect(sin_nombrar).toBe(3)
    expect(adentro).toHaveLength(2000)
    expect([adentro[0], adentro.at(-1)].map((each) => each?.documento)).toEqual(['70002002', '70000003'])
  })

  test('without a line begins its own shift, which says that nobody here compared its PIN', async () => {
    const turnoid = randomUUID()
    const momento = new Date().toISOString()
    const answer = await device.sync(
      [pasoDe(turnoid, { sin_senal: true })],
      [{ turnoid, guardiaid: gate.guardiaid, desde: momento, hasta: null }],
    )
    expect(answer.recibidos).toHaveLength(1)
    const turno = await app.owner
      .selectFrom('turno')
      .select('comprobado')
      .where('turnoid', '=', turnoid)
      .executeTakeFirstOrThrow()
    expect(turno.comprobado).toBe(false)
  })

  test('is nobody’s to change, and each account’s own to see', async () => {
    const turnoid = await shift()
    const entry = pasoDe(turnoid, { partes: [{ lugar: 'tractor', texto: tractor.dominio }] })
    await device.sync([entry])
    await expect(
      app.owner.updateTable('paso').set({ sentido: 'sale' }).where('pasoid', '=', entry.pasoid).execute(),
    ).rejects.toThrow('append-only')
    const stranger = await signedIn(app)
    const seen = (who: Carrier) =>
      asRole(app.ownerUrl, 'portal_app', { cuenta: who.cuentaId, sujeto: who.contactid }, async (client) => {
        const { rowCount } = await client.query('select from paso where pasoid = $1', [entry.pasoid])
        return rowCount
      })
    expect(await seen(carrier)).toBe(1)
    expect(await seen(stranger)).toBe(0)
  })
})

test('what a device brings and takes may go by one node and by another', async () => {
  const place = { database: { ownerUrl: app.ownerUrl, drop: () => Promise.resolve() }, dataDir: app.dataDir }
  const other = await startApp({ place })
  nodes.push(other)
  const turnoid = await shift()
  const pasos = Array.from({ length: 10 }, () =>
    pasoDe(turnoid, { partes: [{ lugar: 'tractor', texto: tractor.dominio }] }),
  )
  const tiene = { juicios: null, unidades: null, fichas: null }
  for (const [n, node] of [app, other, app, other].entries()) {
    const answer = await atGate(node, device.token).send('Sincronizar', {
      version: '0.1',
      tiene,
      turnos: [],
      // Each node is told some that the other has already.
      pasos: pasos.slice(n * 2, n * 2 + 4),
    })
    expect(answer.json()).toMatchObject({ success: true })
  }
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from paso where turnoid = ${turnoid}`.execute(app.owner)
  expect(rows).toEqual([{ n: 10 }])
  // What one node knows a device has, another tells whole.
  await device.sync()
  const asked = await atGate(other, device.token).send('Sincronizar', {
    version: '0.1',
    tiene: { ...tiene, juicios: 'ab'.repeat(32) },
    turnos: [],
    pasos: [],
  })
  expect(asked.json<{ result: { lista: { juicios: object } } }>().result.lista.juicios).toHaveProperty('toda')
})

test('a node without the key that signs spends no code, and takes no device for one that has a new list', async () => {
  const database = { ownerUrl: app.ownerUrl, drop: () => Promise.resolve() }
  const without = await startApp({
    place: { database, dataDir: await mkdtemp(join(tmpdir(), 'portal-app-')) },
  })
  nodes.push(without)
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const estadoOf = async (dispositivoid: string) =>
    (await administrador.call('ListPuertas', {})).records
      .flatMap(({ dispositivos }) => dispositivos)
      .find((each) => each.dispositivoid === dispositivoid)?.estado
  const codigo = await makeCode(app, gate.puertaid)
  const enrol = { codigo, nombre: 'Celular', version: '0.1' }
  expect(codeOf(await atGate(without).send('EnrolarDispositivo', enrol))).toBe(1670)
  const { token, dispositivoid } = resultOf(
    await atGate(app).send('EnrolarDispositivo', enrol),
  ) as GateResult<'EnrolarDispositivo'>
  expect(codeOf(await atGate(without, token).send('Sincronizar', samples['Sincronizar']))).toBe(1670)
  expect(await estadoOf(dispositivoid)).toBe('sin lista')
  expect(codeOf(await atGate(app, token).send('Sincronizar', samples['Sincronizar']))).toBeUndefined()
  expect(await estadoOf(dispositivoid)).toBe('al dia')
})

test('who stands there is told by name, with the units they are of, and guesses at plates end', async () => {
  const seen = await device.call('VerEnPuerta', {
    partes: [{ lugar: 'tractor', texto: tractor.dominio.toLowerCase() }],
  })
  expect(seen.partes).toMatchObject([{ recursoid: tractor.dominioid, lugar: 'tractor' }])
  expect(seen.unidades).toMatchObject([{ unidadid }])
  expect(seen.unidades[0]?.partes.map(({ lugar }) => lugar)).toContain('tractor')
  expect(
    (await device.call('VerEnPuerta', { partes: [{ lugar: 'tractor', texto: 'QQ999QQ' }] })).partes,
  ).toEqual([])
  expect(gateDoor.url).toBe('/api/porteria')
})

test('what a chofer looks like is shown at gates of their operation, small, and of nobody else', async () => {
  const uploaded = await carrier.upload([{ name: 'foto.jpg', bytes: await jpeg(600, 800) }])
  const foto =
    uploaded.json<{ result: { records: { archivoid: string }[] } }>().result.records[0]?.archivoid ?? ''
  const { choferid, documento } = await app.make.chofer({ cuenta_id: carrier.cuentaId, foto })
  const of = async (who: Device, number: string, recursoid = choferid) =>
    (await who.call('FotoEnPuerta', { recursoid, documento: number })).foto
  const shown = await of(device, documento)
  const [, bytes] = /^data:image\/webp;base64,(.+)$/.exec(shown ?? '') ?? []
  expect(await sharp(Buffer.from(bytes ?? '', 'base64')).metadata()).toMatchObject({
    width: 240,
    height: 320,
  })

  expect(await of(device, chofer.documento, chofer.choferid)).toBeNull()
  // Neither by a name that is no secret alone, nor of somebody else's under the same number.
  expect(await of(device, chofer.documento)).toBeNull()
  const namesake = await app.make.chofer({ cuenta_id: (await signedIn(app)).cuentaId, documento })
  expect(await of(device, documento, namesake.choferid)).toBeNull()
  expect(await of(device, documento)).toBe(shown)
  expect(await of(device, '99999999')).toBeNull()
  const { operacionid } = await app.owner
    .insertInto('operacion')
    .values({ nombre: 'Otra', sede: 'Planta de Prueba' })
    .returning('operacionid')
    .executeTakeFirstOrThrow()
  expect(await of(await enrolled(app, await makeGate(app, { operacionid })), documento)).toBeNull()
  // Nor of who left, nor what the storage can't give.
  await app.owner.updateTable('archivo').set({ miniatura: 'no-esta' }).where('archivoid', '=', foto).execute()
  expect(await of(device, documento)).toBeNull()
  await app.owner
    .updateTable('chofer')
    .set({ estado_cuenta: 'BAJA' })
    .where('choferid', '=', choferid)
    .execute()
  expect(await of(device, documento)).toBeNull()
})
