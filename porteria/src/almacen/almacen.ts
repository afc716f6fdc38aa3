import type { GateResult, PasoDicho, TurnoDicho } from '@portal/contract/porteria.ts'
import type { Clave } from '@portal/pase/firma.ts'
import type { Firma } from '@portal/pase/lista.ts'
import { openDB, type DBSchema } from 'idb'

/**
 * All that a device at a gate keeps, in one database of its browser: who it is, the list as it was signed, shifts and pasos
 * until the server has them, and what compares a PIN without a line. What belongs together changes in one transaction, so
 * that a tab that is killed leaves either all of it or nothing. See docs/decisions/0141.
 */

export const secciones = ['juicios', 'unidades', 'fichas'] as const
export type NombreDeSeccion = (typeof secciones)[number]

export interface Dispositivo {
  token: string
  dispositivoid: string
  /** In what it believes: of its enrolment first, of the newest list from then on. */
  claves: Clave[]
}

/** The head of a list, as it is signed. */
export interface CabeceraGuardada {
  cabecera: Uint8Array
  firmas: Firma[]
}

export interface RelojGuardado {
  /** What is added to the device's clock to have the server's, in milliseconds. */
  diferencia: number
  /** The latest moment that was ever seen, in seconds since 1970. */
  masTarde: number
}

/** What the server said of the site when it spoke last. */
export interface Mundo extends Pick<GateResult<'Sincronizar'>, 'adentro' | 'sin_nombrar' | 'ultimos'> {
  /** In milliseconds since 1970, by the server's clock. */
  servidor: number
}

export interface TurnoGuardado {
  turno: TurnoDicho
  nombre: string
  /** Whether the server has it as it stands. */
  enviado: boolean
}

export interface PasoGuardado {
  /** In which order it happened: the database numbers it. */
  n?: number
  paso: PasoDicho
  estado: 'espera' | 'enviado' | 'rechazado'
  /** The server's words, of one that it won't keep. */
  porque?: string
  /** As lists show it. */
  quien: { nombre: string | null; patente: string | null }
}

/** What a PIN is compared with where the server can't be asked. */
export interface PinGuardado {
  sal: Uint8Array
  rondas: number
  resumen: Uint8Array
}

interface IntentosGuardados {
  fallidos: number
  /** Until then nobody may guess, in milliseconds of the device's clock. */
  hasta: number
}

interface Esquema extends DBSchema {
  dispositivo: { key: string; value: Dispositivo }
  cabecera: { key: string; value: CabeceraGuardada }
  /** Rows as `juntas` writes them. */
  secciones: { key: string; value: Uint8Array }
  reloj: { key: string; value: RelojGuardado }
  mundo: { key: string; value: Mundo }
  turnos: { key: string; value: TurnoGuardado }
  pasos: { key: number; value: PasoGuardado; indexes: { estado: string } }
  pines: { key: string; value: PinGuardado }
  intentos: { key: string; value: IntentosGuardados }
}

const stores = [
  'dispositivo',
  'cabecera',
  'secciones',
  'reloj',
  'mundo',
  'turnos',
  'pasos',
  'pines',
  'intentos',
] as const

/** Each of these stores has one record. */
const unico = 'este'
/** Pasos that the server has are shown a while. */
const enviadosQueQuedan = 50

/** What came with an answer of the server, and is kept whole or not at all. */
interface Recibido {
  recibidos: readonly string[]
  rechazados: readonly { pasoid: string; porque: string }[]
  /** Shifts as they were sent: one that ended since is sent again. */
  turnos: readonly TurnoDicho[]
  mundo: Mundo
  reloj: RelojGuardado
  /** Absent where the list stays as it was. */
  lista?:
    | (CabeceraGuardada & { claves: Clave[]; secciones: Partial<Record<NombreDeSeccion, Uint8Array>> })
    | undefined
}

export async function abrirAlmacen(nombre = 'portal-porteria') {
  const db = await openDB<Esquema>(nombre, 1, {
    upgrade(made) {
      for (const name of stores) {
        if (name === 'pasos')
          made.createObjectStore(name, { keyPath: 'n', autoIncrement: true }).createIndex('estado', 'estado')
        else made.createObjectStore(name)
      }
    },
    // A newer version of the app in another tab goes first.
    blocking: (_before, _after, event) => (event.target as IDBDatabase | null)?.close(),
  })

  return {
    async leer() {
      const tx = db.transaction(stores)
      const [dispositivo, cabecera, reloj, mundo, turnos, pasos, juicios, unidades, fichas] =
        await Promise.all([
          tx.objectStore('dispositivo').get(unico),
          tx.objectStore('cabecera').get(unico),
          tx.objectStore('reloj').get(unico),
          tx.objectStore('mundo').get(unico),
          tx.objectStore('turnos').getAll(),
          tx.objectStore('pasos').getAll(),
          ...secciones.map((name) => tx.objectStore('secciones').get(name)),
        ])
      return { dispositivo, cabecera, reloj, mundo, turnos, pasos, secciones: { juicios, unidades, fichas } }
    },

    /** What changes as a day goes on: the list, which is large, is in memory by then. */
    async anotado() {
      const tx = db.transaction(['pasos', 'turnos'])
      const [pasos, turnos] = await Promise.all([
        tx.objectStore('pasos').getAll(),
        tx.objectStore('turnos').getAll(),
      ])
      return { pasos, turnos }
    },

    async enrolar(dispositivo: Dispositivo): Promise<void> {
      const tx = db.transaction(stores, 'readwrite')
      await Promise.all(stores.map((name) => tx.objectStore(name).clear()))
      await tx.objectStore('dispositivo').put(dispositivo, unico)
      await tx.done
    },

    /** Everything, where the server says that this device may no more. */
    async olvidar(): Promise<void> {
      const tx = db.transaction(stores, 'readwrite')
      await Promise.all(stores.map((name) => tx.objectStore(name).clear()))
      await tx.done
    },

    /** The list alone: of a gate that answers for nobody any more. */
    async olvidarLista(): Promise<void> {
      const tx = db.transaction(['cabecera', 'secciones'], 'readwrite')
      await Promise.all([tx.objectStore('cabecera').clear(), tx.objectStore('secciones').clear()])
      await tx.done
    },

    async guardarTurno(guardado: TurnoGuardado): Promise<void> {
      await db.put('turnos', guardado, guardado.turno.turnoid)
    },

    /** A paso, and the latest time that was seen, as one. */
    async anotar(paso: PasoGuardado, reloj: RelojGuardado): Promise<PasoGuardado> {
      const tx = db.transaction(['pasos', 'reloj'], 'readwrite')
      const [n] = await Promise.all([
        tx.objectStore('pasos').add(paso),
        tx.objectStore('reloj').put(reloj, unico),
      ])
      await tx.done
      return { ...paso, n }
    },

    async guardarReloj(reloj: RelojGuardado): Promise<void> {
      await db.put('reloj', reloj, unico)
    },

    /** What waits, in the order in which it happened. */
    async porEnviar(hastaPasos: number, hastaTurnos: number) {
      const tx = db.transaction(['pasos', 'turnos'])
      const [pasos, turnos] = await Promise.all([
        tx.objectStore('pasos').index('estado').getAll('espera', hastaPasos),
        tx.objectStore('turnos').getAll(),
      ])
      // A paso is of a shift that the server has to know first.
      const named = new Set(pasos.map(({ paso }) => paso.turnoid))
      return {
        pasos: pasos.map(({ paso }) => paso),
        turnos: turnos
          .filter(({ enviado }) => !enviado)
          .map(({ turno }) => turno)
          .toSorted(
            (a, b) =>
              Number(named.has(b.turnoid)) - Number(named.has(a.turnoid)) || (a.desde < b.desde ? -1 : 1),
          )
          .slice(0, hastaTurnos),
      }
    },

    async recibir({ recibidos, rechazados, turnos, mundo, reloj, lista }: Recibido): Promise<void> {
      const tx = db.transaction(stores, 'readwrite')
      const pasos = tx.objectStore('pasos')
      const taken = new Set(recibidos)
      const refused = new Map(rechazados.map(({ pasoid, porque }) => [pasoid, porque]))
      for (const each of await pasos.index('estado').getAll('espera')) {
        const { pasoid } = each.paso
        const porque = refused.get(pasoid)
        if (taken.has(pasoid)) await pasos.put({ ...each, estado: 'enviado' })
        else if (porque !== undefined) await pasos.put({ ...each, estado: 'rechazado', porque })
      }
      const sent = await pasos.index('estado').getAllKeys('enviado')
      for (const n of sent.slice(0, -enviadosQueQuedan)) await pasos.delete(n)

      const kept = tx.objectStore('turnos')
      for (const turno of turnos) {
        const now = await kept.get(turno.turnoid)
        if (!now) continue
        const isSame = now.turno.hasta === turno.hasta
        if (isSame && turno.hasta !== null) await kept.delete(turno.turnoid)
        else await kept.put({ ...now, enviado: isSame }, turno.turnoid)
      }
      await tx.objectStore('mundo').put(mundo, unico)
      await tx.objectStore('reloj').put(reloj, unico)
      if (lista) {
        const { cabecera, firmas, claves } = lista
        await tx.objectStore('cabecera').put({ cabecera, firmas }, unico)
        for (const name of secciones) {
          const rows = lista.secciones[name]
          if (rows) await tx.objectStore('secciones').put(rows, name)
        }
        const dispositivo = await tx.objectStore('dispositivo').get(unico)
        if (dispositivo) await tx.objectStore('dispositivo').put({ ...dispositivo, claves }, unico)
      }
      await tx.done
    },

    /** One that the server can't read stays, and is not sent again. */
    async rechazar(pasoid: string, porque: string): Promise<void> {
      const tx = db.transaction('pasos', 'readwrite')
      for (const each of await tx.store.index('estado').getAll('espera'))
        if (each.paso.pasoid === pasoid) await tx.store.put({ ...each, estado: 'rechazado', porque })
      await tx.done
    },

    pin: {
      leer: (guardiaid: string) => db.get('pines', guardiaid),
      guardar: (guardiaid: string, pin: PinGuardado) => db.put('pines', pin, guardiaid),
      olvidar: (guardiaid: string) => db.delete('pines', guardiaid),
      /** Of those who are guards of this gate no more. */
      async soloDe(guardias: readonly string[]): Promise<void> {
        for (const guardiaid of await db.getAllKeys('pines'))
          if (!guardias.includes(guardiaid)) await db.delete('pines', guardiaid)
      },
      intentos: (guardiaid: string) => db.get('intentos', guardiaid),
      guardarIntentos: (guardiaid: string, intentos: IntentosGuardados) =>
        db.put('intentos', intentos, guardiaid),
    },

    cerrar: () => db.close(),
  }
}

export type Almacen = Awaited<ReturnType<typeof abrirAlmacen>>
