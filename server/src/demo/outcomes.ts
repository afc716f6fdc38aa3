import type { TipoDocumento } from '../catalogo/tipo.ts'
import type { Habit } from './accounts.ts'
import type { Random } from './random.ts'

/** What became of a required paper, as the portal will show it. */
export type Outcome =
  | 'pendiente'
  | 'en revision'
  | 'activo'
  | 'por vencer'
  | 'en renovación'
  | 'rechazado'
  /** Of a monthly type: the month after the one in demand. */
  | 'mes rechazado'
  | 'vencido'
  | 'bloqueado'

type Trouble = Exclude<Outcome, 'activo' | 'por vencer' | 'en renovación' | 'mes rechazado'>

/** How often a resource of such a carrier is wholly in order, and how many papers are not when it isn't. */
const HABITS: Record<Habit, { inOrder: number; atMost: number; troubles: readonly Trouble[] }> = {
  ejemplar: { inOrder: 0.75, atMost: 1, troubles: ['en revision', 'en revision', 'pendiente'] },
  despareja: {
    inOrder: 0.45,
    atMost: 2,
    troubles: ['en revision', 'en revision', 'pendiente', 'vencido', 'rechazado', 'rechazado', 'bloqueado'],
  },
  atrasada: {
    inOrder: 0.2,
    atMost: 5,
    troubles: ['en revision', 'pendiente', 'pendiente', 'vencido', 'vencido', 'rechazado', 'bloqueado'],
  },
}

/** One outcome for each type, in their order. */
export function decideOutcomes(habit: Habit, tipos: readonly TipoDocumento[], random: Random): Outcome[] {
  const { inOrder, atMost, troubles } = HABITS[habit]
  const outcomes = tipos.map((tipo) => goodOutcome(habit, tipo, random))
  if (random.chance(inOrder)) return outcomes
  for (let left = random.between(1, atMost); left > 0; left--) {
    const index = random.between(0, tipos.length - 1)
    const tipo = tipos[index]
    if (tipo) outcomes[index] = possible(random.pick(troubles), tipo)
  }
  return outcomes
}

function goodOutcome(habit: Habit, tipo: TipoDocumento, random: Random): Outcome {
  if (!tipo.obligatorio && random.chance(0.6)) return 'pendiente'
  // Who is late starts with what keeps the lorry from leaving.
  if (habit === 'atrasada' && !tipo.critico && random.chance(0.6)) return 'pendiente'
  switch (tipo.vigencia) {
    case 'sin vencimiento':
      return 'activo'
    case 'mensual':
      return habit === 'atrasada' || random.chance(0.04) ? 'por vencer' : 'activo'
    default:
      if (random.chance(0.06)) return 'por vencer'
      return random.chance(0.04) ? 'en renovación' : 'activo'
  }
}

/** What never ends cannot be expired. */
function possible(trouble: Trouble, tipo: TipoDocumento): Trouble {
  return trouble === 'vencido' && tipo.vigencia === 'sin vencimiento' ? 'rechazado' : trouble
}
