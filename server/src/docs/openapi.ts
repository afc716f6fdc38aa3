import { carrierOperations, refusals } from '@portal/contract'
import { addresses, carrierDoor, named, uploadOperation } from '@portal/contract/door.ts'
import { Archivo } from '@portal/contract/documentos.ts'
import { recordsOf, type Operation } from '@portal/contract/operation.ts'
import * as z from 'zod/mini'
import { about } from './about.ts'

/**
 * The carriers' doors as an OpenAPI 3.1 document for outside clients, made from the contract: an operation that is
 * added is in it.
 */
export function openapi(version: string): object {
  const table = Object.entries(carrierOperations) as [keyof typeof carrierOperations, Operation][] // its keys are its names
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal',
      version,
      description:
        'One endpoint; `_operation` and `mode` select what it does. Refusals are HTTP 200 with `success: false`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ cliente: [] }],
    paths: {
      [carrierDoor.url]: {
        post: {
          operationId: 'mobile',
          summary: 'Every operation',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { oneOf: table.map(([name]) => ref(`${name}Request`)) } },
            },
          },
          responses: {
            200: json('The answer of the operation, or a refusal.', {
              anyOf: [...table.map(([name]) => ref(`${name}Answer`)), ref('Refusal')],
            }),
            ...otherResponses,
          },
        },
      },
      [addresses.upfile]: {
        post: {
          operationId: 'upfile',
          summary:
            'Takes up to three files in; they belong to nothing until an operation names them, and go after 24 hours',
          requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } },
          responses: {
            200: json('The files, in their order, or a refusal.', {
              anyOf: [success(schemaOf(recordsOf(Archivo.full), 'output')), ref('Refusal')],
            }),
            ...otherResponses,
          },
        },
      },
      [`${addresses.archivos}/{archivoid}`]: {
        get: {
          operationId: 'archivos',
          summary: 'The bytes of a file',
          parameters: [
            { name: 'archivoid', in: 'path', required: true, schema: { type: 'string' } },
            { name: '_session', in: 'query', required: true, schema: { type: 'string' } },
            {
              name: 'miniatura',
              in: 'query',
              description: 'A small picture instead.',
              schema: { const: '1' },
            },
          ],
          responses: bytesResponses,
        },
      },
      [`${addresses.ejemplos}/{tipodocumentoid}`]: {
        get: {
          operationId: 'ejemplos',
          summary: 'A sample of a type of document, where its `ejemplo` says a media type',
          parameters: [
            { name: 'tipodocumentoid', in: 'path', required: true, schema: { type: 'string' } },
            { name: '_session', in: 'query', required: true, schema: { type: 'string' } },
          ],
          responses: bytesResponses,
        },
      },
    },
    components: {
      securitySchemes: {
        cliente: { type: 'http', scheme: 'basic', description: 'The fixed credentials of outside clients.' },
      },
      schemas: {
        ...Object.fromEntries(table.map(([name, promise]) => [`${name}Request`, requestOf(name, promise)])),
        ...Object.fromEntries(
          table.map(([name, { output }]) => [`${name}Answer`, success(schemaOf(output, 'output'))]),
        ),
        Refusal: refusal,
      },
    },
  }
}

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
  [key: string]: unknown
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): ObjectSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function requestOf(name: keyof typeof carrierOperations, { input, access }: Operation): object {
  const { properties = {}, required = [], ...rest } = schemaOf(input, 'input')
  const names = Object.fromEntries(
    Object.entries(named(name, carrierDoor)).map(([field, value]) => [field, { const: value }]),
  )
  const session = { _session: { type: 'string', description: 'From `login`.' } }
  return {
    ...rest,
    description: about[name],
    properties: { ...names, ...session, ...properties },
    required: [...Object.keys(names), ...(access === 'publico' ? [] : ['_session']), ...required],
  }
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
})

const success = (result: object) => ({
  type: 'object',
  properties: { success: { const: true }, result },
  required: ['success', 'result'],
})

const refusal = {
  type: 'object',
  description: Object.values(refusals)
    .map(({ code, message }) => `${code}: ${message}`)
    .join('\n'),
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      properties: {
        code: { type: ['integer', 'string'] },
        message: { type: 'string', description: 'A sentence for people, in Spanish.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'A sentence for each field that is wrong.',
        },
        retryAfter: { type: 'integer', description: 'Seconds to wait (1429).' },
        twin: { type: 'string', description: 'The record that is already there (1511).' },
        requestId: { type: 'string' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['success', 'error'],
}

const otherResponses = {
  401: json('Wrong credentials of the client.', ref('Refusal')),
  413: json('Too big.', ref('Refusal')),
  415: json('A content type that is not read here.', ref('Refusal')),
  429: json('Too many tries; `Retry-After` says how many seconds to wait.', ref('Refusal')),
  500: json('A fault; the message names the id to ask about.', ref('Refusal')),
  503: json('Busy, or something it leans on does not answer.', ref('Refusal')),
}

const bytesResponses = {
  200: { description: 'The bytes.', content: { '*/*': { schema: { type: 'string' } } } },
  403: json('No session, or not allowed.', ref('Refusal')),
  404: json('Not there, or somebody else’s.', ref('Refusal')),
  ...otherResponses,
}

const upload = {
  type: 'object',
  properties: {
    _operation: { const: uploadOperation },
    _session: { type: 'string' },
    transporteid: { type: 'string' },
    recursoid: { type: 'string' },
    tipodocumetoid: { type: 'string', description: 'So spelled; `tipodocumentoid` is read too.' },
    data: {
      type: 'array',
      maxItems: 3,
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
      description: 'PDF, JPG, PNG or BMP of up to 3,000,000 bytes each.',
    },
  },
  required: ['_session', 'data'],
}
