import { Refusal, refusals, refuse, type RefusalBody } from '@portal/contract'
import type { Logger } from '../logger.ts'

/**
 * The result in what a back office answered, whatever its content type says; throws the refusal in it. Such servers
 * answer 500 without a body, 200 with plain text, codes as text, and 1501 for more than a session that ended.
 */
export function readAnswer(text: string, status: number, log: Logger): unknown {
  const answer = parsed(text)
  if (answer === undefined || (!('success' in answer) && !('error' in answer))) {
    log.error({ status, start: text.slice(0, 200) }, 'the back office answered no envelope')
    throw refuse(status >= 500 ? 'BACKOFFICE_DOWN' : 'BACKOFFICE_ODD')
  }
  if (isTrue(answer['success'])) return answer['result']
  throw refusalIn(answer['error'])
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

const isTrue = (flag: unknown) => flag === true || flag === 1 || flag === 'true' || flag === '1'

function refusalIn(error: unknown): Refusal {
  if (!isRecord(error)) return refuse('BACKOFFICE_REFUSED', { words: { motivo: textIn(error) } })
  const code = codeIn(error['code'])
  const message = textIn(error['message'])
  if (code === refusals.SESSION_EXPIRED.code && !saysSession(message))
    return new Refusal({ code: refusals.INVALID_INPUT.code, message })
  const known = Object.values(refusals).find((refusal) => refusal.code === code)
  const status = known && 'status' in known ? known.status : 200
  // Their 401 and 413 speak of our call, not of the person's.
  return new Refusal({ code, message: message || (known?.message ?? ''), ...detail(error) }, status)
}

/** 1501 also means other things there ("Values cannot be empty!"): then the message says nothing of a session. */
const saysSession = (message: string) =>
  message === '' || /sesi[oó]n|session|log[ -]?in|expir|acced|autentic|authenti/i.test(message)

function codeIn(code: unknown): number | string {
  if (typeof code === 'number') return code
  if (typeof code !== 'string' || code === '') return refusals.BACKOFFICE_REFUSED.code
  return /^\d{1,9}$/.test(code) ? Number(code) : code
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 500) : '')

function detail({ fields, retryAfter, twin }: Record<string, unknown>): Partial<RefusalBody> {
  return {
    ...(isRecord(fields) && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, textIn(text)])),
    }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(typeof twin === 'string' && { twin }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
