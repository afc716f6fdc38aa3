import { Refusal, refuse } from '@portal/contract'

/** Nothing was sent: there was no connection to send it by. */
export function isUnreached(error: unknown): boolean {
  // Of several addresses, each was tried.
  const several = causesOf(error).find((each) => each instanceof AggregateError)
  return several ? several.errors.every(isUnreached) : codesOf(error).some((code) => unreached.test(code))
}

/** A connection ended before an answer began. */
export const isBroken = (error: unknown): boolean =>
  codesOf(error).some((code) => ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code))

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const codesOf = (error: unknown) =>
  causesOf(error).flatMap((each) => {
    const { code } = each as NodeJS.ErrnoException // what breaks a connection may have one
    return code === undefined ? [] : [code]
  })

/** No address, nobody there, no way there, or somebody who can't prove to be it. */
const unreached =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO|CERT_\w+|UNABLE_TO_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)$/

/** Statuses with which a server says that it looked no further than at the call's head. */
const notRun = new Set([401, 403, 404, 405, 413, 415, 429])

/**
 * Of a write that was sent, no answer that can be understood leaves open whether it was done: then that is what is
 * said, and not that nobody answers. `run` tells when it was sent, and how the answer to it began.
 */
export async function provedBy<Result>(
  writes: boolean,
  run: (sent: (status?: number) => void) => Promise<Result>,
): Promise<Result> {
  const told = { mayBeDone: false }
  try {
    return await run((status) => (told.mayBeDone = status === undefined || !notRun.has(status)))
  } catch (error) {
    if (writes && told.mayBeDone && error instanceof Refusal && error.is('BACKOFFICE_DOWN', 'BACKOFFICE_ODD'))
      throw refuse('BACKOFFICE_UNSURE')
    throw error
  }
}
