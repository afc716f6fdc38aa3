import type { Settings } from '../../settings.ts'

/** Whether a password opens nothing for this e-mail: the installation leaves that door to somebody else, for emergencies. */
export const isPasswordClosed = ({ oidc }: Pick<Settings, 'oidc'>, email: string): boolean =>
  oidc?.local !== undefined && oidc.local !== email.toLowerCase()
