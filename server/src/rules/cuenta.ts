import { requerido } from '@portal/contract/values.ts'

/** 1 Habilitado, 2 Deshabilitado, 3 Incompleto, 4 Suspendido. */
interface EstadoDeCuenta {
  estado: 1 | 2 | 3 | 4
  estado_motivo: string | null
}

interface CambioPedido {
  estado?: 1 | 2 | 4 | undefined
  /** Null takes the reason away. */
  motivo?: string | null | undefined
}

/** How the account will stand. The reason stays only while it explains something: the mail and the history tell why it was lifted. */
export function estadoQueSigue(before: EstadoDeCuenta, { motivo, ...asked }: CambioPedido): EstadoDeCuenta {
  const estado = asked.estado ?? before.estado
  if (estado !== 2 && estado !== 4) return { estado, estado_motivo: null }
  const kept = estado === before.estado ? before.estado_motivo : null
  return { estado, estado_motivo: motivo === undefined ? kept : motivo }
}

/** Why the reason is refused, or undefined. */
export function motivoProblem(before: EstadoDeCuenta, asked: CambioPedido): string | undefined {
  const after = estadoQueSigue(before, asked)
  if (after.estado === 2 || after.estado === 4) return after.estado_motivo === null ? requerido : undefined
  return asked.motivo && after.estado === before.estado
    ? 'El motivo acompaña a un cambio de estado'
    : undefined
}
