import { Refusal } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import { caller } from '../http/caller.ts'
import { noteRefusal } from '../life/noteRefusal.ts'
import type { RemoteParts } from './parts.ts'

/**
 * Tells of what a door with bytes refused, but for a program's wrong credentials, which are told of every door alike
 * (`notePrograms`). What a session is called there, nobody here keeps.
 */
export const noteDoorRefusal = (
  { refusedAttacks }: Pick<RemoteParts, 'refusedAttacks'>,
  operacion: string,
  request: FastifyRequest,
  error: unknown,
): void => {
  if (error instanceof Refusal && error.is('BAD_CLIENT_CREDENTIALS')) return
  noteRefusal(refusedAttacks, error, {
    puerta: 'portal',
    operacion,
    caller: caller(request, undefined, request.headers.authorization === undefined),
    inSession: false,
  })
}
