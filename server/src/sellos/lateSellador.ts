import type { Sello } from '@portal/legajo/sello.ts'
import type { SelladorOptions } from './sellador.ts'

/** A stamp that is held to what was asked. */
export interface Sellado {
  /** In DER. */
  token: Buffer
  sello: Sello
}

export interface Sellador {
  /** On a root in hexadecimal. Throws a `SelloError` of whatever is no good stamp of it. */
  pedir: (raiz: string) => Promise<Sellado>
}

/** Why there is no stamp, as whoever administrates reads it. */
export class SelloError extends Error {
  override readonly name = 'SelloError'
  constructor(why: string) {
    super(`La autoridad de sellos de tiempo (TSA_URL): ${why}.`)
  }
}

/** What reads certificates is loaded when a stamp is asked for: until then it would only take memory. */
export const lateSellador = (options: SelladorOptions): Sellador => ({
  async pedir(raiz) {
    const { pedirSello } = await import('./sellador.ts')
    return pedirSello(raiz, options)
  },
})
