import 'fake-indexeddb/auto'
import { Unreachable } from '@portal/contract/client.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import type { GateInput, GateOperation, GateResult, PasoDicho } from '@portal/contract/porteria.ts'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { abrirAlmacen } from './almacen/almacen.ts'
import { adentroCon } from './adentro.ts'
import type { Llamar } from './enlace/llamar.ts'
import { crearMotor } from './motor.ts'
import { soloDe, ver } from './juicio/llegada.ts'
import { base64, clave, listaDicha, puede } from './pruebas.test-tools.ts'

/** A device without a browser: its database in memory, and a server that is what the test says it is. */

const nuestra = clave()
const empieza = Date.UTC(2026, 10, 27, 15)
let deviceMs: number
let isOn: boolean
let refuse: ((operation: GateOperation, input: object) => Refusal | undefined) | undefined
/** Bad lines lose the answer, and not what was asked. */
let losesAnswers: boolean
let kept: Map<string, PasoDicho>
let sent: string[]
let marca: boolean

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  deviceMs = empieza
  isOn = true
  refuse = undefined
  losesAnswers = false
  kept = new Map()
  sent = []
  marca = false
})

const noTalk = (code: number) => new Refusal({ code, message: `${code}` }, 200)

function answerOf(operation: GateOperation, input: object): unknown {
  if (operation === 'EnrolarDispositivo')
    return {
      token: 'secreta',
      dispositivoid: '3',
      claves: [{ claveid: nuestra.claveid, publica: base64(nuestra.publica) }],
    }
  if (operation === 'EmpezarTurno') {
    if ((input as GateInput<'EmpezarTurno'>).pin !== '1234') throw noTalk(1512)
    return { guardiaid: '5', nombre: 'Guardia de Prueba' }
  }
  if (operation === 'VerEnPuerta') return { partes: [], unidades: [] }
  const { pasos } = input as GateInput<'Sincronizar'>
  for (const paso of pasos) {
    if (!kept.has(paso.pasoid)) sent.push(paso.pasoid)
    kept.set(paso.pasoid, paso)
  }
  return {
    recibidos: pasos.map(({ pasoid }) => pasoid),
    rechazados: [],
    servidor: deviceMs,
    dispositivo: { dispositivoid: '3', nombre: 'Tableta' },
    lista: listaDicha(nuestra, {
      emitida: Math.floor(deviceMs / 1000),
      juicios: [puede('dominio', 'AB123CD'), puede('chofer', '30111222')],
    }),
    adentro: [],
    sin_nombrar: 0,
    ultimos: [],
  } satisfies GateResult<'Sincronizar'>
}

// eslint-disable-next-line @typescript-eslint/require-await -- what it throws has to come as a promise does
const llamar: Llamar = async (operation, input) => {
  if (!isOn) throw new Unreachable()
  const refusal = refuse?.(operation, input)
  if (refusal) throw refusal
  const answer = answerOf(operation, input)
  if (losesAnswers) throw new Unreachable()
  return answer as GateResult<typeof operation> // of that operation, above
}

const abrir = async () =>
  crearMotor({
    almacen: await abrirAlmacen(),
    llamar,
    ahora: () => deviceMs,
    version: 'prueba',
    persistir: () => Promise.resolve(true),
    marca: { hay: () => marca, poner: () => void (marca = true), sacar: () => void (marca = false) },
  })

async function enTurno() {
  const motor = await abrir()
  await motor.enrolar('K7M4Q2PX', 'Tableta')
  expect(await motor.empezarTurno({ guardiaid: '5', nombre: 'Guardia de Prueba' }, '1234')).toEqual({
    que: 'empezo',
  })
  return motor
}

const entra = (texto: string): Parameters<Awaited<ReturnType<typeof abrir>>['anotar']>[0] => ({
  sentido: 'entra',
  pase: null,
  partes: [{ lugar: 'tractor', texto }],
  esperadas: [],
  visita: null,
  respuesta: 'puede',
  motivos: [],
  igual: null,
  tecleado: [],
})
const nadie = { nombre: null, patente: null }

test('what was written down without a line is sent once, in order, whatever is lost in between', async () => {
  const motor = await enTurno()
  isOn = false
  const written: string[] = []
  for (let n = 0; n < 450; n++) written.push((await motor.anotar(entra(`AA${n}`), nadie)).paso.pasoid)
  await motor.sincronizar()
  expect(motor.estado().sinSenalDesde).not.toBeNull()

  // The server keeps them and its answer never comes; then the tab is killed.
  isOn = true
  losesAnswers = true
  await motor.sincronizar()
  losesAnswers = false
  const again = await abrir()
  expect(again.estado().pasos.filter(({ estado }) => estado === 'espera')).toHaveLength(450)
  await again.sincronizar()

  expect(sent).toEqual(written)
  expect(again.estado().pasos.filter(({ estado }) => estado === 'espera')).toEqual([])
  expect(again.estado().turno?.nombre).toBe('Guardia de Prueba')
})

test('one that the server can’t read keeps none of the others waiting, and is shown with why', async () => {
  const motor = await enTurno()
  isOn = false
  for (const texto of ['AA111AA', 'MALO', 'CC333CC']) await motor.anotar(entra(texto), nadie)
  await motor.sincronizar()
  isOn = true
  refuse = (_operation, input) => (JSON.stringify(input).includes('MALO') ? noTalk(1510) : undefined)

  await motor.sincronizar()

  expect([...kept.values()].map(({ partes }) => partes[0]?.texto)).toEqual(['AA111AA', 'CC333CC'])
  expect(motor.estado().pasos.map(({ estado, porque }) => [estado, porque])).toEqual([
    ['enviado', undefined],
    ['rechazado', '1510'],
    ['enviado', undefined],
  ])
})

test('a list of a day ago lets nobody in, and a reload that fails does not make it younger', async () => {
  const motor = await enTurno()
  const respuesta = () => ver(motor.estado().lista, soloDe('AB123CD'), motor.reloj())
  expect(respuesta().respuesta).toBe('puede')

  isOn = false
  deviceMs += 24 * 3_600_000 + 1_000
  await motor.sincronizar()

  expect(respuesta()).toMatchObject({ respuesta: 'llamar', motivos: [{ que: 'lista vieja' }] })
})

test('a clock that is put back lets nobody in, also after the tab was opened anew', async () => {
  const motor = await enTurno()
  isOn = false
  deviceMs += 20 * 3_600_000
  await motor.anotar(entra('AB123CD'), nadie)
  deviceMs -= 19 * 3_600_000
  const again = await abrir()

  expect(ver(again.estado().lista, soloDe('AB123CD'), again.reloj())).toMatchObject({
    respuesta: 'llamar',
    motivos: [{ que: 'reloj' }],
  })
})

test('a revoked device forgets what it holds, and says so', async () => {
  const motor = await enTurno()
  await motor.anotar(entra('AB123CD'), nadie)
  await motor.sincronizar()
  refuse = () => noTalk(1681)

  await motor.sincronizar()

  expect(motor.estado()).toMatchObject({ dispositivo: undefined, sinEnrolar: 'revocada', lista: undefined })
  const left = await (await abrirAlmacen()).leer()
  expect(left.dispositivo ?? left.cabecera ?? left.secciones.juicios).toBeUndefined()
  expect([left.pasos, left.turnos]).toEqual([[], []])
  expect((await abrir()).estado().sinEnrolar).toBe('nueva')
})

test('a gate that is closed lets nobody in by the list of before', async () => {
  const motor = await enTurno()
  refuse = () => noTalk(1682)
  await motor.sincronizar()
  isOn = false
  const again = await abrir()
  expect(ver(again.estado().lista, soloDe('AB123CD'), again.reloj())).toMatchObject({
    respuesta: 'llamar',
    motivos: [{ que: 'sin lista' }, { que: 'no figura' }],
  })
})

test('what the browser cleared is said, and nobody is let in', async () => {
  await enTurno()
  globalThis.indexedDB = new IDBFactory()

  const again = await abrir()

  expect(again.estado()).toMatchObject({ dispositivo: undefined, sinEnrolar: 'perdida', lista: undefined })
  expect(ver(again.estado().lista, soloDe('AB123CD'), again.reloj()).respuesta).toBe('llamar')
})

test('a shift begins without a line for who was recognised here before, and guesses are paused', async () => {
  const motor = await enTurno()
  const guardia = { guardiaid: '5', nombre: 'Guardia de Prueba' }
  await motor.terminarTurno()
  await motor.sincronizar()
  isOn = false

  expect(await motor.empezarTurno({ guardiaid: '6', nombre: 'Otra' }, '1234')).toEqual({ que: 'no se sabe' })
  for (let guess = 0; guess < 5; guess++)
    expect(await motor.empezarTurno(guardia, '9999')).toEqual({ que: 'no es' })
  expect(await motor.empezarTurno(guardia, '1234')).toEqual({ que: 'pausa', faltan: 30_000 })
  deviceMs += 30_000
  expect(await motor.empezarTurno(guardia, '1234')).toEqual({ que: 'empezo' })
})

test('a PIN that the server no longer takes is good for nothing without a line either', async () => {
  const motor = await enTurno()
  const guardia = { guardiaid: '5', nombre: 'Guardia de Prueba' }
  refuse = (operation) => (operation === 'EmpezarTurno' ? noTalk(1512) : undefined)
  expect(await motor.empezarTurno(guardia, '1234')).toEqual({ que: 'no es', dicho: '1512' })
  isOn = false
  expect(await motor.empezarTurno(guardia, '1234')).toEqual({ que: 'no se sabe' })
})

test('who is inside follows what was written down before the server has it', async () => {
  const motor = await enTurno()
  isOn = false
  const chofer = { lugar: 'chofer1', texto: '30.111.222' } as const
  const paso = { ...entra('AB123CD'), partes: [{ lugar: 'tractor', texto: 'AB123CD' } as const, chofer] }
  await motor.anotar(paso, { nombre: 'Chofer de Prueba', patente: 'AB123CD' })
  const inside = () => adentroCon(motor.estado().mundo?.adentro ?? [], motor.estado().pasos, 'Puerta 1')
  expect(inside()).toMatchObject([{ nombre: 'Chofer de Prueba', patente: 'AB123CD', puerta: 'Puerta 1' }])

  await motor.anotar({ ...paso, sentido: 'sale', partes: [{ ...chofer, texto: '30111222' }] }, nadie)
  expect(inside()).toEqual([])
})
