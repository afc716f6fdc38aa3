/** Eleven digits as people write them: `20-28318405-9`. */
export const formatCuit = (digits: string): string => digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')
