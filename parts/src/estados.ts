import {
  Ban as SuspendedIcon,
  CalendarClock as LiftedIcon,
  CircleX as CancelIcon,
  CircleCheck as CheckIcon,
  Clock as ClockIcon,
  Eye as EyeIcon,
  Hourglass as HourglassIcon,
  Lock as LockIcon,
  type LucideIcon,
} from 'lucide-react'
import type { Answer } from '@portal/contract'
import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { EstadoDocumento as Estado } from '@portal/contract/documentos.ts'
import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { venceProntoEl, type CasillaEnElTiempo } from './plazo.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import type * as z from 'zod/mini'

export interface Look {
  tone: Tone
  icon: LucideIcon
}

/** How each status of a slot is drawn, everywhere. */
export const casillaLook: Record<EstadoCasilla, Look> = {
  pendiente: { tone: 'slate', icon: HourglassIcon },
  'en revision': { tone: 'blue', icon: EyeIcon },
  activo: { tone: 'green', icon: CheckIcon },
  rechazado: { tone: 'red', icon: CancelIcon },
  vencido: { tone: 'red', icon: ClockIcon },
  bloqueado: { tone: 'ink', icon: LockIcon },
}

/** Valid, and near its end. */
export const porVencerLook: Look = { tone: 'ochre', icon: ClockIcon }

/** Lifted by the provider through a day: it does not count for fitness, and is still asked for. */
export const exceptuadoLook: Look = { tone: 'slate', icon: LiftedIcon }

/** As a slot is drawn on that day; unknown where nobody said how it stands. */
export const lookDe = (casilla: CasillaEnElTiempo, hoy: string): Look | undefined =>
  venceProntoEl(casilla, hoy) === null ? casilla.estado && casillaLook[casilla.estado] : porVencerLook

/** Fitness borrows colours and icons from the statuses it comes from. */
export const aptitudLook: Record<Aptitud, Look> = {
  habilitado: casillaLook.activo,
  'por vencer': porVencerLook,
  'no habilitado': casillaLook.rechazado,
}

export type EstadoDocumento = z.output<typeof Estado>

/** A presentation is drawn as the status that it gives, or would give, its slot. One that was withdrawn gives none. */
export const documentoLook: Record<Exclude<EstadoDocumento, 'anulado'>, Look> = {
  'en revision': casillaLook['en revision'],
  aprobado: casillaLook.activo,
  rechazado: casillaLook.rechazado,
  bloqueado: casillaLook.bloqueado,
}

/** An account, as the provider left it. Who is suspended may still look; who is disabled doesn't come in. */
export const cuentaLook: Record<EstadoCuenta, Look> = {
  [estadoCuenta.habilitado]: casillaLook.activo,
  [estadoCuenta.deshabilitado]: casillaLook.bloqueado,
  [estadoCuenta.incompleto]: casillaLook.pendiente,
  [estadoCuenta.suspendido]: { tone: 'ochre', icon: SuspendedIcon },
}

export type EstadoRegistro = Answer<'DetailRegistro'>['records'][number]['estado_registro']

export const registroLook: Record<EstadoRegistro, Look> = {
  pendiente: casillaLook.pendiente,
  consultada: casillaLook['en revision'],
  unida: casillaLook.activo,
  aprobada: casillaLook.activo,
  rechazada: casillaLook.rechazado,
}
