const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** «Viernes 20 de noviembre de 2026», as a calendar in Buenos Aires shows it. */
export const hoyEnPalabras = (now = new Date()): string => {
  const words = day.format(now).replace(',', '')
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}
