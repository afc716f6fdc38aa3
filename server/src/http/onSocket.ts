import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { requestIdHeader } from '@portal/contract/door.ts'
import { refuse, type RefusalName } from '@portal/contract'
import { saidRefusal } from '../said.ts'
import { safeHeaders } from './securityHeaders.ts'

/** What is said to a caller whose request no door gets to see: written as it goes over the wire, and the connection ends. */
export type AnswerOnSocket = (socket: Duplex, status: number, refusal: RefusalName) => void

export function answerOnSocket(baseUrl: string): AnswerOnSocket {
  const always = {
    ...safeHeaders(baseUrl),
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  }
  return (socket, status, refusal) => {
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const body = JSON.stringify({ success: false, error: saidRefusal('es', refuse(refusal).body) })
    const headers = {
      ...always,
      [requestIdHeader]: randomUUID(),
      date: new Date().toUTCString(),
      'content-length': String(Buffer.byteLength(body)),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`, () => {
      socket.destroy()
    })
  }
}
