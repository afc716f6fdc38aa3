import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Where a call comes from, as a proxy of ours tells it. What it tells is text that may be anything: an address with its
 * port or zone is that address, and of what is none, it is the proxy that speaks.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return addressIn(ip) ?? socket.remoteAddress ?? ''
}

function addressIn(text: string): string | undefined {
  const told = text.trim()
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(told)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(told)?.[1] ?? told
  const [address = ''] = bare.split('%', 1)
  return isIP(address) === 0 ? undefined : address
}
