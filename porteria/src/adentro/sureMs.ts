/** So long a second press says that it is meant. */
export const sureMs = 5_000
