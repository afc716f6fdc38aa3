/** Of the fields that are found in a list by typing. */
export const lista = {
  opciones: (campo: string) => `Auswahl für „${campo}“`,
  abrir: (campo: string) => `Liste „${campo}“ öffnen`,
  sinResultados: 'Keine Treffer',
  resultados: (cantidad: number) => `${cantidad} Treffer`,
}
