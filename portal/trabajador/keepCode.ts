import { installedAddresses } from '@portal/contract/door.ts'
import { keptCode } from '@portal/ui/kept/keptCode.ts'
import { codigo } from './codigo.ts'

/** One that fills; a newer one, or a person who signs out, makes it stop. */
let filling: AbortController | undefined

const isForgotten = () => filling === undefined

/** Nothing is kept from here on until somebody asks for it again. */
export async function forgetCode(): Promise<void> {
  filling?.abort()
  filling = undefined
  await keptCode.forget()
}

/**
 * Keeps the app's files and its frame, one after the other. Each file has the hash that the build noted, or it is not kept:
 * one that was cut, or a page that somebody else's network answered in its place, never gets in. The next call goes on.
 */
export async function keepCode(idioma: string): Promise<void> {
  filling?.abort()
  const own = new AbortController()
  filling = own
  const { signal } = own
  try {
    const generation = await keptCode.generation(codigo.version)
    for (const { path, integrity, idioma: only } of codigo.files) {
      if (only !== undefined && only !== idioma) continue
      if (await generation.has(path)) continue
      const file = (await keptCode.file(path)) ?? (await fetchFile(path, integrity, signal))
      if (signal.aborted) return
      await generation.put(path, file)
    }
    const kept = await generation.frame()
    if (kept?.headers.get('content-language') !== idioma) {
      const frame = await fetchFrame(signal)
      if (signal.aborted) return
      await generation.putFrame(frame)
    }
    if (!signal.aborted) await keptCode.dropBefore(codigo.version)
  } catch {
    // It is tried again when the app is opened next.
  } finally {
    // What was put while somebody signed out goes too.
    if (signal.aborted && isForgotten()) await keptCode.forget()
  }
}

async function fetchFile(path: string, integrity: string, signal: AbortSignal): Promise<Response> {
  const fetched = (cache: RequestCache) =>
    fetch(path, { integrity, cache, signal, credentials: 'omit', redirect: 'error' })
  // A wrong one in the browser's own cache is asked for anew.
  const file = await fetched('default').catch(() => fetched('reload'))
  if (file.status !== 200) throw new Error(`${path}: ${file.status}`)
  return file
}

/** The frame of this very build, whole, and with the policy that it came with. */
async function fetchFrame(signal: AbortSignal): Promise<Response> {
  const answer = await fetch(installedAddresses.frame, { cache: 'no-store', signal, redirect: 'error' })
  const html = await answer.text()
  const digest = answer.headers.get('repr-digest')
  const isWhole = digest !== null && digest === `sha-256=:${await hashOf(html)}:`
  if (answer.status !== 200 || !isWhole || !answer.headers.has('content-security-policy'))
    throw new Error('no frame')
  const known = new Set(codigo.files.map(({ path }) => path))
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  // A deploy came in between: the worker of that build keeps its frame.
  if (named.length === 0 || !named.every((path) => known.has(path))) throw new Error('of another build')
  return new Response(html, { headers: answer.headers })
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
