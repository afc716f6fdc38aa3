import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOnSocket } from './onSocket.ts'

/** How slowly a request may come in. */
export interface Pace {
  /** For its headers. */
  headersMs: number
  /** For all of a small body. */
  smallMs: number
  /** Of a large one nothing may come for so long. */
  pauseMs: number
  /** After so long it has to have come at this rate, on average. */
  graceMs: number
  bytesPerSecond: number
}

/** A phone at the edge of its network sends 25 kB a second: a file of 3 MB in two minutes. */
export const usualPace: Pace = {
  headersMs: 5_000,
  smallMs: 30_000,
  pauseMs: 15_000,
  graceMs: 15_000,
  bytesPerSecond: 20_000,
}

interface Coming {
  request: IncomingMessage
  reply: FastifyReply
  isLarge: boolean
  /** When it began, and when the last of it came: moved on by what we ourselves make it wait. */
  began: number
  lastCame: number
  /** The connection's bytes when it began, and when the last of them came. */
  bytesBefore: number
  bytes: number
}

/** How often is looked. */
export const tickMs = 1_000

/**
 * Cuts off who sends on purpose as slowly as can be: each such connection costs us one, and the file that it fills. What
 * counts is the bytes on the connection, so that reading a body is nothing that this takes part in.
 */
export function keepPace(app: FastifyInstance, cut: AnswerOnSocket, smallBytes: number, pace: Pace): void {
  const coming = new Map<IncomingMessage, Coming>()
  let timer: NodeJS.Timeout | undefined

  app.addHook('onRequest', (request, reply, done) => {
    done()
    // What a test injects comes by no connection.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return
    const now = performance.now()
    const bytes = request.raw.socket.bytesRead
    coming.set(request.raw, {
      request: request.raw,
      reply,
      isLarge: isLarge(request, smallBytes),
      began: now,
      lastCame: now,
      bytesBefore: bytes,
      bytes,
    })
    timer ??= setInterval(look, tickMs).unref()
  })
  // A quick call is not held until the next look. Who was answered early and goes on sending still is.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete) coming.delete(raw)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })

  function look(): void {
    const now = performance.now()
    for (const one of coming.values()) {
      const { request, reply } = one
      if (request.complete || request.destroyed || request.socket.destroyed) coming.delete(request)
      else if (isTooSlow(one, now, pace)) {
        coming.delete(request)
        reply.request.log.warn({ requestId: reply.request.id }, 'a body came in too slowly')
        if (reply.raw.headersSent) request.socket.destroy()
        else cut(request.socket, 408, 'TOO_SLOW')
      }
    }
    if (coming.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function isTooSlow(one: Coming, now: number, pace: Pace): boolean {
  const { request, isLarge } = one
  const bytes = request.socket.bytesRead
  if (request.readableLength >= request.readableHighWaterMark) {
    // It is there and we have not read it: they wait for us.
    one.began += tickMs
    one.lastCame = now
  } else if (bytes > one.bytes) one.lastCame = now
  one.bytes = bytes
  const took = now - one.began
  if (!isLarge) return took > pace.smallMs
  if (now - one.lastCame > pace.pauseMs) return true
  return took > pace.graceMs && (bytes - one.bytesBefore) / (took / 1000) < pace.bytesPerSecond
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isLarge = ({ headers }: FastifyRequest, smallBytes: number) =>
  Number(headers['content-length'] ?? 0) > smallBytes ||
  (headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false)
