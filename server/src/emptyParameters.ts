import { carrierOperations } from '@portal/contract'
import * as z from 'zod/mini'
import { isRecord } from './isRecord.ts'

/** JSON Schema as far as the names of the contract's inputs go. */
interface Schema {
  properties?: Record<string, Schema>
  required?: string[]
}

/** Takes what was left empty out of the parameters of one of the carriers' operations. */
type Trim = (input: Record<string, unknown>) => Record<string, unknown>

/**
 * The seed's clients send what a person left empty: a parameter that may be left out, or a part of `filter` that may,
 * was not sent where it is empty. What stands in `values` is left alone, because there an empty text takes a value away.
 */
export const withoutEmpty = (operation: string, input: Record<string, unknown>): Record<string, unknown> =>
  trims.get(operation)?.(input) ?? input

function trimOf(input: z.ZodMiniType): Trim {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const whole = dropping(schema)
  const { filter } = schema.properties ?? {}
  if (!filter) return whole
  const ofFilter = dropping(filter)
  return (given) => {
    const kept = whole(given)
    return isRecord(kept['filter']) ? { ...kept, filter: ofFilter(kept['filter']) } : kept
  }
}

const dropping = ({ properties = {}, required = [] }: Schema): Trim => {
  const optional = new Set(Object.keys(properties).filter((name) => !required.includes(name)))
  return (given) =>
    Object.fromEntries(
      Object.entries(given).filter(([name, value]) => !(optional.has(name) && isEmpty(value))),
    )
}

/** An empty list is how PHP writes an empty object. */
const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

const trims: ReadonlyMap<string, Trim> = new Map(
  Object.entries(carrierOperations).map(([name, { input }]) => [name, trimOf(input)]),
)
