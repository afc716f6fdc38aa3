interface ReceiveOptions {
  signal?: AbortSignal
  /** How much there is of it so far. */
  onBytes: (bytes: number) => void
}

/** A ZIP as it comes. Throws when there is none, or when it ends before its end. */
export async function receiveZip(url: string, { signal, onBytes }: ReceiveOptions): Promise<Blob> {
  const answer = await fetch(url, signal ? { signal } : {})
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  onBytes(bytes)
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    bytes += value.length
    onBytes(bytes)
  }
  const zip = new Blob(parts, { type: answer.headers.get('content-type') ?? '' })
  if (!(await isWhole(zip))) throw new Error(`${url} was cut off`)
  return zip
}

const endBytes = 22

/** Some proxies end an answer that was cut off as if it were whole; a ZIP says its end itself, in its last record. */
export async function isWhole(zip: Blob): Promise<boolean> {
  const end = new DataView(await zip.slice(-endBytes).arrayBuffer())
  return end.byteLength === endBytes && end.getUint32(0) === 0x504b0506
}
