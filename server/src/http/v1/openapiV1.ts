import { apiV1, archivoPath, Problem, readings, type Reading } from '@portal/contract/apiV1.ts'
import * as z from 'zod/mini'

/** What programs may ask as an OpenAPI 3.1 document, made from the contract: a reading that is added is in it. */
export function openapiV1(version: string): object {
  const paths = new Map<string, Record<string, object>>()
  for (const [name, reading] of Object.entries<Reading>(readings)) {
    const path = apiV1 + reading.path
    paths.set(path, { ...paths.get(path), [reading.method.toLowerCase()]: operationOf(name, reading) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal: programs that ask',
      version,
      description: 'Plain JSON, read with a token. What says no is a problem document (RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths: { ...Object.fromEntries(paths), [`${apiV1}${archivoPath}/{archivoid}`]: { get: ofArchivo } },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'pt_…' } },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  }
}

const refusals = (): object =>
  Object.fromEntries(
    Object.entries(saysNo).map(([status, description]) => [
      status,
      {
        description,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )

function operationOf(operationId: string, { method, about, alcance, question, answer }: Reading): object {
  const asked = schemaOf(question, 'input') as { properties?: Record<string, object>; required?: string[] }
  return {
    operationId,
    summary: about,
    description: `Needs the scope \`${alcance}\`.`,
    ...(method === 'GET'
      ? {
          parameters: Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: asked.required?.includes(name) ?? false,
            schema,
          })),
        }
      : { requestBody: { required: true, content: { 'application/json': { schema: asked } } } }),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaOf(answer, 'output') } },
      },
      304: { description: 'The same as the `ETag` that was sent.' },
      ...refusals(),
    },
  }
}

const saysNo = {
  400: 'A parameter is wrong.',
  401: 'No token, or one that is none, ended or was revoked.',
  403: 'The token may not: its scope, its network, its account.',
  429: 'It asked as often as it may.',
  503: 'Busy.',
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): object => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The one that answers bytes. */
const ofArchivo = {
  operationId: 'archivo',
  summary: 'The bytes of a file, by an id of `archivos` of a paper.',
  description: 'Needs the scope `archivos:leer`.',
  parameters: [{ name: 'archivoid', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'The file: a PDF, a JPEG or a PNG.',
      content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
    },
    304: { description: 'The same as the `ETag` that was sent.' },
    404: {
      description: 'No file of what the token sees.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
    410: {
      description: 'It is damaged or lost.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
    ...refusals(),
  },
}
