interface ReceiveOptions {
  signal: AbortSignal
  /** How much there is of it so far. */
  onBytes: (bytes: number) => void
}

/** A file as it comes. Throws when there is none, or when it ends before its end. */
export async function receive(url: string, { signal, onBytes }: ReceiveOptions): Promise<Blob> {
  const answer = await fetch(url, { signal })
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
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' })
}
