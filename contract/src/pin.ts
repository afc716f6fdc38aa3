/**
 * The PIN with which a guard begins a shift: four to six digits. Whoever stands beside a device tries these first, however
 * few guesses there are: one digit, or two of them in turn, and digits that count up or down.
 */
export function pinFacil(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const [first = 0, second = 0] = digits
  const step = (second - first + 10) % 10
  const counts = (step === 1 || step === 9) && digits.every((digit, at) => digit === (first + step * at) % 10)
  return counts || digits.every((digit, at) => digit === digits[at % 2])
}
