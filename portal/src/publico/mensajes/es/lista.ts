/** Of the fields that are found in a list by typing. */
export const lista = {
  opciones: (campo: string) => `Opciones de ${campo}`,
  abrir: (campo: string) => `Abrir la lista de ${campo}`,
  sinResultados: 'No hay resultados',
  resultados: (cantidad: number) => (cantidad === 1 ? '1 resultado' : `${cantidad} resultados`),
}
