import type { Reloj } from '@portal/pase/juicio.ts'
import type { RelojGuardado } from './almacen.ts'

/** Time as a device knows it: its own clock brought to the server's, and the latest moment that it ever saw. */

export const relojNuevo: RelojGuardado = { diferencia: 0, masTarde: 0 }

/** `deviceMs`: the device's clock, in milliseconds since 1970. */
export const relojDe = ({ diferencia, masTarde }: RelojGuardado, deviceMs: number): Reloj => {
  const ahora = Math.floor((deviceMs + diferencia) / 1000)
  return { ahora, masTarde: Math.max(masTarde, ahora) }
}

/** The same with the latest that is seen now. */
export const relojVisto = (reloj: RelojGuardado, deviceMs: number): RelojGuardado => ({
  ...reloj,
  masTarde: relojDe(reloj, deviceMs).masTarde,
})

/**
 * Brought to the server's, whose answer took from `asked` to `answered` by the device's clock: it was made somewhere between.
 * A clock that stood too late before is believed no more, since the server says how late it is.
 */
export const relojDelServidor = (servidorMs: number, asked: number, answered: number): RelojGuardado => ({
  diferencia: Math.round(servidorMs - (asked + answered) / 2),
  masTarde: Math.floor(servidorMs / 1000),
})
