const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const

/** A tax ID of valid shape for a number nobody has; where the check would be 10, the prefix that replaces it. */
export function taxId(prefix: '20' | '27' | '30', number: string): string {
  const fallback = prefix === '30' ? '33' : '23'
  for (const candidate of [prefix, fallback]) {
    const digits = candidate + number.padStart(8, '0')
    const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
    const check = (11 - (sum % 11)) % 11
    if (check !== 10) return digits + String(check)
  }
  throw new Error(`no tax id for ${number}`)
}

/** As it is printed on papers: `20-99000123-4`. */
export function printedTaxId(digits: string): string {
  return `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`
}
