import type { Opening } from '../database/opening.ts'

/** The statement that opens a person's calendar for the transaction it stands in, or raises that there is none. */
export const openCalendar = (hash: Buffer): Opening => ({
  text: 'select abrir_calendario($1) as seen',
  values: [hash],
  step: { text: 'select avanzar_veredictos_de_calendario($1) as more', values: [hash] },
})
