import { apiV1, archivoPath, Problem, readings, type Reading } from '@portal/contract/apiV1.ts'
import { datosDe, eventos, type Evento } from '@portal/contract/webhooks.ts'
import * as z from 'zod/mini'
import examples from './examples.json' with { type: 'json' }

/** What the page says first; the rest stands beside each address. */
const manual = `A program asks with a token of its own instead of a person's session. A token reads and changes nothing.

**A token.** The titular of an account makes one in *Perfil › Programas* (it sees that account), or an administrador of the provider in *Ajustes › Programas* (it sees all). It is shown once, says what it may ask, until when, from which networks and how often a minute, and is sent in a header alone:

\`\`\`sh
curl -H "Authorization: Bearer $PORTAL_TOKEN" "$PORTAL_URL${apiV1}/aptitud?dominio=AB123CD"
\`\`\`

**An answer** is plain JSON. \`apto\` is \`si\`, \`no\` or \`desconocido\`: unknown is never a yes. Lists come page by page (\`siguiente\` → \`cursor\`), and those of records say \`desde\`: keep it, and ask with it later to be told what changed since. A row may come twice; none that changed is missed. \`ETag\` and 304, \`RateLimit\`, gzip and br as HTTP has them.

**A no** is a problem document (RFC 9457): \`detail\` is a sentence, in the language that \`Accept-Language\` asks for; \`code\` is ours; \`fields\` has a sentence for each parameter.

**To be told** instead of asking: a webhook (Standard Webhooks 1.0.0), made where tokens are. **For assistants**: \`POST /mcp\` (Model Context Protocol) over the same tokens.`

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
      description: manual,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths: { ...Object.fromEntries(paths), [`${apiV1}${archivoPath}/{archivoid}`]: { get: ofArchivo } },
    webhooks: Object.fromEntries(eventos.map((evento) => [evento, { post: toldOf(evento) }])),
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

function operationOf(
  operationId: string,
  { method, path, about, alcance, question, answer }: Reading,
): object {
  const asked = schemaOf(question, 'input') as { properties?: Record<string, object>; required?: string[] }
  const example = exampleOf(operationId)
  return {
    operationId,
    summary: path,
    description: `${about} Needs the scope \`${alcance}\`.`,
    ...(method === 'GET'
      ? {
          parameters: Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: asked.required?.includes(name) ?? false,
            schema,
            ...(Object.hasOwn(example.question, name) && { example: example.question[name] }),
          })),
        }
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: asked, example: example.question } },
          },
        }),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaOf(answer, 'output'), example: example.answer } },
      },
      304: { description: 'The same as the `ETag` that was sent.' },
      ...refusals(),
    },
  }
}

interface Example {
  question: Readonly<Record<string, unknown>>
  answer: unknown
}

/** What a server was asked and answered once: `server/docs/examples.test.ts` writes it, and holds that it is answered so. */
function exampleOf(reading: string): Example {
  const found = new Map<string, Example>(Object.entries(examples)).get(reading)
  if (!found) throw new Error(`no example of ${reading}`)
  return found
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
  summary: archivoPath,
  description: 'The bytes of a file, by an id of `archivos` of a paper. Needs the scope `archivos:leer`.',
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

/** An event, as a receiver is called. */
const toldOf = (evento: Evento): object => ({
  operationId: evento,
  summary: evento,
  parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })),
  requestBody: {
    content: {
      'application/json': {
        schema: schemaOf(
          z.object({ type: z.literal(evento), timestamp: z.iso.datetime(), data: datosDe[evento] }),
          'output',
        ),
      },
    },
  },
  responses: { '2XX': { description: 'It is received. Anything else is tried again.' } },
})
