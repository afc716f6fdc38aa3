import * as z from 'zod/mini'

/** What in an answer is said in the language of its call. */
export const dichas = /* @__PURE__ */ z.registry<{ oracion: true }>()

const oracion = () => z.string().register(dichas, { oracion: true })

/** A sentence, or a word of a list, that the server says; what people wrote is a plain text. */
export const Oracion = /* @__PURE__ */ oracion()
