/** An account's ID as people read it: `CUIT 30-99900001-2`. */
export function identificacion(tipo_documento: string, numero: string): string {
  const spelled =
    tipo_documento === 'Extranjero' ? numero : numero.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')
  return `${tipo_documento} ${spelled}`
}
