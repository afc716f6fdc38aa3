import type { Sello } from '@portal/legajo/sello.ts'
import type { TsaSettings } from '../settings.ts'
import type { PublicAddresses } from '../webhooks/publicAddress.ts'

export interface SelladorOptions extends TsaSettings {
  addresses: PublicAddresses
  /** For one question, everything in it. */
  deadlineMs?: number
}

/** A stamp that is held to what was asked. */
export interface Sellado {
  /** In DER. */
  token: Buffer
  sello: Sello
}

/** Why there is no stamp, as whoever administrates reads it. */
export class SelloError extends Error {
  override readonly name = 'SelloError'
  constructor(why: string) {
    super(`La autoridad de sellos de tiempo (TSA_URL): ${why}.`)
  }
}
