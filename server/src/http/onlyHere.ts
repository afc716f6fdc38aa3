import { refuse } from '@portal/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHere } from '../here.ts'

/** Whom a server serves. It is known once its data are, when its doors are open already. */
export interface Audience {
  /** There are demo accounts, whose password everybody knows: this machine alone is served. */
  onlyHere: boolean
}

/** Refuses (1542) what was sent to any other name than this machine's, as through a proxy, a tunnel or a name that leads here. */
export function serveAudience(app: FastifyInstance, audience: Audience): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(audience.onlyHere && !namesOf(request).every(isHere) ? refuse('DEMO_ONLY_HERE') : undefined)
  })
}

/** Every name by which the caller, and whoever passed its call on, knows this server. */
function namesOf({ headers }: FastifyRequest): string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((names) => names.split(','))
  return [headers.host ?? '', ...forwarded].map((name) => hostnameOf(name.trim()))
}

/** Nothing, which is no name of this machine, for what can't be one. */
function hostnameOf(authority: string): string {
  const url = `http://${authority}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}
