import { Refusal } from '@portal/contract'
import type { ClaseDeAtaque, Via } from '@portal/contract/refusedAttacks.ts'
import type { Caller } from '../handler.ts'
import { networkOf } from '../sessions/networkOf.ts'
import { claseOf } from './claseOf.ts'

/** Refusals of one kind, since they were last kept. */
export interface Rechazados {
  clase: ClaseDeAtaque
  puerta: Via
  codigo: string
  /** Null where there were too many kinds to tell apart, as what follows. */
  operacion: string | null
  red: string | null
  /** Whom they were about: by id, or by the hash of an open session, in hexadecimal. */
  sujeto: string | null
  sesion: string | null
  veces: number
}

interface Refused {
  puerta: Via
  operacion: string
  caller: Pick<Caller, 'ip'>
  /** Whom it was about. */
  sujeto?: string | undefined
  /** Of a session that the call had to open. */
  tokenHash?: Buffer | undefined
}

/**
 * What was refused and may be an attack. Nobody waits for it: it is counted here and kept a moment later, all of it at
 * once, so that a refused call costs what it did and one that goes well nothing. See docs/decisions/0073.
 */
export interface RefusedAttacks {
  /** `error` as it was thrown; what is no refusal, or none of an attack's, is not counted. */
  note: (error: unknown, refused: Refused) => void
  /** Keeps what was counted until now. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

interface Parts {
  keep: (rechazados: readonly Rechazados[]) => Promise<void>
  /** For how long refusals are counted before they are kept. */
  everyMs: number
  /** Told when they could not be kept: they are tried again. */
  onError: (error: unknown) => void
}

/** As many kinds are told apart at once: somebody with many addresses fills no memory. */
const mostKinds = 1000

export function createRefusedAttacks({ keep, everyMs, onError }: Parts): RefusedAttacks {
  let counted = new Map<string, Rechazados>()
  let timer: NodeJS.Timeout | undefined
  let keeping: Promise<void> = Promise.resolve()
  let stopped = false

  function count(one: Rechazados): void {
    const key = keyOf(one)
    const there = counted.get(key)
    if (there) there.veces += one.veces
    else if (counted.size < mostKinds || isTogether(one)) counted.set(key, { ...one })
    else count({ ...one, operacion: null, red: null, sujeto: null, sesion: null })
  }

  async function keepCounted(): Promise<void> {
    if (counted.size === 0) return
    const rechazados = [...counted.values()]
    counted = new Map()
    try {
      await keep(rechazados)
    } catch (error) {
      for (const one of rechazados) count(one)
      onError(error)
      keepSoon()
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return (keeping = keeping.then(keepCounted))
  }

  function keepSoon(): void {
    if (stopped) return
    timer ??= setTimeout(() => void flush(), everyMs).unref()
  }

  return {
    note(error, { puerta, operacion, caller, sujeto, tokenHash }) {
      if (!(error instanceof Refusal)) return
      const clase = claseOf(error, operacion)
      if (clase === undefined) return
      count({
        clase,
        puerta,
        codigo: String(error.body.code),
        operacion,
        red: networkOf(caller.ip),
        sujeto: sujeto ?? null,
        sesion: sujeto === undefined ? (tokenHash?.toString('hex') ?? null) : null,
        veces: 1,
      })
      keepSoon()
    },
    flush,
    async stop() {
      stopped = true
      await flush()
    },
  }
}

const isTogether = ({ operacion }: Rechazados) => operacion === null

const keyOf = ({ clase, puerta, codigo, operacion, red, sujeto, sesion }: Rechazados) =>
  [clase, puerta, codigo, operacion, red, sujeto, sesion].join('\n')
