import * as z from 'zod/mini'

/**
 * What a text of an answer is, where other back offices write it otherwise than this server: a day (`2026-11-12`), an
 * instant (`2026-11-12T13:00:00.000Z`), or one of these words. Here each is a plain text; whoever brings another's
 * answer into the promise reads it by this.
 */
export type Lectura = 'dia' | 'momento' | readonly string[]
export const lecturas = /* @__PURE__ */ z.registry<{ lectura: Lectura }>()

const leido = (lectura: Lectura) => z.string().register(lecturas, { lectura })

export const Dia = /* @__PURE__ */ leido('dia')
export const Momento = /* @__PURE__ */ leido('momento')
/** One of these, or a word of the back office's own. */
export const unaDe = (words: readonly string[]) => leido(words)
