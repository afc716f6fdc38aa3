import { createHash } from 'node:crypto'
import { requestIdHeader } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'

/** What every answer carries unless its own door says more. */
export function safeHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(baseUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

export function securityHeaders(app: FastifyInstance, baseUrl: string): void {
  const headers = safeHeaders(baseUrl)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id).headers(headers)
    done()
  })
}

/** A page's policy: its own scripts and styles, and those inline ones that `allowed` names, by hash or by nonce. */
export function pagePolicy(allowed: { scripts: readonly string[]; styles: readonly string[] }): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...allowed.scripts].join(' ')}`,
    `style-src ${["'self'", ...allowed.styles].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function hashSource(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

/**
 * The answers that let WebAssembly be compiled: the scripts of the threads that read codes and letters. They may do nothing
 * else; the page that starts one sends it what it needs.
 */
export const readingThreadPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'"

/** As the build names those scripts, and what it compressed of them. */
export const isReadingThread = (path: string): boolean =>
  /(?:^|[\\/])assets[\\/](?:codes|letters)Worker-[\w-]+\.js(?:\.(?:br|gz))?$/.test(path)
