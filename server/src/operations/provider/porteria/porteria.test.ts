import { randomUUID } from 'node:crypto'
import { hoyEnBuenosAires, periodoDe, sumarAlPeriodo, sumarDias } from '@portal/contract/calendario.ts'
import type { PasoDicho } from '@portal/contract/porteria.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswords } from '../../../sessions/passwords.ts'
import { hashToken } from '../../../sessions/token.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { enrolledWith, pasoDe } from '../../../testing/gate.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
let revisor: Operador
const hoy = hoyEnBuenosAires()

beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

let made = 0
const puerta = async (values: { nombre?: string; sede?: string; operacionid?: string } = {}) => {
  const n = ++made
  const { records } = await administrador.call('SavePuerta', {
    puertaid: '0',
    values: { nombre: `Puerta ${n}`, sede: `Planta ${n}`, ...values },
  })
  return records[0]?.puertaid ?? expect.fail('no gate')
}

/** A device that took a code of the console, and a guard who has a shift at it. */
async function atWork(puertaid: string) {
  const { codigo } = await administrador.call('CrearCodigoDeDispositivo', { puertaid })
  const device = await enrolledWith(app, codigo)
  const { records } = await administrador.call('SaveGuardia', {
    guardiaid: '0',
    values: { nombre: 'Rita Medina', pin: '4071', puertas: [puertaid] },
  })
  const turnoid = randomUUID()
  await device.call('EmpezarTurno', { guardiaid: records[0]?.guardiaid ?? '', pin: '4071', turnoid })
  return { ...device, turnoid }
}

type Puesto = Awaited<ReturnType<typeof atWork>>

async function pasa({ call, turnoid }: Puesto, values: Partial<PasoDicho> = {}): Promise<void> {
  const momento = values.momento ?? new Date().toISOString()
  const paso = pasoDe(turnoid, { momento, reloj: momento, edad: 840, ...values })
  const { recibidos, rechazados } = await call('Sincronizar', {
    version: '1.4.0',
    tiene: { juicios: null, unidades: null, fichas: null },
    turnos: [],
    pasos: [paso],
  })
  expect({ recibidos, rechazados }).toEqual({ recibidos: [paso.pasoid], rechazados: [] })
}

const chofer = (documento: string) => ({ lugar: 'chofer1', texto: documento }) as const
const tractor = (dominio: string) => ({ lugar: 'tractor', texto: dominio }) as const
const at = (dia: string, hora = '12:00') => new Date(`${dia}T${hora}:00-03:00`).toISOString()

describe('a gate', () => {
  test('is made, changed over nobody’s change, and has one name in its site', async () => {
    const operacion = await administrador.call('SaveOperacion', {
      operacionid: '0',
      values: { nombre: 'Cereales de prueba' },
    })
    const operacionid = operacion.records[0]?.operacionid ?? ''
    const autorizan = [
      { nombre: 'Julio Puente', puesto: 'Jefe', telefono: '', email: 'julio@proveedor.example' },
    ]
    const { records } = await administrador.call('SavePuerta', {
      puertaid: '0',
      values: { nombre: 'Puerta de camiones', sede: 'Planta Sur', operacionid, autorizan },
    })
    expect(records).toMatchObject([
      {
        operacion: 'Cereales de prueba',
        activa: true,
        con_nombres: false,
        adentro: 0,
        dispositivos: [],
        autorizan,
      },
    ])
    const { puertaid, version } = records[0] ?? expect.fail('no gate')
    await expect(
      administrador.call('SavePuerta', {
        puertaid: '0',
        values: { nombre: 'PUERTA DE CAMIONES', sede: 'planta súr' },
      }),
    ).rejects.toMatchObject({
      body: { code: 1511, twin: puertaid, fields: { nombre: expect.any(String) as unknown } },
    })
    // A site stands as it was written first.
    const other = await administrador.call('SavePuerta', {
      puertaid: '0',
      values: { nombre: 'Peatonal', sede: 'PLANTA SUR' },
    })
    expect(other.records[0]?.sede).toBe('Planta Sur')
    await administrador.call('SavePuerta', { puertaid, values: { con_nombres: true, version } })
    await expect(
      administrador.call('SavePuerta', { puertaid, values: { activa: false, version } }),
    ).rejects.toMatchObject({ body: { code: 1520 } })
    await expect(
      administrador.call('SavePuerta', { puertaid: '0', values: { nombre: 'Sin sede' } }),
    ).rejects.toMatchObject({ body: { code: 1510, fields: { sede: expect.any(String) as unknown } } })
    await expect(revisor.call('SavePuerta', { puertaid, values: { activa: false } })).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    expect((await revisor.call('ListPuertas', {})).records.map((each) => each.puertaid)).toContain(puertaid)
  })

  test('takes one device by a code that is kept as its hash, good this once and until another is made', async () => {
    const puertaid = await puerta()
    const first = await administrador.call('CrearCodigoDeDispositivo', { puertaid })
    const { codigo, enlace, vence } = await administrador.call('CrearCodigoDeDispositivo', { puertaid })
    expect(codigo).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(enlace).toMatch(new RegExp(`/porteria#${codigo.replace('-', '')}$`))
    expect(Date.parse(vence) - Date.now()).toBeGreaterThan(9 * 60_000)
    const kept = await sql<{ codigo_hash: Buffer }>`
      select codigo_hash from privado.codigo_de_dispositivo where puertaid = ${puertaid}`.execute(app.owner)
    expect(kept.rows).toEqual([{ codigo_hash: hashToken(codigo.replace('-', '')) }])
    const refused = { body: { code: 1512 } }
    await expect(enrolledWith(app, first.codigo)).rejects.toMatchObject(refused)
    await enrolledWith(app, codigo)
    await expect(enrolledWith(app, codigo)).rejects.toMatchObject(refused)
    await expect(revisor.call('CrearCodigoDeDispositivo', { puertaid })).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    await administrador.call('SavePuerta', { puertaid, values: { activa: false } })
    await expect(administrador.call('CrearCodigoDeDispositivo', { puertaid })).rejects.toMatchObject({
      body: { code: 1684 },
    })
  })

  test('tells how each of its devices stands, and ends one for good', async () => {
    const puertaid = await puerta()
    const { dispositivoid } = await atWork(puertaid)
    const estado = async () => {
      const { records } = await revisor.call('ListPuertas', {})
      return records.find((each) => each.puertaid === puertaid)?.dispositivos[0]
    }
    const since = (visto: string, lista: string) =>
      sql`update dispositivo set visto = now() - ${visto}::interval, lista = now() - ${lista}::interval
        where dispositivoid = ${dispositivoid}`.execute(app.owner)
    expect(await estado()).toMatchObject({ estado: 'sin lista', guardia: 'Rita Medina', version: '0.1' })
    await since('2 minutes', '2 minutes')
    expect((await estado())?.estado).toBe('al dia')
    await since('92 minutes', '92 minutes')
    expect((await estado())?.estado).toBe('sin señal')
    await since('26 hours', '26 hours')
    expect((await estado())?.estado).toBe('vieja')
    const { records } = await administrador.call('RevocarDispositivo', { dispositivoid })
    expect(records).toMatchObject([{ puertaid, estado: 'revocado', guardia: null }])
    const again = await administrador.call('RevocarDispositivo', { dispositivoid })
    expect(again.records[0]?.revocado).toBe(records[0]?.revocado)
    await expect(administrador.call('RevocarDispositivo', { dispositivoid: '41x1' })).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
  })
})

describe('a guard', () => {
  test('has a PIN that is kept as a slow hash, is told nowhere, and isn’t one that is guessed', async () => {
    const puertaid = await puerta()
    const { records } = await administrador.call('SaveGuardia', {
      guardiaid: '0',
      values: { nombre: 'Luis Prieto', pin: '7402', puertas: [puertaid] },
    })
    const { guardiaid, version } = records[0] ?? expect.fail('no guard')
    expect(records).toMatchObject([
      { puertas: [{ puertaid }], turno: null, ultimo_turno: null, activo: true },
    ])
    const kept = async () => {
      const { rows } = await sql<{ hash: string }>`
        select hash from privado.pin_de_guardia where guardiaid = ${guardiaid}`.execute(app.owner)
      return rows[0]?.hash
    }
    const hash = await kept()
    expect(hash).toMatch(/^\$argon2id\$/)
    expect(await createPasswords().verify('7402', hash)).toBe(true)
    // A guard may have the PIN of another: they are told apart by their name.
    await administrador.call('SaveGuardia', {
      guardiaid: '0',
      values: { nombre: 'Sara Ojeda', pin: '7402' },
    })
    await administrador.call('SaveGuardia', { guardiaid, values: { activo: false, version } })
    expect(await kept()).toBe(hash)
    await administrador.call('SaveGuardia', { guardiaid, values: { pin: '190273' } })
    expect(await createPasswords().verify('190273', await kept())).toBe(true)
    for (const pin of ['0000', '1234', '987654'])
      await expect(administrador.call('SaveGuardia', { guardiaid, values: { pin } })).rejects.toMatchObject({
        body: { code: 1510, fields: { pin: expect.stringContaining('se adivina') as unknown } },
      })
    await expect(
      administrador.call('SaveGuardia', { guardiaid: '0', values: { nombre: 'Sin PIN' } }),
    ).rejects.toMatchObject({ body: { code: 1510, fields: { pin: expect.any(String) as unknown } } })
    await expect(
      administrador.call('SaveGuardia', { guardiaid, values: { puertas: ['40x1'] } }),
    ).rejects.toMatchObject({ body: { code: 1510, fields: { puertas: expect.any(String) as unknown } } })
    await expect(
      administrador.call('SaveGuardia', { guardiaid, values: { nombre: 'Otro', version } }),
    ).rejects.toMatchObject({ body: { code: 1520 } })
    await expect(revisor.call('SaveGuardia', { guardiaid, values: { activo: true } })).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    const listed = await revisor.call('ListGuardias', {})
    expect(listed.records.map(({ nombre }) => nombre)).toContain('Sara Ojeda')
    expect(JSON.stringify(listed)).not.toMatch(/7402|190273|argon2/)
    // Neither the audit nor anybody's list has a PIN.
    const { rows } = await sql<{ cambios: unknown }>`
      select cambios from auditoria where objeto = ${guardiaid} and cambios is not null`.execute(app.owner)
    expect(JSON.stringify(rows)).not.toMatch(/7402|190273|argon2/)
  })
})

describe('what passed', () => {
  let uno: Puesto
  let dos: Puesto
  let puertaid: string
  let otra: string
  let cuenta_id: string
  let accountname: string
  let mariaId: string
  beforeAll(async () => {
    puertaid = await puerta({ nombre: 'Norte', sede: 'Planta de los pasos' })
    otra = await puerta({ nombre: 'Sur', sede: 'Planta de los pasos' })
    uno = await atWork(puertaid)
    dos = await atWork(otra)
    ;({ cuenta_id, accountname } = await app.make.cuenta({ accountname: 'Cargas de los Pasos S.A.' }))
    const maria = await app.make.chofer({
      cuenta_id,
      nombre: 'María',
      apellido: 'Bosque',
      documento: '30111901',
    })
    mariaId = maria.choferid
    await app.make.dominio({ cuenta_id, dominio: 'ZP901AA', pais_patente: 'Argentina' })
    await app.make.chofer({
      cuenta_id,
      apellido: 'Laguna',
      documento: '30111902',
      estado_cuenta: 'BAJA',
      fecha_baja: sumarDias(hoy, -20),
      motivo_baja: 'Renunció',
    })
    const ayer = sumarDias(hoy, -1)
    await pasa(uno, { momento: at(ayer, '08:00'), partes: [tractor('ZP901AA'), chofer('30111901')] })
    await pasa(uno, {
      momento: at(ayer, '09:48'),
      sentido: 'sale',
      partes: [tractor('ZP901AA'), chofer('30111901')],
    })
    await pasa(uno, { momento: at(ayer, '10:00'), partes: [chofer('30111901')] })
    await pasa(dos, { momento: at(ayer, '10:20'), partes: [chofer('30111901')] })
    await pasa(uno, {
      momento: at(ayer, '11:00'),
      partes: [chofer('30111902')],
      respuesta: 'no',
      motivos: ['Está de baja'],
      igual: { autoriza: 'Julio Puente', motivo: 'Viene a descargar y se va' },
    })
    await pasa(uno, {
      momento: at(ayer, '12:00'),
      sentido: 'no entra',
      partes: [tractor('ZP999ZZ')],
      esperadas: [tractor('ZP901AA')],
      respuesta: 'no coincide',
      tecleado: ['2AH'],
    })
    await pasa(dos, { momento: at(ayer, '12:30'), sentido: 'sale', partes: [chofer('30111901')] })
    await pasa(uno, {
      momento: at(ayer, '13:00'),
      respuesta: 'visita',
      visita: { nombre: 'Bosque, María', documento: '30.111.901', a_quien: 'C. Sosa', empresa: 'Aceros' },
    })
    await pasa(uno, {
      momento: at(hoy, '00:01'),
      respuesta: 'visita',
      visita: { nombre: 'Quiroga, Nadia', documento: '28555123', a_quien: 'C. Sosa', empresa: 'Aceros' },
    })
  })

  const dias = { desde: sumarDias(hoy, -1), hasta: hoy }
  const list = async (more: Record<string, string> = {}) =>
    (await revisor.call('ListPasos', { ...dias, puertaid, ...more })).records

  test('is listed, the newest first, with whose it is and how long who left had been there', async () => {
    const { records, total, dias: byDay } = await revisor.call('ListPasos', { ...dias, puertaid })
    expect(total).toBe(7)
    expect(byDay).toEqual([
      { dia: hoy, pasos: 1 },
      { dia: sumarDias(hoy, -1), pasos: 6 },
    ])
    expect(records.at(-1)).toMatchObject({
      puerta: 'Norte',
      guardia: 'Rita Medina',
      dispositivo: 'Celular de prueba',
      sentido: 'entra',
      edad: 840,
      hallazgos: [],
      partes: [
        {
          lugar: 'tractor',
          texto: 'ZP901AA',
          nombre: 'ZP901AA',
          pais_patente: 'Argentina',
          cuentaid: cuenta_id,
          accountname,
        },
        { lugar: 'chofer1', texto: '30111901', nombre: 'Bosque, María', recursoid: mariaId },
      ],
    })
    expect(records.at(-2)).toMatchObject({ sentido: 'sale', estuvo: 108 })
  })

  test('is found by what was written down and by what is known of it', async () => {
    expect(await list({ search: 'zp 901' })).toHaveLength(2)
    expect(await list({ search: 'ZP901' })).toHaveLength(2)
    expect(await list({ search: 'bosque' })).toHaveLength(4)
    expect(await list({ search: 'quiroga' })).toHaveLength(1)
    expect(await list({ search: 'cargas de los pasos' })).toHaveLength(5)
    expect(await list({ sentido: 'sale' })).toHaveLength(1)
    expect(await list({ respuesta: 'visita' })).toHaveLength(2)
    expect(await list({ cuentaid: cuenta_id, hasta: sumarDias(hoy, -2), desde: sumarDias(hoy, -3) })).toEqual(
      [],
    )
    expect((await revisor.call('ListPasos', { recursoid: mariaId })).records).toHaveLength(6)
  })

  test('is a finding where it was let in all the same, did not match, was inside already, came as a visitor or had left', async () => {
    const found = async (hallazgo: string) =>
      (await revisor.call('SummarizePasos', dias)).hallazgos[hallazgo as 'igual']
    for (const each of ['igual', 'no coincide', 'dos puertas', 'chofer de visita', 'de baja'])
      expect(await found(each), each).toBe(1)
    const { pasos, aMirar } = await revisor.call('SummarizePasos', dias)
    expect({ pasos, aMirar }).toEqual({ pasos: 9, aMirar: 4 })
    const any = await revisor.call('ListPasos', { ...dias, hallazgo: 'cualquiera' })
    expect(any.records.map(({ hallazgos }) => hallazgos)).toEqual([
      ['chofer de visita'],
      ['no coincide'],
      ['igual', 'de baja'],
      ['dos puertas'],
    ])
    expect((await revisor.call('ListPasos', { ...dias, hallazgo: 'de baja' })).records).toMatchObject([
      { igual: { autoriza: 'Julio Puente', motivo: 'Viene a descargar y se va' } },
    ])
  })

  test('is told at Inicio: who was let in today all the same, and devices that say yes no more', async () => {
    const { puertas } = await revisor.call('Cola', {})
    await pasa(uno, {
      igual: { autoriza: 'Julio Puente', motivo: 'Trae el papel' },
      respuesta: 'no',
      motivos: [],
    })
    await sql`update dispositivo set lista = now() - interval '25 hours' where dispositivoid = ${dos.dispositivoid}`.execute(
      app.owner,
    )
    expect((await revisor.call('Cola', {})).puertas).toEqual({
      listasViejas: puertas.listasViejas + 1,
      igualesHoy: puertas.igualesHoy + 1,
    })
  })

  test('says who is inside, and neither who left nor who was not let in', async () => {
    const { records } = await revisor.call('ListAdentro', { sede: 'Planta de los pasos' })
    expect(records.map(({ que, documento }) => [que, documento])).toEqual([
      ['visita', '28555123'],
      ['visita', '30111901'],
      ['chofer', '30111902'],
    ])
    expect((await revisor.call('ListAdentro', { sede: 'Ninguna' })).records).toEqual([])
    const { records: puertas } = await revisor.call('ListPuertas', {})
    expect(puertas.find((each) => each.puertaid === puertaid)?.adentro).toBe(3)
    expect((await revisor.call('SummarizePasos', { ...dias, puertaid: otra })).adentro).toBe(0)
  })
})

test('a visitor who leaves was there since they came, by whichever gate of the site', async () => {
  const sede = 'Planta de las visitas'
  const [norte, sur] = [await puerta({ sede }), await puerta({ sede })]
  const [entrada, salida, lejos] = [
    await atWork(norte),
    await atWork(sur),
    await atWork(await puerta({ sede: 'Otra planta de las visitas' })),
  ]
  const visita = { nombre: 'Quiroga, Nadia', documento: '27.555.777', a_quien: 'C. Sosa', empresa: '' }
  const ayer = sumarDias(hoy, -1)
  const comes = { respuesta: 'visita', visita } as const
  await pasa(entrada, { ...comes, momento: at(ayer, '08:00') })
  await pasa(lejos, { ...comes, momento: at(ayer, '08:30') })
  await pasa(salida, {
    ...comes,
    momento: at(ayer, '09:15'),
    sentido: 'sale',
    visita: { ...visita, documento: '27555777' },
  })
  const other = { ...visita, documento: '27555778' }
  await pasa(salida, { ...comes, momento: at(ayer, '09:20'), sentido: 'sale', visita: other })
  const { records } = await revisor.call('ListPasos', { puertaid: sur, desde: ayer })
  expect(records.map(({ estuvo }) => estuvo)).toEqual([null, 75])
})

describe('exposure', () => {
  const mes = sumarAlPeriodo(periodoDe(hoy), -1)
  const dia = (n: number) => `${mes}-${String(n).padStart(2, '0')}`
  const cinco = [
    'alta-temprana',
    'f931',
    'pago-remuneraciones',
    'cuenta-bancaria',
    'art-nomina',
    'no-repeticion',
  ]
  const tipos: Record<string, string> = {}
  let puesto: Puesto
  let puertaid: string
  beforeAll(async () => {
    for (const { clave, tipodocumentoid } of await app.owner
      .selectFrom('tipo_documento')
      .selectAll()
      .execute())
      if (clave !== null) tipos[clave] = tipodocumentoid
    puertaid = await puerta({ sede: 'Planta expuesta' })
    puesto = await atWork(puertaid)
  })
  const paper = (
    who: { cuenta_id: string; choferid: string },
    clave: string,
    values: Parameters<TestApp['make']['documento']>[0] = {},
  ) =>
    app.make.documento({
      cuenta_id: who.cuenta_id,
      recursoid: who.choferid,
      tipodocumentoid: tipos[clave] ?? expect.fail(`no type ${clave}`),
      estado: 'aprobado',
      decidido_por: administrador.operadorid,
      presentado: at(sumarDias(dia(1), -40)),
      fecha_emision: sumarDias(dia(1), -40),
      fecha_vencimiento: sumarDias(hoy, 60),
      ...values,
    })
  const complete = async (who: { cuenta_id: string; choferid: string }, without: readonly string[] = []) => {
    for (const clave of cinco) if (!without.includes(clave)) await paper(who, clave)
  }
  const ask = () => revisor.call('Exposicion', { mes, puertaid })
  const of = async (cuenta_id: string) => (await ask()).cuentas.find(({ cuentaid }) => cuentaid === cuenta_id)

  test('counts an entry by what there was on its day, and a paper that came later heals none', async () => {
    const whole = await app.make.chofer({ documento: '30111911' })
    await complete(whole)
    await pasa(puesto, { momento: at(dia(3)), partes: [chofer('30111911')] })
    const late = await app.make.chofer({ documento: '30111912' })
    await complete(late, ['f931'])
    await paper(late, 'f931', { presentado: at(dia(10)) })
    await pasa(puesto, { momento: at(dia(9)), partes: [chofer('30111912')] })
    await pasa(puesto, { momento: at(dia(10)), partes: [chofer('30111912')] })
    await pasa(puesto, { momento: at(dia(10), '15:00'), sentido: 'sale', partes: [chofer('30111912')] })

    expect(await of(whole.cuenta_id)).toBeUndefined()
    expect(await of(late.cuenta_id)).toMatchObject({
      entradas: 2,
      sin_control: 1,
      faltas: { seguridad_social: 1 },
    })
    const all = await ask()
    expect(all).toMatchObject({
      entradas: 3,
      sin_control: 1,
      personas: 1,
      demas: { cuentas: 1, entradas: 1 },
    })
    expect(all.curas).toMatchObject([{ control: 'seguridad_social', entradas: 1, pedido: null }])
    expect(all.meses).toHaveLength(6)
    expect(all.meses.at(-1)).toEqual({ mes, entradas: 3, sin_control: 1 })
    expect(all.mesDePedido).toBe(mes)
  })

  test('an unknown is missing: without papers, rejected, blocked or past its end', async () => {
    const none = await app.make.chofer({ documento: '30111913' })
    await pasa(puesto, { momento: at(dia(5)), partes: [chofer('30111913')] })
    expect((await of(none.cuenta_id))?.faltas).toEqual({
      cuil: 1,
      seguridad_social: 1,
      remuneracion: 1,
      cuenta_bancaria: 1,
      art: 1,
    })
    const odd = await app.make.chofer({ documento: '30111914' })
    await complete(odd, ['f931', 'cuenta-bancaria', 'alta-temprana', 'no-repeticion'])
    await paper(odd, 'f931', { estado: 'rechazado', motivo: 'No se lee', causa: 'otra' })
    await paper(odd, 'cuenta-bancaria', { bloqueado: true, bloqueado_desde: at(hoy), motivo: 'Es falsa' })
    await paper(odd, 'alta-temprana', { estado: 'en revision', decidido_por: null })
    await paper(odd, 'no-repeticion', { fecha_vencimiento: dia(4) })
    await pasa(puesto, { momento: at(dia(5)), partes: [chofer('30111914')] })
    expect((await of(odd.cuenta_id))?.faltas).toEqual({ seguridad_social: 1, cuenta_bancaria: 1, art: 1 })
  })

  test('what the provider lifted on that day, or said not to apply, is not missing', async () => {
    const who = await app.make.chofer({ documento: '30111915', createdtime: at(sumarDias(dia(1), -60)) })
    await complete(who, ['f931', 'cuenta-bancaria'])
    await administrador.call('SaveNoCorresponde', {
      recursoid: who.choferid,
      control: 'cuenta_bancaria',
      desde: mes,
      motivo: 'Titular o socio',
    })
    await app.owner
      .insertInto('excepcion')
      .values({
        cuenta_id: who.cuenta_id,
        recursoid: who.choferid,
        tipodocumentoid: tipos['f931'] ?? '',
        desde: dia(1),
        hasta: dia(15),
        motivo: 'ARCA está caído',
        dada_por: administrador.operadorid,
      })
      .execute()
    await pasa(puesto, { momento: at(dia(15)), partes: [chofer('30111915')] })
    await pasa(puesto, { momento: at(dia(16)), partes: [chofer('30111915')] })
    expect(await of(who.cuenta_id)).toMatchObject({
      entradas: 2,
      sin_control: 1,
      faltas: { seguridad_social: 1 },
    })
  })

  test('what a month lacks is asked for with Control, and then says when it was asked for', async () => {
    const carrier = await signedIn(app)
    await app.make.chofer({
      cuenta_id: carrier.cuentaId,
      documento: '30111916',
      createdtime: at(sumarDias(dia(1), -60)),
    })
    for (const n of [20, 21, 22]) await pasa(puesto, { momento: at(dia(n)), partes: [chofer('30111916')] })
    await administrador.call('PedirControles', { mes, cuentas: [carrier.cuentaId] })
    const { curas } = await ask()
    expect(curas.filter(({ cuentaid }) => cuentaid === carrier.cuentaId)).not.toEqual([])
    for (const { cuentaid, pedido } of curas) expect(pedido !== null).toBe(cuentaid === carrier.cuentaId)
  })

  test('Control counts only who entered where it is asked to, and says whom that leaves out', async () => {
    const { cuenta_id } = await app.make.cuenta()
    const createdtime = at(sumarDias(dia(1), -60))
    await app.make.chofer({ cuenta_id, documento: '30111917', createdtime })
    await app.make.chofer({ cuenta_id, documento: '30111918', createdtime })
    await pasa(puesto, { momento: at(dia(7)), partes: [chofer('30111917')] })
    const ofAccount = (cuentan?: 'entraron') =>
      revisor.call('ControlDeCuenta', { cuentaid: cuenta_id, mes, ...(cuentan && { cuentan }) })
    expect(await ofAccount()).toMatchObject({ choferes: 2, noEntraron: 1 })
    expect(await ofAccount('entraron')).toMatchObject({ choferes: 1, noEntraron: 1 })
    const all = await revisor.call('ControlDelMes', { mes, pagesize: 200 })
    const narrowed = await revisor.call('ControlDelMes', { mes, cuentan: 'entraron', pagesize: 200 })
    expect(narrowed.noEntraron).toBe(all.choferes - narrowed.choferes)
    expect(narrowed.noEntraron).toBe(all.noEntraron)
    const before = await revisor.call('ControlDelMes', { mes: sumarAlPeriodo(mes, -1) })
    expect(before.noEntraron).toBeNull()
  })
})
