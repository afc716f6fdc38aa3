/** What a body became on its way, by its encoding: what is given again is not compressed again. */
export type Packed = Partial<Record<'br' | 'gzip', Buffer>>

/** What is counted for each encoding, before anybody knows how long the body is in it. */
export const roomToPack = (body: string): number => Math.ceil(body.length / 4)

/** Of an answer that may be kept: remembers what was sent of it, where there is room for that. */
export function keepPacked(packed: Packed, encoding: keyof Packed, body: string, sent: Buffer): void {
  if (sent.length > roomToPack(body)) return
  // A copy: what zlib made lies in a piece of memory several times as long, and would hold all of it.
  packed[encoding] = Buffer.alloc(sent.length, sent)
}
