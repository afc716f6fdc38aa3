import type * as z from 'zod/mini'

/** What a field's own schema says of it, so that no form says it again. */
export interface Limits {
  required: boolean
  /** In characters. */
  maxLength?: number
}

export const limitsOf = (schema: z.ZodMiniType): Limits => {
  const maxLength = maxLengthOf(schema)
  return {
    required: !schema.safeParse('').success && !schema.safeParse(false).success,
    ...(maxLength !== undefined && { maxLength }),
  }
}

/** Through what may stand around a text: a choice of nothing, a transformation, an option. */
const maxLengthOf = (schema: z.core.$ZodType): number | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema of the library is one of these
  const own = def.checks?.map(({ _zod: { def: check } }) => check).find(isMaxLength)
  if (own) return own.maximum
  switch (def.type) {
    case 'pipe':
      return maxLengthOf(def.in)
    case 'union':
      return def.options.map(maxLengthOf).find((length) => length !== undefined)
    case 'optional':
    case 'nullable':
      return maxLengthOf(def.innerType)
    default:
      return undefined
  }
}

const isMaxLength = (check: z.core.$ZodCheckDef): check is z.core.$ZodCheckMaxLengthDef =>
  check.check === 'max_length'
