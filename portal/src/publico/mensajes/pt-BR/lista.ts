/** Of the fields that are found in a list by typing. */
export const lista = {
  opciones: (campo: string) => `Opções de ${campo}`,
  abrir: (campo: string) => `Abrir a lista de ${campo}`,
  sinResultados: 'Nenhum resultado',
  resultados: (cantidad: number) => (cantidad === 1 ? '1 resultado' : `${cantidad} resultados`),
}
