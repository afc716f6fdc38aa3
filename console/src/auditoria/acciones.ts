import words from '../mensajes/es/auditoriaAccion.json' with { type: 'json' }

export type Accion = keyof typeof words

/**
 * What lines of the audit are found by: every operation of both doors that writes, doors that carry bytes, and what time
 * brings, in the order of their words. A test holds the words to the contract.
 */
export const acciones = Object.keys(words) as Accion[] // of a table, its keys

export const isAccion = (accion: string): accion is Accion => accion in words
