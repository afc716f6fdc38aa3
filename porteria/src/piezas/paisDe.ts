import { fichaDe, type Lista } from '@portal/pase/lista.ts'

/** Two letters, three digits, two letters: no other country writes plates so. */
const argentina = /^[A-Z]{2}\d{3}[A-Z]{2}$/

/** How a plate is drawn: as its country does, where a list tells it or its signs do. */
export const paisDe = (patente: string, lista: Lista | undefined, pais?: string | null): string =>
  pais ?? (lista && fichaDe(lista, 'dominio', patente)?.pais) ?? (argentina.test(patente) ? 'Argentina' : '')
