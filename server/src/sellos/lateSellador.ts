import type { Sellado, SelladorOptions } from './sellado.ts'

export interface Sellador {
  /** On a root in hexadecimal. Throws a `SelloError` of whatever is no good stamp of it. */
  pedir: (raiz: string) => Promise<Sellado>
}

/** What reads certificates is loaded when a stamp is asked for: until then it would only take memory. */
export const lateSellador = (options: SelladorOptions): Sellador => ({
  async pedir(raiz) {
    const { pedirSello } = await import('./sellador.ts')
    return pedirSello(raiz, options)
  },
})
