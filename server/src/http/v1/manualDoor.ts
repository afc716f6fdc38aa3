import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { apiV1 } from '@portal/contract/apiV1.ts'
import type { FastifyInstance } from 'fastify'
import { headerOf } from '../answerCall.ts'
import { compressBeside, encodingFor } from '../encoding.ts'
import { idiomaOf } from '../idiomaOf.ts'

/** Within `/api/v1`. */
const manualPath = '/manual'
const scriptPath = '/manual.js'

/**
 * What draws the page makes its styles as it goes, and looks for words in a worker: it may do both here, and nothing else
 * of the site is in reach of it, because the page asks with no session.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page that a person reads before they write a program, drawn by Redoc from the OpenAPI document of this very server. */
export function manualDoor(app: FastifyInstance): void {
  let script: Promise<{ text: string; tag: string }> | undefined

  app.get(manualPath, (request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=3600' })
      .type('text/html; charset=utf-8')
      .send(page(idiomaOf(request))),
  )

  app.get(scriptPath, async (request, reply) => {
    script ??= readScript().catch((error: unknown) => {
      script = undefined
      throw error
    })
    const { text, tag } = await script
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=86400', vary: 'Accept-Encoding' })
    if (headerOf(request, 'if-none-match') === tag) return reply.code(304).send()
    const encoding = encodingFor(headerOf(request, 'accept-encoding'))
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.type('text/javascript; charset=utf-8').send(await compressBeside(text, encoding))
  })
}

async function readScript() {
  const path = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')
  // Its own sign is a picture of another site: nothing here is asked of one.
  const text = (await readFile(path, 'utf8')).replaceAll(/https:\/\/cdn\.[\w./-]+\.svg/g, 'data:,')
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

const page = (idioma: string): string => `<!doctype html>
<html lang="${idioma}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portal: API</title>
<style>body { margin: 0; font-family: system-ui, sans-serif }</style>
</head>
<body>
<redoc spec-url="${apiV1}/openapi.json" hide-download-button="false" native-scrollbars="true"></redoc>
<noscript><a href="${apiV1}/openapi.json">openapi.json</a></noscript>
<script src="${apiV1}${scriptPath}"></script>
</body>
</html>
`
