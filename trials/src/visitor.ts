import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { multipart } from '@portal/bench/picture.ts'
import { Stop } from '@portal/bench/stop.ts'
import { addresses, idempotencyHeader, named, type Door } from '@portal/contract/door.ts'

/** Somebody in a browser, who may wait and try again, and never gets to know which node answered. */

/** Longer than this nobody waits for one answer. */
const patienceMs = 20_000
const pauseMs = 100

interface Envelope {
  success: boolean
  result?: { records?: Record<string, unknown>[] }
  error?: { code: number | string; message: string; fields?: Record<string, string> }
}

/** What came of each try, by status; `cortada` where no answer came. */
export class Outcomes {
  readonly counts = new Map<string, number>()
  /** The first words of each kind of fault, for whoever looks into it. */
  readonly faults = new Set<string>()
  /** What the last try came to that did not end well. */
  last = ''

  add(outcome: string, words = ''): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1)
    if (outcome !== '200') this.last = `${outcome} ${words.slice(0, 200)}`
    if (outcome === '500') this.faults.add(/Error inesperado \([^)]*\)/.exec(words)?.[0] ?? words)
  }
}

interface Manner {
  outcomes: Outcomes
  /** How long a write is tried that is not acknowledged. */
  giveUpMs: number
}

export class Visitor {
  readonly #url: string
  readonly #door: Door
  readonly #cookie: string
  readonly #outcomes: Outcomes
  readonly #giveUpMs: number

  private constructor(url: string, door: Door, cookie: string, { outcomes, giveUpMs }: Manner) {
    this.#url = url
    this.#door = door
    this.#cookie = cookie
    this.#outcomes = outcomes
    this.#giveUpMs = giveUpMs
  }

  static async signIn(
    url: string,
    { door, mode, username, password }: { door: Door; mode: string; username: string; password: string },
    manner: Manner,
  ): Promise<Visitor> {
    const answer = await fetch(url + door.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ ...named(mode, door), username, password }),
    })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie === undefined) throw new Stop(`${username} no pudo ingresar: ${await answer.text()}`)
    return new Visitor(url, door, cookie, manner)
  }

  /** What its browser shows at each call, for whoever calls in its place. */
  get cookie(): string {
    return this.#cookie
  }

  /** One try; nothing where it did not come to an answer of the product that says `success`. */
  async ask(mode: string, input: object, key?: string): Promise<Record<string, unknown>[] | undefined> {
    return this.#send(this.#door.url, {
      headers: { 'content-type': 'application/json', ...(key !== undefined && { [idempotencyHeader]: key }) },
      body: JSON.stringify({ ...named(mode, this.#door), ...input }),
    })
  }

  /** Tries with one key until it is acknowledged. */
  async insist(mode: string, input: object, key: string = randomUUID()): Promise<Record<string, unknown>[]> {
    return this.#insist(() => this.ask(mode, input, key))
  }

  /** The same of a file; answers its id. */
  async upload(bytes: Buffer): Promise<string> {
    const { body, contentType } = multipart(bytes)
    const headers = { 'content-type': contentType, [idempotencyHeader]: randomUUID() }
    const records = await this.#insist(() => this.#send(addresses.upfile, { headers, body }))
    return String(records[0]?.['archivoid'])
  }

  /** Bytes of a door that has no envelope, or nothing where they are not to be had. */
  async bytes(path: string): Promise<Buffer | undefined> {
    const answer = await fetch(this.#url + path, {
      headers: { cookie: this.#cookie },
      signal: AbortSignal.timeout(patienceMs),
    })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  }

  /** What an open console hears, until the stream ends. */
  async *hear(path: string, signal: AbortSignal): AsyncGenerator<string> {
    const { body, ok } = await fetch(this.#url + path, { headers: { cookie: this.#cookie }, signal })
    if (!ok || !body) return
    for await (const chunk of body.pipeThrough(new TextDecoderStream()))
      for (const [, name = ''] of chunk.matchAll(/^event: (\w+)$/gm)) yield name
  }

  async #send(
    path: string,
    { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  ): Promise<Record<string, unknown>[] | undefined> {
    const { status, text } = await this.#post(path, headers, body).catch(() => ({
      status: 'cortada',
      text: '',
    }))
    this.#outcomes.add(status, text)
    if (status !== '200') return undefined
    const { success, result, error } = JSON.parse(text) as Envelope // what every answer of these doors says
    if (!success)
      throw new Stop(`No se esperaba este rechazo: ${error?.message ?? ''} ${JSON.stringify(error?.fields)}`)
    return result?.records ?? []
  }

  async #post(path: string, headers: Record<string, string>, body: string | Buffer) {
    const answer = await fetch(this.#url + path, {
      method: 'POST',
      headers: { ...headers, origin: this.#url, cookie: this.#cookie },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: String(answer.status), text: await answer.text() }
  }

  async #insist<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
    const deadline = performance.now() + this.#giveUpMs
    while (performance.now() < deadline) {
      const answer = await ask()
      if (answer !== undefined) return answer
      await sleep(pauseMs)
    }
    throw new Stop(
      `Una escritura no tuvo respuesta en ${this.#giveUpMs / 1000} s. Lo último: ${this.#outcomes.last}`,
    )
  }
}
