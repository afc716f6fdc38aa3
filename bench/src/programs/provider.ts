import { providerDoor } from '@portal/contract/door.ts'
import { call } from '../call.ts'
import { median } from '../median.ts'
import { signInAll } from '../others.ts'
import { say } from '../say.ts'
import type { Running } from '../servers.ts'

/** What the provider waits for that reads of all its accounts at once: a reviewer's calendar, and the console's search box. */

const runs = 11
/** One chofer, many of them, accounts, and nothing. */
const typed = ['20001007', 'apellido7', 'medicion', 'nadie lo dice']

/** Milliseconds, medians. */
interface OfProvider {
  calendar: { events: number; bytes: number; whole: number; unchanged: number }
  search: Record<string, { found: number; ms: number }>
}

export async function measureProvider(ownerUrl: string, product: Running): Promise<OfProvider> {
  const { provider } = await signInAll(ownerUrl, 1)
  const found = {
    calendar: await measureCalendar(product, provider),
    search: await measureSearch(product, provider),
  }
  const { events, bytes, whole, unchanged } = found.calendar
  say(
    `el calendario del proveedor, ${events} vencimientos (${(bytes / 1000).toFixed(0)} kB): ${whole.toFixed(0)} ms, y sin cambios ${unchanged.toFixed(0)} ms`,
  )
  for (const [words, { found: records, ms }] of Object.entries(found.search))
    say(`buscar «${words}» en la consola: ${records} resultados, ${ms.toFixed(0)} ms`)
  return found
}

async function measureCalendar(product: Running, cookie: string): Promise<OfProvider['calendar']> {
  const { records } = await call(product, providerDoor, cookie, { mode: 'CrearCalendario', values: {} })
  const address = new URL(String(records[0]?.['direccion']))
  const read = async (tag?: string) => {
    const answer = await fetch(product.url + address.pathname, {
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    })
    return { tag: answer.headers.get('etag') ?? '', text: await answer.text() }
  }
  const { tag, text } = await read()
  return {
    events: text.split('BEGIN:VEVENT').length - 1,
    bytes: text.length,
    whole: await medianOf(() => read()),
    unchanged: await medianOf(() => read(tag)),
  }
}

async function measureSearch(product: Running, cookie: string): Promise<OfProvider['search']> {
  const found: OfProvider['search'] = {}
  for (const search of typed) {
    const ask = () => call(product, providerDoor, cookie, { mode: 'BuscarEnCuentas', search })
    const { records } = await ask()
    found[search] = { found: records.length, ms: await medianOf(ask) }
  }
  return found
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < runs; n++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return median(took)
}
