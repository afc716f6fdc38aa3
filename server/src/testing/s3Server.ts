import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { s3Signature } from './s3Signature.ts'

export interface S3Server {
  endpoint: string
  /** What `STORAGE_URL` says to use it. */
  storageUrl: string
  accessKeyId: string
  secretAccessKey: string
  /** Hangs up on whoever is connected, and takes nobody in until `start`. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

interface Stored {
  bytes: Buffer
  at: Date
}

interface Answer {
  status: number
  body?: Buffer | string
  headers?: Record<string, string>
}

const bucket = 'prueba'
const accessKeyId = 'una-clave'
const secretAccessKey = 'un/secreto+de=prueba'
/** Few, so that a list of a handful has more pages than one. */
const maxKeysAtOnce = 3

/**
 * The part of S3 that the product uses, as a real store would answer it: one bucket, path style, and requests whose
 * signature is wrong are refused. A real store stands in its place in `npm run test:s3`.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Stored>()
  const server = createServer((request, response) => {
    void respond(request, objects).then(({ status, body = '', headers = {} }) => {
      response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    })
  })
  let port = 0
  const start = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port // it listens on a port, not on a pipe
        resolve()
      })
    })
  await start()
  const endpoint = `http://127.0.0.1:${port}`
  const signIn = `${accessKeyId}:${encodeURIComponent(secretAccessKey)}`
  return {
    endpoint,
    storageUrl: `s3://${signIn}@${bucket}/archivos?endpoint=${endpoint}`,
    accessKeyId,
    secretAccessKey,
    start,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(request: IncomingMessage, objects: Map<string, Stored>): Promise<Answer> {
  const body = await buffer(request)
  const problem = signatureProblem(request, body)
  if (problem !== undefined) return refusal(403, problem)
  const url = new URL(request.url ?? '/', 'http://s3')
  const [, place, ...rest] = url.pathname.split('/')
  if (place !== bucket) return refusal(404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  if (key === '') return request.method === 'GET' ? list(url.searchParams, objects) : { status: 200 }
  const found = objects.get(key)
  switch (request.method) {
    case 'PUT':
      objects.set(key, { bytes: body, at: new Date() })
      return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } }
    case 'GET':
    case 'HEAD':
      return found
        ? { status: 200, body: found.bytes, headers: { 'last-modified': found.at.toUTCString() } }
        : refusal(404, 'NoSuchKey')
    case 'DELETE':
      objects.delete(key)
      return { status: 204 }
    default:
      return refusal(405, 'MethodNotAllowed')
  }
}

/** What S3 calls it when a request isn't signed by who it says, or isn't what was signed. */
function signatureProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const stated =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!stated) return 'AccessDenied'
  const [, who, scope = '', signedHeaders = '', signature] = stated
  if (who !== accessKeyId) return 'InvalidAccessKeyId'
  const bodyHash = createHash('sha256').update(body).digest('hex')
  if (request.headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch'
  const right = s3Signature({
    request,
    scope,
    signedHeaders: signedHeaders.split(';'),
    bodyHash,
    secretAccessKey,
  })
  return signature === right ? undefined : 'SignatureDoesNotMatch'
}

function list(query: URLSearchParams, objects: Map<string, Stored>): Answer {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
  const page = names.slice(0, maxKeysAtOnce)
  const entries = page.map((name) => {
    const { bytes, at } = objects.get(name) ?? { bytes: '', at: new Date() }
    return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const more = names.length > page.length
  const next = more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : ''
  return xml(
    200,
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`,
  )
}

function refusal(status: number, code: string): Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function xml(status: number, text: string): Answer {
  return {
    status,
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${text}`,
    headers: { 'content-type': 'application/xml' },
  }
}
