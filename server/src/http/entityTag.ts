import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { headerOf } from './answerCall.ts'

/** Says that an answer is still what it was, however it was compressed. */
export const tagOf = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`

/** Of every tag. */
export const tagLength = tagOf('').length

/** Whether the caller has it already. */
export const isAsBefore = (request: FastifyRequest, tag: string): boolean =>
  headerOf(request, 'if-none-match')?.split(/,\s*/).includes(tag) === true
