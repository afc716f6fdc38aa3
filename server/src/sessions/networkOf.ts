import ipaddr from 'ipaddr.js'

/**
 * Whose an address is, as far as counting goes: an IPv4 address, or the /64 that whoever has one IPv6 address has whole.
 * What is no address counts as itself.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, 64)
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`).toString()}/64`
    : address.toString()
}
