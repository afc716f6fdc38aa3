import { refuse, type Refusal } from '@portal/contract'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** What a person is told of a sign-in that the company's side made fail, and whoever looks after the server. */
export function refusedBy(error: unknown): { refusal: Refusal; reason: string } {
  if (error instanceof AuthorizationResponseError)
    return {
      refusal: refuse(isBusy(error.error) ? 'COMPANY_DOWN' : 'COMPANY_DENIED'),
      reason: plain(error.error),
    }
  if (error instanceof ResponseBodyError)
    return {
      refusal: refuse(isBusy(error.error) ? 'COMPANY_DOWN' : 'COMPANY_ODD'),
      reason: plain(error.error),
    }
  return { refusal: refuse(isAway(error) ? 'COMPANY_DOWN' : 'COMPANY_ODD'), reason: reasonOf(error) }
}

const isBusy = (code: string) => code === 'server_error' || code === 'temporarily_unavailable'

/** What the other side says of itself is no line of ours, nor as long as it likes. */
const plain = (text: string) => text.replace(/[^\w .:-]/g, '').slice(0, 100)

/** Nothing came, or nothing in time, or that it can't now. */
function isAway(error: unknown): boolean {
  if (error instanceof ClientError)
    return (
      error.code === 'OAUTH_TIMEOUT' ||
      error.code === 'OAUTH_ABORT' ||
      error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
      error.code === undefined
    )
  if (error instanceof Error && 'code' in error) return error.code === 'ERR_JWKS_TIMEOUT'
  // As `fetch` says that there was no line.
  return error instanceof TypeError && error.cause !== undefined
}

/** By codes, and texts of libraries: what was sent may stand in what comes with them, and a token stands in no log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const codes = [error, error.cause].flatMap((each) => codeOf(each) ?? [])
  return plain([...codes, error.message].join(' '))
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
