/** As words are compared that two people spell differently: without accents, case, or spaces around them. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Whether one of these is part of it. */
export const saysOne = (text: string, phrases: readonly string[]): boolean => {
  const said = plain(text)
  return phrases.some((phrase) => said.includes(plain(phrase)))
}
