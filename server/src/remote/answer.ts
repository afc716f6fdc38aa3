import { refuse } from '@portal/contract'
import type { Logger } from '../logger.ts'
import { isRecord } from '../isRecord.ts'
import { envelopeIn, kindOf } from './envelope.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { isFalse, isTrue } from './listIn.ts'
import { refusalIn } from './refusalIn.ts'

/** What came back, read whole. */
export interface Answered {
  text: string
  status: number
  /** Seconds that its headers ask to wait. */
  retryAfter?: number | undefined
}

/**
 * The result in what a back office answered, whatever its content type says; throws the refusal in it. Such servers
 * answer 500 without a body, 200 with plain text, codes as text, an error within a result, and 1501 for more than a
 * session that ended.
 */
export function readAnswer({ text, status, retryAfter }: Answered, dialect: Dialect, log: Logger): unknown {
  const answer = envelopeIn(text)
  if (!answer) {
    log.error({ status, bytes: text.length, ...kindOf(text) }, 'the back office answered no envelope')
    if (status === 401) log.error('the back office refuses BACKOFFICE_USER and BACKOFFICE_PASSWORD')
    if (status === 413 || status === 429)
      throw refusalIn({ error: undefined, status, retryAfter }, dialect, log)
    throw refuse(
      status >= 500 || status === 401 || (status >= 300 && status < 400)
        ? 'BACKOFFICE_DOWN'
        : 'BACKOFFICE_ODD',
    )
  }
  const { success, result, error } = answer
  if (!isTrue(success)) throw refusalIn({ error, status, retryAfter }, dialect, log)
  if (saysWrong(error) && result === undefined) throw refusalIn({ error, status, retryAfter }, dialect, log)
  const within = isRecord(result) ? errorWithin(result) : undefined
  if (within !== undefined) throw refusalIn({ error: within, status, retryAfter }, dialect, log)
  return result
}

/** What went wrong, in a result that is wrapped as if all had gone well. */
function errorWithin(result: Readonly<Record<string, unknown>>): unknown {
  const { error, success, status } = result
  if (saysWrong(error)) return error
  return isFalse(success) || (typeof status === 'string' && /^(error|fail(ed|ure)?)$/i.test(status))
    ? result
    : undefined
}

const saysWrong = (error: unknown) =>
  (typeof error === 'string' && error.trim() !== '') || (isRecord(error) && Object.keys(error).length > 0)
