import * as z from 'zod/mini'
import { periodoDe, sumarAlPeriodo } from './calendario.ts'

export const controles = ['cuil', 'seguridad_social', 'remuneracion', 'cuenta_bancaria', 'art'] as const
export const Control = z.enum(controles)
export type Control = (typeof controles)[number]

export const estadosDeControl = [
  'rechazado',
  'falta',
  'en revision',
  'tardio',
  'exceptuado',
  'no corresponde',
  'cumplido',
] as const
export type EstadoDeControl = (typeof estadosDeControl)[number]

/** Without these nothing more is to be done for it. */
const completos: readonly EstadoDeControl[] = ['cumplido', 'tardio', 'exceptuado', 'no corresponde']
export const estaCompleto = (estado: EstadoDeControl): boolean => completos.includes(estado)

/** A paper is to be presented for it. */
export const faltaPapel = (estado: EstadoDeControl): boolean => estado === 'falta' || estado === 'rechazado'

/** The last month that is over on a day. */
export const mesTerminado = (hoy: string): string => sumarAlPeriodo(periodoDe(hoy), -1)
