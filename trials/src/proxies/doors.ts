import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { carrierDoor } from '@portal/contract/door.ts'
import { is, type Row } from '../promises.ts'
import type { Browser } from './browser.ts'
import { carrierAddress, signInCall, type People } from './people.ts'

/** What a browser is told at the door: HTTPS alone, cookies that stay, and whose address is written down. */

export async function redirects(port: number): Promise<Row> {
  const asked = get({ host: '127.0.0.1', port, path: '/app/choferes?page=2', headers: { host: 'localhost' } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage] // what Node says of this event
  answer.resume()
  const { status, location = '' } = { status: answer.statusCode ?? 0, location: answer.headers.location }
  const url = URL.canParse(location) ? new URL(location) : undefined
  const leads = url?.protocol === 'https:' && url.hostname === 'localhost'
  const keeps = `${url?.pathname ?? ''}${url?.search ?? ''}` === '/app/choferes?page=2'
  return is('HTTP lleva a la misma página por HTTPS', `${status} ${location}`, '301 o 308', {
    holds: (status === 301 || status === 308) && leads && keeps,
  })
}

/** It is the proxy that refuses: this Node would speak it. */
export async function refusesOldTls(port: number): Promise<Row> {
  const socket = connect({
    host: '127.0.0.1',
    port,
    servername: 'localhost',
    minVersion: 'TLSv1.1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
    rejectUnauthorized: false,
  })
  const said = await once(socket, 'secureConnect').then(
    () => 'se acepta',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  )
  socket.destroy()
  return is('TLS 1.1 se rechaza', said, 'alerta del proxy', {
    holds: said === 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  })
}

export async function keepsSession(carrier: Browser): Promise<Row[]> {
  const headers = { 'content-type': 'application/json' }
  const answer = await carrier.send(carrierDoor.url, { method: 'POST', headers, body: signInCall })
  answer.resume()
  const cookie = answer.headers['set-cookie']?.find((each) => each.includes('portal_sesion')) ?? ''
  const traits = cookie.replace(/=[^;]*/, '')
  const hsts = answer.headers['strict-transport-security'] ?? ''
  return [
    is('la sesión es una cookie __Host-', traits, 'Secure, HttpOnly', {
      holds: cookie.startsWith('__Host-') && /; Secure/.test(cookie) && /; HttpOnly/.test(cookie),
    }),
    is('Strict-Transport-Security', hsts, 'un año', { holds: hsts.includes('max-age=31536000') }),
  ]
}

/** Compressed once, by who knows what may be. */
export async function passesCompressed(stranger: Browser): Promise<Row> {
  const answer = await stranger.send('/auth/login', { headers: { 'accept-encoding': 'br, gzip' } })
  const bytes = await buffer(answer)
  const { 'content-encoding': encoding = 'nada', 'content-length': length = '?' } = answer.headers
  return is(
    'la página de ingreso llega como la comprime Portal',
    `${encoding}, ${bytes.length} bytes`,
    'br',
    {
      holds: answer.statusCode === 200 && encoding === 'br' && Number(length) === bytes.length,
    },
  )
}

/** What the audit says of writes of one person, with a header as anybody may write it, and without. */
export async function tellsAddress({ carrier, administrador }: People): Promise<Row[]> {
  const write = async (headers: Record<string, string>) => {
    const answer = await carrier.send(carrierDoor.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: signInCall,
    })
    answer.resume()
    const requestId = String(answer.headers['x-request-id'])
    const lines = await administrador.ask('ListAuditoria', { accion: 'login', pagesize: 50 })
    return String(lines.find((line) => line['request_id'] === requestId)?.['ip'])
  }
  const honest = await write({})
  const forged = await write({
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  })
  const holds = (ip: string) => ({ holds: ip === carrierAddress })
  return [
    is('la auditoría dice de dónde se llamó', honest, carrierAddress, holds(honest)),
    is('y no lo que el navegador invente', forged, carrierAddress, holds(forged)),
  ]
}
