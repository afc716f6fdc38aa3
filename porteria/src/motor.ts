import { Unreachable } from '@portal/contract/client.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { maxPasosALaVez, type GateInput, type GateResult, type PasoDicho } from '@portal/contract/porteria.ts'
import type { Reloj } from '@portal/pase/juicio.ts'
import type { Clave } from '@portal/pase/firma.ts'
import type { Lista } from '@portal/pase/lista.ts'
import type {
  Almacen,
  Dispositivo,
  Mundo,
  PasoGuardado,
  RelojGuardado,
  TurnoGuardado,
} from './almacen/almacen.ts'
import { relojDe, relojDelServidor, relojNuevo, relojVisto } from './almacen/reloj.ts'
import { aplicarLista, listaGuardada, type ProblemaDeLista } from './lista/aplicarLista.ts'
import { bytesDe64 } from './lista/bytes64.ts'
import type { Llamar } from './enlace/llamar.ts'
import { compararPin, esElPin, pinParaGuardar } from './turno/comparaPin.ts'

/**
 * What goes on behind the screen of a gate: who the device is, what it knows and how old that is, who has the shift, what
 * waits to be sent. Screens read `estado`, which is another object whenever something changed.
 */

/** Why nothing is known on this device. */
type SinEnrolar =
  | 'nueva'
  /** The server said that it may no more: all that it held is gone. */
  | 'revocada'
  /** It was enrolled, and the browser cleared what it held. */
  | 'perdida'

export interface EstadoDePorteria {
  dispositivo: Dispositivo | undefined
  sinEnrolar: SinEnrolar
  lista: Lista | undefined
  reloj: RelojGuardado
  mundo: Mundo | undefined
  turno: TurnoGuardado | undefined
  pasos: readonly PasoGuardado[]
  /** Since when the server hasn't answered, by the server's clock in milliseconds; null while it does. */
  sinSenalDesde: number | null
  /** What keeps the newest list from being taken. */
  problemaDeLista: ProblemaDeLista | undefined
  /** The server's words, where it refuses to take what waits. */
  rechazo: string | undefined
}

type ComienzoDeTurno =
  | { que: 'empezo' }
  | { que: 'no es'; dicho?: string }
  | { que: 'pausa'; faltan: number }
  | { que: 'no se sabe' }

interface Entorno {
  almacen: Almacen
  llamar: Llamar
  /** The device's own clock, in milliseconds since 1970. */
  ahora: () => number
  version: string
  /** Whether this browser remembers that it was enrolled, though what it held is gone. */
  marca: { hay: () => boolean; poner: () => void; sacar: () => void }
  /** Asks the browser to keep what is here, though it may want the room. */
  persistir: () => Promise<unknown>
}

const codigoDeRevocado = 1681
/** The gate is closed: nobody is let in by a list of before. */
const codigoDeCerrada = 1682
const codigoDeDatoMalo = 1510
const codigoDeNo = 1512
const maxTurnosALaVez = 50
const cadaMs = 60_000

export type Motor = Awaited<ReturnType<typeof crearMotor>>

export async function crearMotor({ almacen, llamar, ahora, version, marca, persistir }: Entorno) {
  const kept = await almacen.leer()
  let estado: EstadoDePorteria = {
    dispositivo: kept.dispositivo,
    sinEnrolar: kept.dispositivo === undefined && marca.hay() ? 'perdida' : 'nueva',
    lista:
      kept.cabecera && kept.dispositivo
        ? await listaGuardada(kept.cabecera, kept.secciones, kept.dispositivo.claves)
        : undefined,
    reloj: kept.reloj ?? relojNuevo,
    mundo: kept.mundo,
    turno: kept.turnos.find(({ turno }) => turno.hasta === null),
    pasos: kept.pasos,
    sinSenalDesde: null,
    problemaDeLista: undefined,
    rechazo: undefined,
  }
  const listeners = new Set<() => void>()
  const become = (next: Partial<EstadoDePorteria>) => {
    estado = { ...estado, ...next }
    for (const listener of listeners) listener()
  }
  const reloj = (): Reloj => relojDe(estado.reloj, ahora())
  /** By the clock that is the server's, as the contract writes moments. */
  const momento = () => new Date(ahora() + estado.reloj.diferencia).toISOString()

  /** Everything goes, and the screen says why. */
  const revocada = async () => {
    await almacen.olvidar()
    marca.sacar()
    become({
      dispositivo: undefined,
      sinEnrolar: 'revocada',
      lista: undefined,
      reloj: relojNuevo,
      mundo: undefined,
      turno: undefined,
      pasos: [],
      sinSenalDesde: null,
      rechazo: undefined,
    })
  }

  const sinRespuesta = () => {
    if (estado.sinSenalDesde === null) become({ sinSenalDesde: ahora() + estado.reloj.diferencia })
  }

  let going: Promise<void> | undefined
  let again = false
  const takeAgain = () => {
    const asked = again
    again = false
    return asked
  }
  /** One that the server can't read is not to keep all the others waiting: they go one by one for a while. */
  let aLaVez: number = maxPasosALaVez
  /** A section that could not be put together is asked for whole. */
  let desdeCero = false

  async function unaVez(): Promise<'queda mas' | 'todo'> {
    const { dispositivo, lista } = estado
    if (!dispositivo) return 'todo'
    const { pasos, turnos } = await almacen.porEnviar(aLaVez, maxTurnosALaVez)
    const asked = ahora()
    let answer: GateResult<'Sincronizar'>
    try {
      const tiene = desdeCero ? undefined : lista?.cabecera
      answer = await llamar(
        'Sincronizar',
        {
          version,
          tiene: {
            juicios: tiene?.juicios ?? null,
            unidades: tiene?.unidades ?? null,
            fichas: tiene?.fichas ?? null,
          },
          turnos,
          pasos,
        },
        dispositivo.token,
      )
    } catch (problem) {
      return noTomo(problem, pasos)
    }
    // Whoever was enrolled anew meanwhile is another device.
    if (estado.dispositivo?.token !== dispositivo.token) return 'todo'
    const nuevo = relojDelServidor(answer.servidor, asked, ahora())
    const applied = await aplicarLista(lista, answer.lista, dispositivo.claves)
    const took = typeof applied === 'string' ? undefined : applied
    desdeCero = applied === 'seccion' && !desdeCero
    const { adentro, sin_nombrar, ultimos, servidor, recibidos, rechazados } = answer
    await almacen.recibir({
      recibidos,
      rechazados,
      turnos,
      mundo: { adentro, sin_nombrar, ultimos, servidor },
      reloj: nuevo,
      lista: took && { ...took.guarda, claves: took.claves },
    })
    if (took) await almacen.pin.soloDe(took.lista.cabecera.guardias.map(({ guardiaid }) => guardiaid))
    const { pasos: left, turnos: shifts } = await almacen.anotado()
    become({
      ...(took && { lista: took.lista, dispositivo: { ...dispositivo, claves: took.claves } }),
      reloj: nuevo,
      mundo: { adentro, sin_nombrar, ultimos, servidor },
      pasos: left,
      turno: shifts.find(({ turno }) => turno.hasta === null),
      sinSenalDesde: null,
      problemaDeLista: took ? undefined : (applied as ProblemaDeLista), // it is one where nothing was taken
      rechazo: undefined,
    })
    const settled = recibidos.length + rechazados.length
    // One at a time until what could not be read is past.
    if (aLaVez === 1 && pasos.length === 0) aLaVez = maxPasosALaVez
    return desdeCero || (pasos.length > 0 && settled > 0) ? 'queda mas' : 'todo'
  }

  async function noTomo(problem: unknown, pasos: readonly PasoDicho[]): Promise<'queda mas' | 'todo'> {
    if (!(problem instanceof Refusal)) {
      sinRespuesta()
      if (!(problem instanceof Unreachable)) reportError(problem)
      return 'todo'
    }
    if (problem.body.code === codigoDeRevocado) {
      await revocada()
      return 'todo'
    }
    if (problem.body.code === codigoDeCerrada) {
      await almacen.olvidarLista()
      become({ lista: undefined })
    }
    become({ rechazo: problem.message })
    if (problem.body.code !== codigoDeDatoMalo || pasos.length === 0) {
      sinRespuesta()
      return 'todo'
    }
    const [only] = pasos
    if (pasos.length > 1 || !only) {
      aLaVez = 1
      return 'queda mas'
    }
    // This very one is what the server can't read: it stays on the device, and is shown with why.
    await almacen.rechazar(only.pasoid, problem.message)
    become({ pasos: (await almacen.anotado()).pasos })
    return 'queda mas'
  }

  /** Sends what waits and brings the newest list; one at a time, and once more where something came meanwhile. */
  function sincronizar(): Promise<void> {
    if (going) {
      again = true
      return going
    }
    const run = async () => {
      for (let isDue = true; isDue; isDue = takeAgain()) while ((await unaVez()) === 'queda mas');
    }
    going = run().finally(() => {
      going = undefined
    })
    return going
  }

  async function guardarReloj() {
    const seen = relojVisto(estado.reloj, ahora())
    if (seen.masTarde - estado.reloj.masTarde < 30) return
    await almacen.guardarReloj(seen)
    become({ reloj: seen })
  }

  return {
    estado: () => estado,
    suscribir: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reloj,
    momento,
    sincronizar,

    /** Goes on by itself, from now until it is ended. */
    andar(): () => void {
      const tick = () => {
        void guardarReloj()
        if (estado.dispositivo) void sincronizar()
      }
      tick()
      const timer = setInterval(tick, cadaMs)
      const back = () => void sincronizar()
      const away = () => sinRespuesta()
      const seen = () => {
        if (document.visibilityState === 'visible') tick()
      }
      addEventListener('online', back)
      addEventListener('offline', away)
      document.addEventListener('visibilitychange', seen)
      return () => {
        clearInterval(timer)
        removeEventListener('online', back)
        removeEventListener('offline', away)
        document.removeEventListener('visibilitychange', seen)
      }
    },

    /** Throws what the server says of a code that is none. */
    async enrolar(codigo: string, nombre: string): Promise<void> {
      const { token, dispositivoid, claves } = await llamar(
        'EnrolarDispositivo',
        { codigo, nombre, version },
        undefined,
      )
      const dispositivo: Dispositivo = {
        token,
        dispositivoid,
        claves: claves.map(({ claveid, publica }): Clave => ({ claveid, publica: bytesDe64(publica) })),
      }
      await almacen.enrolar(dispositivo)
      marca.poner()
      become({
        dispositivo,
        lista: undefined,
        mundo: undefined,
        turno: undefined,
        pasos: [],
        reloj: relojNuevo,
        sinSenalDesde: null,
      })
      // The browser may say no; then what is here goes when it needs the room, and the screen says so.
      await persistir()
      await sincronizar()
    },

    async empezarTurno(
      guardia: { guardiaid: string; nombre: string },
      pin: string,
    ): Promise<ComienzoDeTurno> {
      const { dispositivo } = estado
      if (!dispositivo) return { que: 'no se sabe' }
      const { guardiaid, nombre } = guardia
      const turnoid = crypto.randomUUID()
      let enviado = true
      try {
        await llamar('EmpezarTurno', { guardiaid, pin, turnoid }, dispositivo.token)
        const keep = await pinParaGuardar(pin)
        if (keep) {
          await almacen.pin.guardar(guardiaid, keep)
          await almacen.pin.guardarIntentos(guardiaid, { fallidos: 0, hasta: 0 })
        }
      } catch (problem) {
        if (problem instanceof Refusal) {
          if (problem.body.code === codigoDeRevocado) await revocada()
          // A PIN that was good here before and is none any more.
          const before = await almacen.pin.leer(guardiaid)
          if (problem.body.code === codigoDeNo && before && (await esElPin(pin, before)))
            await almacen.pin.olvidar(guardiaid)
          return { que: 'no es', dicho: problem.message }
        }
        if (!(problem instanceof Unreachable)) throw problem
        sinRespuesta()
        const said = await compararPin(almacen, guardiaid, pin, ahora())
        if (said.que !== 'es') return said
        enviado = false
      }
      const turno: TurnoGuardado = {
        turno: { turnoid, guardiaid, desde: momento(), hasta: null },
        nombre,
        enviado,
      }
      await terminar()
      await almacen.guardarTurno(turno)
      become({ turno })
      return { que: 'empezo' }
    },

    terminarTurno: terminar,

    /** Writes it down before the screen says so; it is sent at once where there is a line. */
    async anotar(
      paso: Omit<PasoDicho, 'pasoid' | 'turnoid' | 'momento' | 'reloj' | 'sin_senal' | 'edad'>,
      quien: PasoGuardado['quien'],
    ): Promise<PasoGuardado> {
      const { turno, lista } = estado
      if (!turno) throw new Error('a paso without a shift')
      const seen = relojVisto(estado.reloj, ahora())
      const written = await almacen.anotar(
        {
          paso: {
            ...paso,
            pasoid: crypto.randomUUID(),
            turnoid: turno.turno.turnoid,
            momento: momento(),
            reloj: new Date(ahora()).toISOString(),
            edad: lista ? Math.max(0, reloj().ahora - lista.cabecera.emitida) : null,
            sin_senal: estado.sinSenalDesde !== null,
          },
          estado: 'espera',
          quien,
        },
        seen,
      )
      become({ pasos: [...estado.pasos, written], reloj: seen })
      void sincronizar()
      return written
    },

    /** How they stand now, and who they are; undefined where the server doesn't say so in time. */
    async ver(
      partes: { lugar: PasoDicho['partes'][number]['lugar']; texto: string }[],
    ): Promise<GateResult<'VerEnPuerta'> | undefined> {
      const { dispositivo } = estado
      if (!dispositivo || partes.length === 0) return undefined
      try {
        return await llamar('VerEnPuerta', { partes }, dispositivo.token, 6_000)
      } catch (problem) {
        if (problem instanceof Refusal) {
          if (problem.body.code === codigoDeRevocado) await revocada()
        } else if (problem instanceof Unreachable) sinRespuesta()
        else throw problem
        return undefined
      }
    },

    /** What a chofer looks like, as a data URL; undefined where there is no picture, and where it doesn't come in time. */
    async foto(de: GateInput<'FotoEnPuerta'>): Promise<string | undefined> {
      const { dispositivo } = estado
      if (!dispositivo) return undefined
      // Whatever else it says, the answer on the screen needs no picture.
      const said = await llamar('FotoEnPuerta', de, dispositivo.token).catch(() => undefined)
      return said?.foto ?? undefined
    },
  }

  async function terminar(): Promise<void> {
    const { turno } = estado
    if (!turno) return
    await almacen.guardarTurno({
      ...turno,
      turno: { ...turno.turno, hasta: momento() },
      enviado: false,
    })
    become({ turno: undefined })
    void sincronizar()
  }
}
