import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'

const { habilitado, deshabilitado, incompleto, suspendido } = {
  habilitado: 1,
  deshabilitado: 2,
  incompleto: 3,
  suspendido: 4,
} as const

/**
 * How a carrier's account stands, by the numbers that travel (spec §4). Habilitado: may do everything. Deshabilitado:
 * nobody signs in, and its sessions have ended. Incompleto: sees nothing but its profile, until that is complete.
 * Suspendido: looks, and presents documents; changes nothing else, and is told why.
 */
export const estadoCuenta = { habilitado, deshabilitado, incompleto, suspendido }

export const EstadoCuenta = z.enum(estadoCuenta)
export type EstadoCuenta = z.output<typeof EstadoCuenta>

/** Those that the provider sets; who completes a profile is the carrier. */
export const EstadoDecidido = z.enum(
  { habilitado, deshabilitado, suspendido },
  { error: sentence('elegiHabilitarDeshabilitarOSuspender') },
)
export type EstadoDecidido = z.output<typeof EstadoDecidido>

export const columnasDeCuenta = {
  cuenta_id: 'exportada',
  accountname: 'abierta',
  tipo_documento: 'abierta',
  cuit: 'abierta',
  estado: 'abierta',
  estado_motivo: 'abierta',
  email: 'personal',
  mobile: 'personal',
  mailingstreet: 'callada',
  othercountry: 'callada',
  otherstate: 'callada',
  othercity: 'callada',
  logo: 'callada',
  createdtime: 'exportada',
  version: 'nuestra',
  texto: 'nuestra',
} as const satisfies Columnas
