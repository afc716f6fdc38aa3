const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es')

/** Whether all that is looked for stands in a text, in whatever order, accents and case. */
export const says = (text: string, search: string): boolean => {
  const told = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => told.includes(word))
}
