import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'

/** JSON Schema as far as the contract's inputs use it. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  pattern?: string
}

const idPattern = (z.toJSONSchema(Id) as Schema).pattern

/**
 * An input of the promised shape, made from the promise itself so that tests over all operations need no list of
 * examples. Every id in it, wherever it is nested, is `id`; the rest is plausible and need not be valid.
 */
export function sampleInput(input: z.ZodMiniType, id: string): Record<string, unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleOf(name, property, id)]),
  )
}

/** Whether an input names a record at all. */
export function namesRecords(input: z.ZodMiniType): boolean {
  return JSON.stringify(sampleInput(input, 'THE-ID')).includes('THE-ID')
}

function sampleOf(name: string, schema: Schema, id: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.pattern === idPattern && idPattern !== undefined) return id
  if (schema.anyOf) {
    // An id before a constant: '0' would create instead of finding.
    const idBranch = schema.anyOf.find(({ pattern }) => pattern === idPattern)
    const branch = idBranch ?? schema.anyOf.at(-1)
    return branch && sampleOf(name, branch, id)
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, sampleOf(key, property, id)]),
      )
    case 'array':
      return schema.items ? [sampleOf(name, schema.items, id)] : []
    case 'boolean':
      return false
    case 'null':
      return null
    case 'integer':
    case 'number':
      return name === 'anio' ? 2020 : 1
    default:
      return sampleText(name)
  }
}

/** A text that a field of this name may hold. */
export const sampleText = (name: string): string =>
  texts[name] ?? (/fecha|vence|desde|hasta/.test(name) ? '2026-01-15' : 'texto')

/** Fields whose text has a shape. */
const texts: Record<string, string> = {
  email: 'nadie@transporte.example',
  username: 'nadie@transporte.example',
  mobile: '+5491154445566',
  telefono: '+5491154445566',
  password: 'ruta nueve kilometro 88',
  cuil: '20123456786',
  documento: '12345678',
  cuit: '20123456786',
  periodo: '2026-01',
  code: 'ABC-123',
  token: 'aaaaaaaaaaaaaaaaaaaaaa',
  dominio: 'AB123CD',
  order: 'nombre ASC',
  page: '1',
  pagesize: '15',
  version: '1',
  totp: '123456',
  recuperacion: 'ABCDE-23456',
  pestania: 'pestania-de-prueba',
  soporte_telefono: '+54 11 5444-5566',
  soporte_email: 'nadie@proveedor.example',
  avisos_email: 'nadie@proveedor.example',
  plazo_revision_dias: '5',
}
