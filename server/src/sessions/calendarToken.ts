import { icalAddress } from '@portal/contract/calendarFeed.ts'
import { drawBase62 } from './drawBase62.ts'
import type { TokenOwner } from './programToken.ts'
import { hashToken } from './token.ts'

/**
 * What opens a person's calendar: `cal_c7Xmq_` and 43 letters and digits drawn at random, some 256 bits. The letter behind
 * `cal_` says whether it is of a carrier's person or of the provider's, as in a program's token, and the four behind it, drawn
 * too, are what its person knows it by.
 */

const letterOf: Record<TokenOwner, string> = { cuenta: 'c', proveedor: 'p' }

export function newCalendarToken(owner: TokenOwner): { prefijo: string; token: string; hash: Buffer } {
  const prefijo = `cal_${letterOf[owner]}${drawBase62(4)}`
  const token = `${prefijo}_${drawBase62(43)}`
  return { prefijo, token, hash: hashToken(token) }
}

/** Where a calendar program reads it. */
export const calendarUrl = (baseUrl: string, token: string): string => `${baseUrl}${icalAddress}/${token}.ics`

/** The same without what opens it. */
export const maskedUrl = (baseUrl: string, prefijo: string): string => calendarUrl(baseUrl, `${prefijo}…`)

/** The last part of an address; undefined where it is nothing that could open one. */
export function shownCalendar(file: string): { owner: TokenOwner; hash: Buffer } | undefined {
  const [, token, letter] = /^(cal_([cp])[0-9A-Za-z]{4}_[0-9A-Za-z]{43})\.ics$/.exec(file) ?? []
  if (token === undefined) return undefined
  return { owner: letter === 'c' ? 'cuenta' : 'proveedor', hash: hashToken(token) }
}
