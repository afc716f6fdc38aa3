import { createClient, sinMensaje, Unreachable } from '@portal/contract/client.ts'
import type { CarrierOperations } from '@portal/contract'
import { carrierDoor } from '@portal/contract/door.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { mensajes } from './mensajes.ts'

/** Calls an operation of the carriers' door; throws a `Refusal`, or `Unreachable` when no answer came. */
export const call = createClient<CarrierOperations>(carrierDoor)

/** What a person reads when a call did not go well. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof Refusal && failure.message !== sinMensaje) return failure.message
  const unanswered = failure instanceof Unreachable && failure.message !== sinMensaje
  return unanswered ? mensajes.sinConexion : mensajes.inesperado
}
