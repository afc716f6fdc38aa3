import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How the authority answers. */
export type Forma =
  | 'granted'
  | 'granted with mods'
  | 'rejection'
  | 'other nonce'
  | 'other imprint'
  | 'slow'
  | 'garbage'
  | 'page'
  | 'redirect'
  | 'endless'
  | 'expired certificate'
  | 'out of order'

export interface Tsa {
  url: string
  /** The certificate that its own lead to, as a file. */
  ca: string
  /** How it answers from now on. */
  forma: Forma
  asked: number
  stop: () => Promise<void>
}

const config = `
[ca]
default_ca = one
[one]
database = index.txt
serial = serial
new_certs_dir = new
default_md = sha256
policy = any
unique_subject = no
[any]
commonName = supplied
organizationName = optional
[root]
basicConstraints = critical, CA:true
subjectKeyIdentifier = hash
[stamps]
basicConstraints = CA:false
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = two
[two]
serial = tsaserial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[picky]
serial = tsaserial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha512
ess_cert_id_alg = sha256
`

/**
 * An authority of timestamps on a real socket: openssl's own `ts` signs, with certificates that openssl's `ca` issued. What it
 * doesn't do by itself, because it is wrong, is done to the bytes that go in or come out.
 */
export async function startTsa(): Promise<Tsa> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-tsa-'))
  const openssl = (...args: string[]) => run('openssl', args, { cwd: dir })
  await mkdir(join(dir, 'new'))
  await Promise.all([
    writeFile(join(dir, 'openssl.cnf'), config),
    writeFile(join(dir, 'index.txt'), ''),
    writeFile(join(dir, 'serial'), '01'),
    writeFile(join(dir, 'tsaserial'), '01'),
  ])
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  await openssl(
    ...['req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '3650'],
    ...['-subj', '/CN=Autoridad de prueba/O=Ficticia', '-config', 'openssl.cnf', '-extensions', 'root'],
  )
  for (const [name, from, to] of [
    ['good', '20240101000000Z', '20440101000000Z'],
    ['expired', '20200101000000Z', '20210101000000Z'],
  ] as const) {
    await openssl(
      ...['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`, '-out', `${name}.csr`],
      ...['-subj', '/CN=Reloj de prueba/O=Ficticia', '-config', 'openssl.cnf'],
    )
    await openssl(
      ...['ca', '-batch', '-config', 'openssl.cnf', '-cert', 'ca.pem', '-keyfile', 'ca.key', '-notext'],
      ...['-in', `${name}.csr`, '-out', `${name}.pem`, '-extensions', 'stamps'],
      ...['-startdate', from, '-enddate', to],
    )
  }

  let turn = 0
  async function reply(query: Buffer, signer: string, section = 'two'): Promise<Buffer> {
    const [asked, answered] = [`${++turn}.tsq`, `${turn}.tsr`]
    await writeFile(join(dir, asked), query)
    await openssl(
      ...[
        'ts',
        '-reply',
        '-config',
        'openssl.cnf',
        '-section',
        section,
        '-queryfile',
        asked,
        '-out',
        answered,
      ],
      ...['-signer', `${signer}.pem`, '-inkey', `${signer}.key`],
    )
    return readFile(join(dir, answered))
  }

  const http = createServer((request, response) => {
    tsa.asked++
    const send = (body: Buffer, type = 'application/timestamp-reply') =>
      response.writeHead(200, { 'content-type': type }).end(body)
    void bodyOf(request)
      .then(async (query) => {
        switch (tsa.forma) {
          case 'granted':
            return send(await reply(query, 'good'))
          case 'granted with mods': {
            const answer = await reply(query, 'good')
            answer[answer.indexOf(Buffer.from('3003020100', 'hex')) + 4] = 1
            return send(answer)
          }
          case 'rejection':
            return send(await reply(query, 'good', 'picky'))
          case 'other nonce': {
            // What stands last in a question is that it wants certificates, 3 bytes, and before that the nonce.
            const other = Buffer.from(query)
            other[other.length - 4] = (other[other.length - 4] ?? 0) ^ 1
            return send(await reply(other, 'good'))
          }
          case 'other imprint': {
            const other = Buffer.from(query)
            const at = other.indexOf(Buffer.from('0420', 'hex')) + 2
            other[at] = (other[at] ?? 0) ^ 1
            return send(await reply(other, 'good'))
          }
          case 'expired certificate':
            return send(await reply(query, 'expired'))
          case 'out of order':
            return response.writeHead(503).end()
          case 'slow':
            return undefined
          case 'garbage':
            return send(Buffer.from('304203020100', 'hex'))
          case 'page':
            return send(Buffer.from('<h1>Mantenimiento</h1>'), 'text/html')
          case 'redirect':
            return response.writeHead(302, { location: '/otra' }).end()
          case 'endless':
            return response.writeHead(200).end(Buffer.alloc(1_000_000, 48))
        }
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo // it listens on a port, not on a pipe
  const tsa: Tsa = {
    url: `http://127.0.0.1:${port}/tsr`,
    ca: join(dir, 'ca.pem'),
    forma: 'granted',
    asked: 0,
    async stop() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await rm(dir, { recursive: true, force: true })
    },
  }
  return tsa
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a stream of bytes
  return Buffer.concat(chunks)
}
