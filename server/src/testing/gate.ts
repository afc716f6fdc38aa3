import { randomUUID } from 'node:crypto'
import {
  gateDoor,
  type GateInput,
  type GateOperation,
  type GateResult,
  type PasoDicho,
  type Seccion,
} from '@portal/contract/porteria.ts'
import { leerCabecera, listaDe, type Lista } from '@portal/pase/lista.ts'
import { aplicada, separadas, type Fila } from '@portal/pase/secciones.ts'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { hashToken } from '../sessions/token.ts'
import { baseUrl, type TestApp } from './app.ts'
import { resultOf } from './caller.ts'
import { tellSecrets } from './logs.ts'

/** A device at a gate, as the app on it speaks: through its door, with what it keeps. */

export interface Device {
  token: string
  dispositivoid: string
  send: (
    operation: string,
    input?: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  call: <Name extends GateOperation>(
    operation: Name,
    input: Partial<GateInput<Name>>,
  ) => Promise<GateResult<Name>>
  /** Brings what it wrote down, and takes what changed; answers its list, held against its signature and its hashes. */
  sync: (
    pasos?: readonly PasoDicho[],
    turnos?: GateInput<'Sincronizar'>['turnos'],
  ) => Promise<GateResult<'Sincronizar'> & { held: Lista }>
}

interface Gate {
  puertaid: string
  guardiaid: string
  pin: string
}

/** A gate with a guard on duty, as the console makes them. */
export async function makeGate(
  app: Pick<TestApp, 'owner' | 'services'>,
  values: { sede?: string; nombre?: string; operacionid?: string; con_nombres?: boolean } = {},
): Promise<Gate> {
  const { puertaid } = await app.owner
    .insertInto('puerta')
    .values({ nombre: `Puerta ${randomUUID().slice(0, 8)}`, sede: 'Planta de Prueba', ...values })
    .returning('puertaid')
    .executeTakeFirstOrThrow()
  const { guardiaid } = await app.owner
    .insertInto('guardia')
    .values({ nombre: 'Guardia de Prueba', puertas: [puertaid] })
    .returning('guardiaid')
    .executeTakeFirstOrThrow()
  const pin = '5802'
  const hash = await app.services.passwords.hash(pin)
  await sql`insert into privado.pin_de_guardia (guardiaid, hash) values (${guardiaid}, ${hash})`.execute(
    app.owner,
  )
  return { puertaid, guardiaid, pin }
}

const send = (
  app: Pick<TestApp, 'http'>,
  token: string | undefined,
  operation: string,
  input: object = {},
  headers: Record<string, string> = {},
) =>
  app.http.inject({
    // Tries are counted by network: each call comes from one of its own.
    remoteAddress: `10.${[1, 2, 3].map(() => String(Math.floor(Math.random() * 250) + 1)).join('.')}`,
    method: 'POST',
    url: gateDoor.url,
    headers: {
      origin: baseUrl,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: JSON.stringify({ _operation: gateDoor.operation, mode: operation, ...input }),
  })

/** Somebody who shows this, or nothing. */
export const atGate = (app: Pick<TestApp, 'http'>, token?: string) => ({
  send: (operation: string, input?: object, headers?: Record<string, string>) =>
    send(app, token, operation, input, headers),
})

let codes = 0
/** A code for one device, as the console shows it. */
export async function makeCode(app: Pick<TestApp, 'owner'>, puertaid: string, minutes = 10): Promise<string> {
  const codigo = `PRB${String(++codes).padStart(5, '2')}`
  await sql`
    insert into privado.codigo_de_dispositivo (puertaid, codigo_hash, creado_por, vence)
    values (${puertaid}, ${hashToken(codigo)}, '13x1', now() + make_interval(mins => ${minutes}))
    on conflict (puertaid) do update set codigo_hash = excluded.codigo_hash, vence = excluded.vence`.execute(
    app.owner,
  )
  return codigo
}

export const enrolled = async (app: TestApp, { puertaid }: Pick<Gate, 'puertaid'>): Promise<Device> =>
  enrolledWith(app, await makeCode(app, puertaid))

/** A device that takes this code. */
export async function enrolledWith(app: Pick<TestApp, 'http'>, codigo: string): Promise<Device> {
  const { token, dispositivoid, claves } = resultOf(
    await send(app, undefined, 'EnrolarDispositivo', { codigo, nombre: 'Celular de prueba', version: '0.1' }),
  ) as GateResult<'EnrolarDispositivo'>
  tellSecrets(token)
  let trusted = claves.map(({ claveid, publica }) => ({ claveid, publica: fromBase64(publica) }))
  let held: Lista | undefined
  const device: Device = {
    token,
    dispositivoid,
    send: (operation, input, headers) => send(app, token, operation, input, headers),
    call: async (operation, input) =>
      resultOf(await send(app, token, operation, input)) as GateResult<typeof operation>, // the door held it to the contract
    async sync(pasos = [], turnos = []) {
      const tiene = {
        juicios: held?.cabecera.juicios ?? null,
        unidades: held?.cabecera.unidades ?? null,
        fichas: held?.cabecera.fichas ?? null,
      }
      const answer = await device.call('Sincronizar', {
        version: '0.1',
        tiene,
        turnos: [...turnos],
        pasos: [...pasos],
      })
      const { lista } = answer
      const cabecera = await leerCabecera(
        fromBase64(lista.cabecera),
        lista.firmas.map(({ claveid, firma }) => ({ claveid, firma: fromBase64(firma) })),
        trusted,
      )
      if (!cabecera) throw new Error('a list that nobody signed whom the device knows')
      const whole = listaDe(cabecera, {
        juicios: sectionOf(held?.juicios ?? [], lista.juicios),
        unidades: sectionOf(held?.unidades ?? [], lista.unidades),
        fichas: sectionOf(held?.fichas ?? [], lista.fichas),
      })
      if (!whole) throw new Error('a list that is not what was signed')
      held = whole
      trusted = cabecera.claves
      return { ...answer, held: whole }
    },
  }
  return device
}

function sectionOf(before: readonly Fila[], told: Seccion): readonly Fila[] {
  if ('igual' in told) return before
  const rows =
    'toda' in told
      ? separadas(fromBase64(told.toda))
      : aplicada(before, { saca: told.saca, pone: fromBase64(told.pone) })
  if (!rows) throw new Error('a section that can’t be read')
  return rows
}

const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** One who comes in with these, as a device writes it down. */
export const pasoDe = (turnoid: string, values: Partial<PasoDicho> = {}): PasoDicho => ({
  pasoid: randomUUID(),
  turnoid,
  sentido: 'entra',
  momento: new Date().toISOString(),
  reloj: new Date().toISOString(),
  pase: null,
  partes: [],
  esperadas: [],
  visita: null,
  respuesta: 'puede',
  motivos: [],
  edad: 60,
  igual: null,
  tecleado: [],
  sin_senal: false,
  ...values,
})
