import * as z from 'zod/mini'

/** What in an answer is said in the language of its call. */
export const saidTexts = /* @__PURE__ */ z.registry<{ said: true }>()

const saidText = () => z.string().register(saidTexts, { said: true })

/** A sentence, or a word of a list, that the server says; what people wrote is a plain text. */
export const SaidText = /* @__PURE__ */ saidText()
