import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { GateInput, GateResult, Seccion } from '@portal/contract/porteria.ts'
import {
  dichoEnHuella,
  escribirAnulados,
  escribirCabecera,
  filasDeFichas,
  filasDeJuicio,
  filasDeUnidades,
  firmadoDeLista,
  largoDeHuella,
  type EnLista,
  type Huellas,
} from '@portal/pase/lista.ts'
import { enCadaLugar, esDeChofer, lugares } from '@portal/contract/lugaresDeUnidad.ts'
import { diferencia, huellaDeFilas, juntas, separadas, type Fila } from '@portal/pase/secciones.ts'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { FirmaMissingError } from '../../firma/firma.ts'
import type { FirmanteDePuertas } from '../../firma/firmanteDePuertas.ts'
import { said } from '../../said.ts'
import { EnPuerta, motivosEnPuerta } from './enPuerta.ts'
import type { CabeceraDicha } from './cabecera.ts'

/**
 * How everybody stands, as devices keep it: made once for all devices of an operation while nothing of it changes, and told
 * by what changed since what each has.
 */

export interface Listas {
  firmante: () => Promise<FirmanteDePuertas>
  para: (
    asked: {
      cabecera: CabeceraDicha
      /** Another one once anything changed that a list says. */
      vista: string
      /** Seconds since 1970. */
      emitida: number
      tiene: GateInput<'Sincronizar'>['tiene']
    },
    ask: (text: string) => Promise<Record<string, unknown>[]>,
  ) => Promise<GateResult<'Sincronizar'>['lista']>
}

interface Hecha {
  juicios: Whole
  unidades: Whole
  fichas: Whole
}
interface Whole {
  huella: string
  /** Its rows together: one by one each takes some 200 bytes more (measured). */
  bytes: Uint8Array
}

/** As it was read, and under what. */
interface Leida {
  vista: string
  /** Milliseconds since 1970. */
  cuando: number
  hecha: Promise<Hecha>
  /** Once it is made. */
  largo?: number
}

/** One that is younger is told again though something changed since: its age is told with it. */
const youngMs = 3_000
const MiB = 1024 * 1024
/** Bytes of lists as they stand: 8 of each resource, and some hundred with its name. */
const madeBytes = 32 * MiB
/** Of a list, beside its rows. */
const besides = 1_000
/** A list of which no device asked for so long goes: each asks every minute. */
const madeMs = 15 * 60_000
/** Bytes of sections that devices may still have: what changed since one of them is small. */
const keptBytes = 24 * MiB
/** Signing keys change by a command: they are looked for again so often. */
const keyMs = 30_000
/** Bytes of names that were hashed: some 180,000 of them. */
const namesBytes = 64 * MiB
/** Beside its letters, of each: measured. */
const besidesName = 320

export function createListas(readFirmante: () => Promise<FirmanteDePuertas>): Listas {
  const making = new Map<string, Leida>()
  const made = new LRUCache<string, Leida>({
    maxSize: madeBytes,
    sizeCalculation: ({ largo = 0 }) => largo,
    ttl: madeMs,
    updateAgeOnGet: true,
  })
  const before = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  })
  let signer: { until: number; firmante: Promise<FirmanteDePuertas> } | undefined
  const names = new LRUCache<string, Uint8Array>({
    maxSize: namesBytes,
    sizeCalculation: (_, name) => name.length + besidesName,
  })

  async function firmante(): Promise<FirmanteDePuertas> {
    const now = performance.now()
    if (!signer || signer.until < now) {
      const found = readFirmante()
      signer = { until: now + keyMs, firmante: found }
      found.catch(() => (signer = undefined))
    }
    try {
      return await signer.firmante
    } catch (error) {
      throw error instanceof FirmaMissingError ? refuse('SIGNING_KEY_MISSING') : error
    }
  }

  const huellasCon =
    (clave: Buffer): Huellas =>
    (clase, texto) => {
      const dicho = dichoEnHuella(clase, texto)
      const name = clave.toString('latin1') + dicho
      const known = names.get(name)
      if (known) return known
      const huella = new Uint8Array(
        createHmac('sha256', clave).update(dicho).digest().subarray(0, largoDeHuella),
      )
      names.set(name, huella)
      return huella
    }

  async function make(
    { cabecera }: Parameters<Listas['para']>[0],
    clave: Buffer,
    ask: Parameters<Listas['para']>[1],
  ): Promise<Hecha> {
    const huellaEn = huellasCon(clave)
    // Names are hashed here, some at a time, so that nobody else waits for all of them.
    const todos = await inSlices(await ask('select * from recursos_de_lista($1)'), (row) => {
      const each = EnPuerta.parse(row)
      huellaEn(each.clase, each.dicho)
      return each
    })
    const unidades = await inSlices(await ask('select * from unidades_de_lista($1)'), (row) =>
      Unidad.parse(row),
    )
    const hoy = hoyEnBuenosAires()
    const whole = (filas: Fila[]): Whole => {
      const huella = huellaDeFilas(filas)
      const bytes = juntas(filas)
      before.set(huella, bytes)
      return { huella, bytes }
    }
    return {
      juicios: whole(
        filasDeJuicio(
          huellaEn,
          todos.map(({ clase, dicho, hasta, contra }): EnLista => ({ clase, texto: dicho, hasta, contra })),
        ),
      ),
      unidades: whole(
        filasDeUnidades(
          huellaEn,
          unidades.map((unidad) =>
            lugares.map((lugar) => {
              const texto = unidad[lugar]
              return texto === null ? null : { clase: esDeChofer(lugar) ? 'chofer' : 'dominio', texto }
            }),
          ),
        ),
      ),
      fichas: whole(
        cabecera.con_nombres
          ? filasDeFichas(
              huellaEn,
              todos.map((each) => ({
                clase: each.clase,
                texto: each.dicho,
                ficha: {
                  nombre: each.nombre,
                  transporte: each.transporte,
                  motivo: motivosEnPuerta(each, hoy).map((motivo) => said('es', motivo))[0] ?? null,
                  vehiculo: each.vehiculo,
                  carroceria: each.carroceria,
                  ejes: each.cantidad_ejes,
                  pais: each.pais_patente,
                },
              })),
            )
          : [],
      ),
    }
  }

  /** Nothing, what changed, or all of it. */
  function told({ huella, bytes }: Whole, has: string | null): Seccion {
    if (has === huella) return { igual: true }
    const kept = has === null ? undefined : before.get(has)
    const antes = kept && separadas(kept)
    const filas = antes && separadas(bytes)
    if (!filas) return { toda: base64(bytes) }
    const { saca, pone } = diferencia(antes, filas)
    return saca.length * 6 + pone.length < filas.length * 4
      ? { saca, pone: base64(pone) }
      : { toda: base64(bytes) }
  }

  /** One that is being made is kept until it is, and then as long as there is room. */
  function read(key: string, leida: Leida): Leida {
    making.set(key, leida)
    const ended = () => making.get(key) === leida && making.delete(key)
    leida.hecha.then(({ juicios, unidades, fichas }) => {
      const largo = besides + juicios.bytes.length + unidades.bytes.length + fichas.bytes.length
      if (ended()) made.set(key, { ...leida, largo })
    }, ended)
    return leida
  }

  return {
    firmante,
    async para(asked, ask) {
      const { cabecera, vista, emitida, tiene } = asked
      const { claves, claveDeNombres } = await firmante()
      const clave = claveDeNombres(cabecera.operacionid ?? 'todas')
      const key = `${clave.toString('latin1')} ${String(cabecera.con_nombres)}`
      made.purgeStale()
      let leida = making.get(key) ?? made.get(key)
      if (leida?.vista !== vista && !(leida && Date.now() - leida.cuando < youngMs))
        leida = read(key, { vista, cuando: emitida * 1000, hecha: make(asked, clave, ask) })
      const hecha = await leida.hecha
      const head = escribirCabecera({
        version: 1,
        puertaid: cabecera.puertaid,
        puerta: cabecera.puerta,
        sede: cabecera.sede,
        operacion: cabecera.operacion,
        emitida: leida.vista === vista ? emitida : Math.floor(leida.cuando / 1000),
        dia: cabecera.dia,
        clave: new Uint8Array(clave),
        juicios: hecha.juicios.huella,
        unidades: hecha.unidades.huella,
        fichas: cabecera.con_nombres ? hecha.fichas.huella : null,
        claves: claves.map(({ claveid, publica }) => ({ claveid, publica: new Uint8Array(publica) })),
        anulados: escribirAnulados(cabecera.anulados),
        guardias: cabecera.guardias,
        autorizan: cabecera.autorizan,
        testigo: cabecera.testigo,
      })
      const signed = firmadoDeLista(head)
      return {
        cabecera: base64(head),
        firmas: claves.map(({ claveid, firmar }) => ({ claveid, firma: base64(firmar(signed)) })),
        juicios: told(hecha.juicios, tiene.juicios),
        unidades: told(hecha.unidades, tiene.unidades),
        fichas: cabecera.con_nombres ? told(hecha.fichas, tiene.fichas) : { igual: true },
      }
    },
  }
}

/** As many rows as take a few milliseconds. */
const slice = 500

async function inSlices<Row, Each>(rows: readonly Row[], make: (row: Row) => Each): Promise<Each[]> {
  const made: Each[] = []
  for (const row of rows) {
    made.push(make(row))
    if (made.length % slice === 0) await setImmediate()
  }
  return made
}

const Parte = z.nullable(z.string())
const Unidad = z.object(enCadaLugar(() => Parte))

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
