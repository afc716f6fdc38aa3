import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Where the server may be sent to by what a person typed: addresses of the public internet alone, so that nobody makes it
 * knock at what stands behind its walls. Hosts on site are named by a setting.
 */
export interface PublicAddresses {
  /** Whether a host may be asked at all, before it is looked up. */
  mayAsk: (hostname: string) => boolean
  /** Looks a name up once, for the connection that is made then: to what was looked at, and no other. */
  lookup: LookupFunction
}

/** Of a name that leads elsewhere. */
export class InnerAddressError extends Error {
  override readonly name = 'InnerAddressError'
}

/** All that a name leads to now. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

export function createPublicAddresses(onSite: readonly string[], resolve: Resolve = lookup): PublicAddresses {
  const named = new Set(onSite)
  return {
    mayAsk(hostname) {
      const host = unbracketed(hostname)
      return isIP(host) === 0 || named.has(host) || isPublic(host)
    },
    lookup(hostname, options, callback) {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error) {
          callback(error, [])
          return
        }
        const inner = found.find(({ address }) => !isPublic(address))
        // One of several is enough: which of them is taken, nobody here decides.
        if (inner && !named.has(hostname)) {
          callback(new InnerAddressError(`${hostname} is ${inner.address}`), [])
          return
        }
        answer(found)
      })

      function answer(found: LookupAddress[]): void {
        const [first] = found
        if (options.all === true) callback(null, found)
        else callback(null, first?.address ?? '', first?.family)
      }
    },
  }
}

/** Not of this machine, of a network behind it, nor of anything that carries such an address within. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** As an URL writes them: `[::1]`. */
export const unbracketed = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase()
