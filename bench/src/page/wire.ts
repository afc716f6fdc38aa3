import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import type { Measured } from './figures.ts'

interface Transfer {
  path: string
  /** ms since 1970, as all times here. */
  sent: number
  done?: number
  bytes: number
  fromCache: boolean
}

const quietMs = 1000
const patienceMs = 60_000

/** What a page asks for over the network. */
export class Wire {
  readonly #transfers = new Map<string, Transfer>()
  #lastNews = Date.now()

  static async on(session: CDPSession): Promise<Wire> {
    const wire = new Wire()
    wire.#listen(session)
    await session.send('Network.enable')
    return wire
  }

  #listen(session: CDPSession): void {
    /** What to add to the browser's own clock, by request. */
    const clocks = new Map<string, number>()
    const change = (id: string, news: (transfer: Transfer) => void) => {
      const transfer = this.#transfers.get(id)
      if (transfer) news(transfer)
      this.#lastNews = Date.now()
    }
    session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
      if (!request.url.startsWith('http')) return
      clocks.set(requestId, wallTime - timestamp)
      const path = new URL(request.url).pathname
      this.#transfers.set(requestId, { path, sent: wallTime * 1000, bytes: 0, fromCache: false })
      this.#lastNews = Date.now()
    })
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      change(requestId, (transfer) => (transfer.fromCache = true)),
    )
    session.on('Network.responseReceived', ({ requestId, response }) =>
      change(requestId, (transfer) => {
        // News comes as long as the page is there: nobody waits for its end.
        if (response.mimeType === 'text/event-stream') this.#transfers.delete(requestId)
        transfer.fromCache ||= Boolean(
          response.fromDiskCache ?? response.fromPrefetchCache ?? response.fromServiceWorker,
        )
      }),
    )
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      change(requestId, (transfer) => {
        transfer.done = ((clocks.get(requestId) ?? NaN) + timestamp) * 1000
        transfer.bytes = encodedDataLength
      }),
    )
    session.on('Network.loadingFailed', ({ requestId }) =>
      change(requestId, () => this.#transfers.delete(requestId)),
    )
  }

  /** Waits until all that was asked for has come, and nothing more is asked for a second. */
  async quiet(): Promise<void> {
    const deadline = Date.now() + patienceMs
    for (;;) {
      const waiting = [...this.#transfers.values()].filter(({ done }) => done === undefined)
      if (waiting.length === 0 && Date.now() - this.#lastNews > quietMs) return
      if (Date.now() > deadline)
        throw new Error(
          `después de ${patienceMs / 1000} s faltan ${waiting.map(({ path }) => path).join(', ')}`,
        )
      await sleep(50)
    }
  }

  /** What came whole over the network in that time, without what the page fetches ahead for another one. */
  cameBetween(from: number, to: number, ahead: readonly string[] = []): Measured {
    const came = [...this.#transfers.values()].filter(
      ({ path, sent, done, fromCache }) =>
        sent >= from && done !== undefined && done <= to && !fromCache && !ahead.includes(path),
    )
    const ending = (end: RegExp) => came.filter(({ path }) => end.test(path))
    return {
      codeRequests: ending(/\.(js|css)$/).length,
      codeKib: kibOf(ending(/\.(js|css)$/)),
      scriptKib: kibOf(ending(/\.js$/)),
      styleKib: kibOf(ending(/\.css$/)),
      requests: came.length,
      kib: kibOf(came),
    }
  }
}

function kibOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}
