/** Of the fields that are found in a list by typing. */
export const lista = {
  opciones: (campo: string) => `Options for ${campo}`,
  abrir: (campo: string) => `Open the list of ${campo}`,
  sinResultados: 'No results',
  resultados: (cantidad: number) => (cantidad === 1 ? '1 result' : `${cantidad} results`),
}
