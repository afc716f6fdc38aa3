import type { Result } from '@portal/contract'

type Login = Result<'SesionOperador'>['login']

/** Whether the provider asks a second step that this operador still has to set up: until then nothing else opens. */
export const owesTotp = ({ totp, totp_obligatorio }: Login): boolean => totp_obligatorio && !totp
