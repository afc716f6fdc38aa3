import { sinRespuesta, Unreachable } from '@portal/contract/client.ts'
import { connection } from '../signal/connection.ts'
import { say } from '../texts/idioma.ts'

/**
 * How a built app fetches a part of its code that it did not bring along. A browser may remember for as long as the page
 * stands that a module could not be had, so its files come into the cache first, and only what is there is imported.
 * Without a line this throws as a call does, and may be tried again; the router, which loads the page anew for a missing
 * module, never hears of one.
 *
 * `ui/build/loadParts.ts` puts it in the place of Vite's own: every `import()` of the apps goes through here.
 */
export const loadPart = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => {
  await Promise.all(files.map((file) => bring(`${import.meta.env.BASE_URL}${file}`)))
  return load().catch((cause: unknown) => {
    // What the browsers call a module that did not come; anything else is a mistake in it.
    if (cause instanceof TypeError && /module/i.test(cause.message))
      throw new Unreachable({ cause }, say(sinRespuesta))
    throw cause
  })
}

const brought = new Set<string>()

const bring = async (href: string): Promise<void> => {
  if (brought.has(href)) return
  const there = document.querySelector(`[href="${href}"],[src="${href}"]`)
  if (href.endsWith('.css')) await arrived(there instanceof HTMLLinkElement ? there : addStyles(href))
  else if (there) return
  else await fetchWhole(href)
  brought.add(href)
}

/** To its last byte, or the browser's cache keeps nothing. */
const fetchWhole = async (href: string): Promise<void> => {
  try {
    const answer = await fetch(href)
    if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
    await answer.arrayBuffer()
  } catch (cause) {
    connection.doubt()
    throw new Unreachable({ cause }, say(sinRespuesta))
  }
}

const addStyles = (href: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    if (link.sheet) resolve()
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Unreachable({}, say(sinRespuesta)))
    })
  })
