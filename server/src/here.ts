/** An address of this very machine, as sockets write it. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

/** The name of a host, as an address of the web writes it, that is this machine. */
export const isHere = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
