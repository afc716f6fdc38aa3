/** How long a mailed link that sets a password serves. */
export const linkHours = 72
