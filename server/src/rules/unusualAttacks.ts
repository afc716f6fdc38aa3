import type { ClaseDeAtaque } from '@portal/contract/refusedAttacks.ts'

/** Refusals of a day. */
export interface DiaDeAtaques {
  clase: ClaseDeAtaque
  veces: number
  /** The most of them that were about one person, or where nobody was known, from one network. */
  deUno: number
}

/**
 * From how many on a day is told, of one and of all: more than people cause who mistype. They are the figures at which
 * the product itself stops believing in mistakes (`sessions/limits.ts`): ten sign-ins of one account, a hundred of one
 * network, three codes of the second step before pauses begin, five guesses at a code that was mailed. What a role may
 * not do is shown to nobody who has it: one or two come of a role that changed under an open page.
 */
const from: Readonly<Record<ClaseDeAtaque, { deUno: number; enTodo: number }>> = {
  ingreso: { deUno: 10, enTodo: 100 },
  segundo_paso: { deUno: 3, enTodo: 10 },
  codigo: { deUno: 5, enTodo: 30 },
  permiso: { deUno: 3, enTodo: 10 },
  programa: { deUno: 10, enTodo: 30 },
  insistencia: { deUno: 30, enTodo: 100 },
}

export const esInusual = ({ clase, veces, deUno }: DiaDeAtaques): boolean =>
  deUno >= from[clase].deUno || veces >= from[clase].enTodo
