import type { ProviderOperations } from '@portal/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import { caller, type ProviderCaller } from './caller.ts'
import { tellSecrets } from './logs.ts'

/** A browser at the console that keeps what it is given, each cookie for its own path. */
export interface Jar {
  get: (url: string) => Promise<LightMyRequestResponse>
  /** What it has now, by name. */
  cookies: Map<string, string>
  /** Its session's calls. */
  console: () => ProviderCaller
}

export function openJar(app: TestApp): Jar {
  const cookies = new Map<string, string>()
  const paths = new Map<string, string>()
  return {
    cookies,
    async get(url) {
      const sent = [...cookies].filter(([name]) => url.startsWith(paths.get(name) ?? '/'))
      const answer = await app.http.inject({ method: 'GET', url, cookies: Object.fromEntries(sent) })
      for (const { name, value, path } of answer.cookies) {
        tellSecrets(value)
        paths.set(name, typeof path === 'string' ? path : '/')
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
    console: () => caller<ProviderOperations>(app, 'consola', cookies.get('consola_sesion')),
  }
}
