import type { ProviderOperations, Request } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from './api.ts'

const keys = new WeakMap<object, string>()

/** One key for one deed: a retry of the same input does nothing twice. */
const idempotencyKeyOf = (input: object): string => {
  const known = keys.get(input)
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  keys.set(input, key)
  return key
}

/** An operation that changes something. When it succeeds, every query on screen refreshes: see `queryClient`. */
export const useWrite = <Name extends keyof ProviderOperations>(name: Name) =>
  useMutation({
    mutationFn: (input: Request<Name>) => call(name, input, { idempotencyKey: idempotencyKeyOf(input) }),
  })
