/** The number of a key as people compare it: in fours. */
export const numeroDeLlave = (llave: string): string => (llave.match(/.{4}/g) ?? []).join(' ')
