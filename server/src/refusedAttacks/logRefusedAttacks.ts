import type { Logger } from '../logger.ts'
import type { Rechazados } from './refusedAttacks.ts'

/** Where there is no database: a line for each kind, which names no person and no network. */
export const logRefusedAttacks =
  (log: () => Pick<Logger, 'warn'>) =>
  (rechazados: readonly Rechazados[]): Promise<void> => {
    const kinds = new Map<string, Rechazados[]>()
    for (const one of rechazados) {
      const key = [one.clase, one.puerta, one.codigo, one.operacion].join('\n')
      kinds.set(key, [...(kinds.get(key) ?? []), one])
    }
    for (const alike of kinds.values()) {
      const [{ clase, puerta, codigo, operacion } = {}] = alike
      const veces = alike.reduce((sum, one) => sum + one.veces, 0)
      const redes = new Set(alike.map(({ red }) => red)).size
      log().warn({ clase, puerta, codigo, operacion, veces, redes }, 'refused')
    }
    return Promise.resolve()
  }
