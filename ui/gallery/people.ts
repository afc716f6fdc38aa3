import type { StatusKey } from '../src/theme/tokens.ts'

export interface Person {
  id: string
  nombre: string
  documento: string
  estado: StatusKey
  vence: string
}

const names = [
  'Acosta, Ramiro Ezequiel',
  'Benítez, Julia',
  'Córdoba, Ana María de los Ángeles',
  'Duarte, Sebastián',
  'Escudero, Noemí',
  'Ferreyra, Lautaro',
]
const states: StatusKey[] = ['activo', 'pendiente', 'enRevision', 'rechazado', 'vencido', 'bloqueado']

/** Fictional people, to have something to draw. */
export const people: Person[] = names.map((nombre, index) => ({
  id: `17x${index + 1}`,
  nombre,
  documento: `${24 + index}.318.40${index}`,
  estado: states[index] ?? 'activo',
  vence: `2026-1${index % 3}-0${index + 1}`,
}))

export const stateWords: Record<StatusKey, string> = {
  pendiente: 'Pendiente',
  enRevision: 'En revisión',
  activo: 'Activo',
  rechazado: 'Rechazado',
  vencido: 'Vencido',
  bloqueado: 'Bloqueado',
}
