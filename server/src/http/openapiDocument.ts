import { carrierOperations, refusals, type RefusalName } from '@portal/contract'
import {
  addresses,
  carrierDoor,
  idempotencyHeader,
  named,
  operationUrl,
  uploadOperation,
} from '@portal/contract/door.ts'
import { Archivo, ListRecDocFaltantes } from '@portal/contract/documentos.ts'
import { idiomaHeader, idiomas } from '@portal/contract/idioma.ts'
import { es } from '@portal/contract/sentences/es.ts'
import { Lugar } from '@portal/contract/listas.ts'
import { recordsOf, type Operation } from '@portal/contract/operation.ts'
import { saveRecord } from '@portal/contract/ingreso.ts'
import { told } from '@portal/contract/told.ts'
import * as z from 'zod/mini'
import { picklistFields } from '../catalogo/picklists.ts'

/**
 * The carriers' doors as an OpenAPI 3.1 document for outside clients, made from the contract: an operation that is
 * added is in it.
 */
export function openapi(version: string): object {
  const table = Object.entries(carrierOperations) as [Name, Operation][] // its keys are its names
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal',
      version,
      description:
        'One endpoint; `_operation` and `mode` select what it does. Refusals are HTTP 200 with `success: false`. A parameter that may be left out and is empty (`""` or null) was not sent. Answers gain fields with time: their schemas are open.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ cliente: [] }],
    paths: {
      [carrierDoor.url]: {
        post: {
          operationId: 'mobile',
          summary: 'Every operation; each has an address of its own too, below this one',
          parameters: [key, idioma],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  oneOf: table.map(([name]) => ({
                    allOf: [ref(`${name}Request`)],
                    required: Object.keys(named(name, carrierDoor)),
                  })),
                },
              },
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  description:
                    'The same parameters as text; `values` and `filter`, and what is true or false, are JSON text.',
                },
              },
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
      ...Object.fromEntries(table.map(([name, promise]) => [operationUrl(name), addressOf(name, promise)])),
      [addresses.upfile]: {
        post: {
          operationId: 'upfile',
          summary:
            'Takes up to three files in; they belong to nothing until an operation names them, and go after thirty days',
          parameters: [key, idioma],
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': { schema: upload },
              'application/json': { schema: uploadInJson },
            },
          },
          responses: {
            200: json('The files, in their order, or a refusal.', {
              anyOf: [success(answerOf(recordsOf(Archivo.full))), ref('Refusal')],
            }),
            ...otherResponses,
          },
        },
      },
      [addresses.registro]: {
        post: {
          operationId: 'registro',
          summary: 'The registration form by itself: the `values` of `saveRecord`',
          parameters: [idioma],
          requestBody: { required: true, content: { 'application/json': { schema: registro } } },
          responses: {
            200: json('Taken, or a refusal.', {
              anyOf: [
                { type: 'object', properties: { success: { const: true } }, required: ['success'] },
                ref('Refusal'),
              ],
            }),
            ...otherResponses,
          },
        },
      },
      [addresses.geografia]: {
        get: {
          operationId: 'geografia',
          summary: 'Places of a country or a province, to anybody: the records of `getCiudades`',
          security: [],
          parameters: [
            inQuery('geo_pais', 'A country, as the records spell it.'),
            inQuery('geo_provincia', 'A province, as the records spell it.'),
            inQuery('order', 'Fields of a record in turn: `geo_provincia ASC, denominacion ASC`.'),
            idioma,
          ],
          responses: {
            200: json('The places; `message` says why there are none when `success` is false.', {
              type: 'object',
              properties: {
                success: { type: 'boolean' },
                message: { type: 'string' },
                records: { type: 'array', items: answerOf(Lugar.full) },
              },
              required: ['success', 'message', 'records'],
            }),
          },
        },
      },
      [addresses.faltantes]: {
        post: {
          operationId: 'faltantes',
          summary:
            'What is missing, as one list: each row is a document and whose it is. `_session` signs the call by itself too',
          parameters: [idioma],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  ...schemaOf(ListRecDocFaltantes.input, 'input'),
                  ...withSession(ListRecDocFaltantes.input),
                },
              },
            },
          },
          responses: {
            200: json('The list, empty beside an `error`.', {
              type: 'object',
              properties: {
                success: { type: 'boolean' },
                faltantes: {
                  type: 'array',
                  items: {
                    type: 'object',
                    description:
                      'A resource of `ListRecDocFaltantes` and one of its `documentos`, whose `nombre` is `tipodocumento`.',
                    properties: {
                      recursoid: { type: 'string' },
                      nombre: { type: 'string' },
                      tipodocumentoid: { type: 'string' },
                      tipodocumento: { type: 'string' },
                    },
                  },
                },
                error: refusal.properties.error,
              },
              required: ['success', 'faltantes'],
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
        ...Object.fromEntries(table.flatMap(([name, promise]) => requestsOf(name, promise))),
        ...Object.fromEntries(
          table.map(([name, { output }]) => [`${name}Answer`, success(answerOf(output))]),
        ),
        Refusal: refusal,
      },
    },
  }
}

type Name = keyof typeof carrierOperations

/** Of an object that says which of its properties it needs. */
interface RequestSchema extends ObjectSchema {
  properties: Record<string, ObjectSchema>
  required: string[]
}

interface ObjectSchema {
  properties?: Record<string, ObjectSchema>
  required?: string[]
  anyOf?: ObjectSchema[]
  pattern?: string
  [key: string]: unknown
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): ObjectSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as ObjectSchema // no schema of the contract is `true` or `false`
}

/** Open: what an answer gains later is no surprise. */
const answerOf = (schema: z.ZodMiniType) => opened(schemaOf(schema, 'output')) as ObjectSchema // the same, less one word

function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => name !== 'additionalProperties' || value !== false)
      .map(([name, value]) => [name, opened(value)]),
  )
}

/** One operation by itself: what a generated client calls. */
function addressOf(name: Name, { writes }: Operation): object {
  return {
    post: {
      operationId: name,
      description: told[name].about,
      parameters: writes ? [key, idioma] : [idioma],
      requestBody: { required: true, content: { 'application/json': { schema: ref(`${name}Request`) } } },
      responses: {
        200: json('The answer, or a refusal: `success` tells.', {
          oneOf: [ref(`${name}Answer`), ref('Refusal')],
        }),
        ...otherResponses,
      },
    },
  }
}

/**
 * The schemas of a request by their names. What may create takes one of two: the one of a new record names what that
 * can't do without, and of any other record only what changes is sent.
 */
function requestsOf(name: Name, promise: Operation): [string, object][] {
  const { creation } = promise
  const request = requestOf(name, promise)
  if (!creation) return [[`${name}Request`, request]]
  const { id, requires } = creation
  const { values } = request.properties
  const isId = ({ pattern }: ObjectSchema) => pattern !== undefined
  const ids = request.properties[id]?.anyOf ?? []
  return [
    [`${name}Request`, { oneOf: [ref(`${name}Nuevo`), ref(`${name}Cambio`)] }],
    [
      `${name}Nuevo`,
      {
        ...request,
        description: `A new record: \`${id}\` is left out, or says that there is none yet.`,
        properties: {
          ...request.properties,
          [id]: { anyOf: ids.filter((each) => !isId(each)) },
          values: { ...values, required: requires },
        },
      },
    ],
    [
      `${name}Cambio`,
      {
        ...request,
        description: 'One that is there: what is left out of `values` stays as it is.',
        properties: { ...request.properties, [id]: { allOf: ids.filter(isId), not: { const: '0' } } },
        required: [...request.required, id],
      },
    ],
  ]
}

/** `_operation` and `mode` may be left out at the address of the operation alone. */
function requestOf(name: Name, { input, access }: Operation): RequestSchema {
  const { properties = {}, required = [], ...rest } = schemaOf(input, 'input')
  const names = Object.fromEntries(
    Object.entries(named(name, carrierDoor)).map(([field, value]) => [field, { const: value }]),
  )
  return {
    ...rest,
    properties: {
      ...names,
      ...sessionField,
      ...properties,
      ...(name === 'getPickListValues' && { module: { enum: [...picklistFields.keys()] }, field: listed }),
    },
    required: [...(access === 'publico' ? [] : ['_session']), ...required],
  }
}

const listed = {
  enum: [...new Set([...picklistFields.values()].flat())],
  description: [...picklistFields].map(([module, fields]) => `${module}: ${fields.join(', ')}.`).join(' '),
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
  description: (Object.entries(refusals) as [RefusalName, { code: number | string }][]) // its keys are its names
    .map(([name, { code }]) => `${code}: ${es[name]}`)
    .join('\n'),
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      properties: {
        code: { type: ['integer', 'string'] },
        message: {
          type: 'string',
          description: `A sentence for people, in the language of \`${idiomaHeader}\`; in Spanish without it.`,
        },
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
  401: json('Wrong credentials of the client, or none.', ref('Refusal')),
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

const sessionField = { _session: { type: 'string', description: 'From `login`.' } }

const withSession = (input: z.ZodMiniType) => ({
  properties: { ...sessionField, ...schemaOf(input, 'input').properties },
})

const inQuery = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
})

const key = {
  name: idempotencyHeader,
  in: 'header',
  description:
    'A write that is sent again with its key is done once, and answers what it answered. The same key with another body is refused (1510).',
  schema: { type: 'string', pattern: '^[\\w-]{16,128}$' },
}

const idioma = {
  name: idiomaHeader,
  in: 'header',
  description: 'In which language sentences are said; Spanish without it.',
  schema: { enum: idiomas },
}

const registro = schemaOf(saveRecord.input, 'input').properties?.['values']

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

const uploadInJson = {
  ...upload,
  properties: {
    ...upload.properties,
    data: {
      description: 'One file or up to three, each a base64 data URL.',
      anyOf: [dataUrl(), { type: 'array', maxItems: 3, items: dataUrl() }],
    },
  },
}

function dataUrl() {
  return { type: 'string', pattern: '^data:[^,]*;base64,' }
}
