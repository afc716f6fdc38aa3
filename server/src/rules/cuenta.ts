import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { estadoCuenta, type EstadoCuenta, type EstadoDecidido } from '@portal/contract/estadoCuenta.ts'
import { requerido } from '@portal/contract/values.ts'

interface EstadoDeCuenta {
  estado: EstadoCuenta
  estado_motivo: string | null
}

interface CambioPedido {
  estado?: EstadoDecidido | undefined
  /** Null takes the reason away. */
  motivo?: string | null | undefined
}

const isExplained = (estado: EstadoCuenta) =>
  estado === estadoCuenta.deshabilitado || estado === estadoCuenta.suspendido

/** How the account will stand. The reason stays only while it explains something: the mail and the history tell why it was lifted. */
export function estadoQueSigue(before: EstadoDeCuenta, { motivo, ...asked }: CambioPedido): EstadoDeCuenta {
  const estado = asked.estado ?? before.estado
  if (!isExplained(estado)) return { estado, estado_motivo: null }
  const kept = estado === before.estado ? before.estado_motivo : null
  return { estado, estado_motivo: motivo === undefined ? kept : motivo }
}

/** Why the reason is refused, or undefined. */
export function motivoProblem(before: EstadoDeCuenta, asked: CambioPedido): Sentence | undefined {
  const after = estadoQueSigue(before, asked)
  if (isExplained(after.estado)) return after.estado_motivo === null ? requerido : undefined
  return asked.motivo && after.estado === before.estado ? sentence('elMotivoAcompanaAUnCambio') : undefined
}

/** What the history calls each estado that the provider sets. */
export const palabras: Record<EstadoDecidido, 'habilitado' | 'deshabilitado' | 'suspendido'> = {
  [estadoCuenta.habilitado]: 'habilitado',
  [estadoCuenta.deshabilitado]: 'deshabilitado',
  [estadoCuenta.suspendido]: 'suspendido',
}

/** None for an account that its carrier has to complete. */
export const palabraDeEstado = (estado: EstadoCuenta): string | undefined =>
  estado === estadoCuenta.incompleto ? undefined : palabras[estado]
