const keys = new WeakMap<object, string>()

/** One key for one deed: a retry of the same input does nothing twice. */
export const idempotencyKeyOf = (input: unknown): string => {
  const known = isObject(input) ? keys.get(input) : undefined
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (isObject(input)) keys.set(input, key)
  return key
}

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null
