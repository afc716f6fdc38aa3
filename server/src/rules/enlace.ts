/** How long a mailed link that sets a password serves. */
export const linkHours = 72

/** The same of one that somebody asked for who forgot the password: they are waiting for it. */
export const forgottenHours = 1
