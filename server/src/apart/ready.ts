/** A program's first word, once its libraries are loaded. */
export const ready = 'ready'
