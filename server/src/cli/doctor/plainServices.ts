import { isHere } from '../../here.ts'
import type { Settings } from '../../settings.ts'

/** What is reached in plain text on another machine, by the variable that says so and what would encrypt it. */
export function plainServices({
  databaseUrl,
  s3,
  smtpUrl,
  backoffice,
}: Settings): (readonly [variable: string, instead: string])[] {
  return [
    databaseUrl !== undefined &&
      isPlainDatabase(new URL(databaseUrl)) &&
      (['DATABASE_URL', '?sslmode=verify-full'] as const),
    isElsewhere(s3?.endpoint, 'http:') && (['STORAGE_URL', 'un endpoint https'] as const),
    // Encrypted where the server offers it: who stands between takes the offer away.
    isElsewhere(smtpUrl, 'smtp:') &&
      !/[?&]requireTLS=true\b/i.test(smtpUrl ?? '') &&
      (['SMTP_URL', 'smtps://, o ?requireTLS=true'] as const),
    isElsewhere(backoffice?.url, 'http:') && (['BACKOFFICE_URL', 'una dirección https'] as const),
  ].filter((each) => each !== false)
}

/** A path in place of a host is a socket of this machine. */
function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (host === '' || host.startsWith('/') || isHere(host)) return false
  return !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

function isElsewhere(url: string | undefined, plain: string): boolean {
  if (url === undefined) return false
  const { protocol, hostname } = new URL(url)
  return protocol === plain && !isHere(hostname)
}
