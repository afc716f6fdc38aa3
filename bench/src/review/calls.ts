import type { Page, Request } from '@playwright/test'

/** How long the server took for each call of the console, by operation: from asked to the first byte of the answer, in ms. */
export class Calls {
  readonly times = new Map<string, number[]>()

  static on(page: Page): Calls {
    const calls = new Calls()
    page.on('requestfinished', (request) => {
      const name = nameOf(request)
      if (name === undefined) return
      const { requestStart, responseStart } = request.timing()
      // Of what came from the cache nobody was asked.
      if (responseStart <= 0 || requestStart < 0) return
      calls.times.set(name, [...(calls.times.get(name) ?? []), responseStart - requestStart])
    })
    return calls
  }
}

function nameOf(request: Request): string | undefined {
  if (/\/api\/archivos\/[^?]+$/.test(request.url())) return 'el archivo'
  return /"mode":"(\w+)"/.exec(request.postData() ?? '')?.[1]
}
