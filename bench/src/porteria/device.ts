import { createHash, randomUUID } from 'node:crypto'
import {
  gateDoor,
  type GateInput,
  type GateOperation,
  type GateResult,
  type PasoDicho,
} from '@portal/contract/porteria.ts'
import { leerCabecera } from '@portal/pase/lista.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'

/** A device at a gate of its own, through the product's door. */
export interface Device {
  token: string
  guardiaid: string
  puertaid: string
  /** In which it believes. */
  claves: { claveid: string; publica: Uint8Array }[]
  /** Throws what was refused, and where nobody answered. */
  call: <Name extends GateOperation>(
    operation: Name,
    input: GateInput<Name>,
  ) => Promise<Told<GateResult<Name>>>
}

export interface Told<Result> {
  result: Result
  /** As it came over the wire, compressed. */
  bytes: number
}

/** Longer than this no device waits for one answer. */
const patienceMs = 30_000

/** A gate with a guard, and a device that was enrolled at it. */
export async function enrolDevice(
  db: Kysely<Database>,
  url: string,
  sede = 'Planta de medición',
): Promise<Device> {
  const nombre = `Puerta ${randomUUID().slice(0, 8)}`
  const { puertaid } = await db
    .insertInto('puerta')
    .values({ nombre, sede })
    .returning('puertaid')
    .executeTakeFirstOrThrow()
  const { guardiaid } = await db
    .insertInto('guardia')
    .values({ nombre: 'Guardia de medición', puertas: [puertaid] })
    .returning('guardiaid')
    .executeTakeFirstOrThrow()
  const codigo = randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()
  const hash = createHash('sha256').update(codigo).digest()
  await sql`insert into privado.codigo_de_dispositivo (puertaid, codigo_hash, creado_por, vence)
    values (${puertaid}, ${hash}, '13x1', now() + interval '10 minutes')`.execute(db)
  const ask = async <Name extends GateOperation>(
    token: string | undefined,
    operation: Name,
    input: GateInput<Name>,
  ): Promise<Told<GateResult<Name>>> => {
    const answer = await fetch(url + gateDoor.url, {
      method: 'POST',
      headers: {
        origin: url,
        'content-type': 'application/json',
        'accept-encoding': 'br',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ _operation: gateDoor.operation, mode: operation, ...input }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = (await answer.json()) as { success: boolean; result: GateResult<Name>; error?: object } // the contract's envelope
    if (!body.success) throw new Error(`${operation}: ${JSON.stringify(body.error)}`)
    return { result: body.result, bytes: Number(answer.headers.get('content-length')) }
  }
  const { result } = await ask(undefined, 'EnrolarDispositivo', { codigo, nombre: 'Medidor', version: '0' })
  return {
    token: result.token,
    guardiaid,
    puertaid,
    claves: result.claves.map(({ claveid, publica }) => ({
      claveid,
      publica: fromBase64(publica),
    })),
    call: (operation, input) => ask(result.token, operation, input),
  }
}

/** One who comes in with this plate. */
export const pasoOf = (turnoid: string, texto: string): PasoDicho => {
  const now = new Date().toISOString()
  return {
    pasoid: randomUUID(),
    turnoid,
    sentido: 'entra',
    momento: now,
    reloj: now,
    pase: null,
    partes: [{ lugar: 'tractor', texto }],
    esperadas: [],
    visita: null,
    respuesta: 'puede',
    motivos: [],
    edad: 60,
    igual: null,
    tecleado: [],
    sin_senal: true,
  }
}

/** What a device has of a list, by section, as it asks for what differs. */
export type Held = GateInput<'Sincronizar'>['tiene']

export const nothingHeld: Held = { juicios: null, unidades: null, fichas: null }

/** Of a list that came: throws where nobody signed it in whom the device believes. */
export async function heldOf(
  { claves }: Device,
  { cabecera, firmas }: GateResult<'Sincronizar'>['lista'],
): Promise<Held> {
  const signed = firmas.map(({ claveid, firma }) => ({ claveid, firma: fromBase64(firma) }))
  const head = await leerCabecera(fromBase64(cabecera), signed, claves)
  if (!head) throw new Error('a list that nobody signed whom the device knows')
  return { juicios: head.juicios, unidades: head.unidades, fichas: head.fichas }
}

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))
