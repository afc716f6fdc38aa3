import * as z from 'zod/mini'

/**
 * What a text of an answer is, where other back offices write it otherwise than this server: a day (`2026-11-12`), an
 * instant (`2026-11-12T13:00:00.000Z`), or one of these words. Here each is a plain text; whoever brings another's
 * answer into the promise reads it by this.
 */
export type TextKind = 'dia' | 'momento' | readonly string[]
export const textKinds = /* @__PURE__ */ z.registry<{ textKind: TextKind }>()

const readAs = (textKind: TextKind) => z.string().register(textKinds, { textKind })

export const Dia = /* @__PURE__ */ readAs('dia')
export const Momento = /* @__PURE__ */ readAs('momento')
/** One of these, or a word of the back office's own. */
export const unaDe = (words: readonly string[]) => readAs(words)
