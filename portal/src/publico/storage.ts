/** What a page leaves for the next one. A browser that keeps nothing is no reason to fail. */
export interface Kept {
  read: () => string | undefined
  write: (value: string) => void
  forget: () => void
}

const keptIn = (storage: () => Storage, key: string): Kept => {
  const attempt = <T>(act: (where: Storage) => T): T | undefined => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    read: () => attempt((where) => where.getItem(key)) ?? undefined,
    write: (value) => attempt((where) => where.setItem(key, value)),
    forget: () => attempt((where) => where.removeItem(key)),
  }
}

/** The e-mail that 'remember' keeps for next time. */
export const rememberedEmail = keptIn(() => localStorage, 'portal-email')

/** The e-mail of who was just here, for the sign-in page that comes next: their session expired, or they set a password. */
export const emailForSignIn = keptIn(() => sessionStorage, 'portal-ingreso-email')

/** The e-mail that a reset code was sent to, for as long as the tab lives. */
export const codeSentTo = keptIn(() => sessionStorage, 'portal-codigo-email')
