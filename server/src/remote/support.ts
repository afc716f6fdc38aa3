import type { Support } from '../settings.ts'

/** An answer with login data, and in it where help is: as the remote says, else as this portal's settings do. */
export function withSupport(answer: unknown, { telefono, email }: Support): unknown {
  const { login, ...rest } = asRecord(answer)
  const { proveedor, ...known } = asRecord(login)
  const said = Object.entries(asRecord(proveedor)).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  const all = {
    ...(telefono !== undefined && { telefono }),
    ...(email !== undefined && { email }),
    ...Object.fromEntries(said),
  }
  return { ...rest, login: { ...known, ...(Object.keys(all).length > 0 && { proveedor: all }) } }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // read as unknown, key by key
