import { carrierDoor, operationUrl } from '@portal/contract/door.ts'
import type { FastifyRequest } from 'fastify'

/** The route that a request is counted under. An operation's own address counts as the address of all, which alarms watch. */
export function routeOf(request: FastifyRequest): string {
  const { url = 'unknown' } = request.routeOptions
  return url === operationUrl(':operation') ? carrierDoor.url : url
}
