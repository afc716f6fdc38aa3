import { randomUUID } from 'node:crypto'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import { generate } from 'selfsigned'

export interface OverTls {
  url: string
  /** What vouches for its certificate: itself. */
  pem: string
  stop: () => void
}

interface Certificate {
  name?: string
  until?: Date
}

/** The same server by TLS, with a certificate that nobody signed; unless said otherwise for 127.0.0.1, and in force. */
export async function overTls(url: string, certificate: Certificate = {}): Promise<OverTls> {
  const { name = 'localhost', until = new Date(Date.now() + 90 * 86_400_000) } = certificate
  const { private: key, cert } = await generate([{ name: 'commonName', value: `Prueba ${randomUUID()}` }], {
    keySize: 2048,
    notBeforeDate: new Date(Date.now() - 365 * 86_400_000),
    notAfterDate: until,
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: name },
          ...(name === 'localhost' ? [{ type: 7 as const, ip: '127.0.0.1' }] : []),
        ],
      },
    ],
  })
  const { hostname, port, pathname } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer({ key, cert }, (outside) => {
    const inside = connect(Number(port), hostname)
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
      one.pipe(other)
    }
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: listening } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    url: `https://127.0.0.1:${listening}${pathname}`,
    pem: cert,
    stop: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
