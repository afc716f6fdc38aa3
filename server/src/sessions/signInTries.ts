import type { Try } from './limits.ts'

/** What a sign-in is counted by. */
export const signInTries = (email: string, ip: string) =>
  ({
    email: { limit: 'signInEmail', key: email.toLowerCase() },
    ip: { limit: 'signInIp', key: ip },
  }) as const satisfies Record<string, Try>
