import type { SortOrder } from '@portal/ui/table/column.ts'
import type { Faltante } from './faltantes.ts'

const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

/** Accents and capitals make no difference to a search. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const sortTexts: Record<string, (faltante: Faltante) => string> = {
  nombre: ({ dominio, nombre }) => dominio ?? nombre,
  tipodocumento: ({ documento }) => documento.nombre,
}

/** The missing documents that match, in the asked order; equal ones stay in the order of the catalogue. */
export const arrangeFaltantes = (
  faltantes: readonly Faltante[],
  search: string,
  { column, direction }: SortOrder,
): Faltante[] => {
  const wanted = plain(search.trim())
  const sign = direction === 'asc' ? 1 : -1
  const textOf = sortTexts[column] ?? (({ nombre }) => nombre)
  return faltantes
    .filter(({ nombre, dominio, marca, documento }) =>
      [nombre, dominio, marca, documento.nombre].some((text) => text && plain(text).includes(wanted)),
    )
    .sort((one, other) => sign * spanish.compare(textOf(one), textOf(other)))
}
