/** «Ortega, Blas» and «Blas Ortega» in their two parts; nothing where one word can't tell. */
export function personaDe(nombre: string): { firstname: string; lastname: string } | undefined {
  const [lastname, firstname] = nombre.split(',').map((part) => part.trim())
  if (lastname && firstname) return { firstname, lastname }
  const words = nombre.trim().split(/\s+/)
  const last = words.at(-1)
  return words.length < 2 || last === undefined
    ? undefined
    : { firstname: words.slice(0, -1).join(' '), lastname: last }
}
