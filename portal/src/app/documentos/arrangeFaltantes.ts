import type { SortOrder } from '@portal/ui/table/column.ts'
import type { Faltante } from './faltantes.ts'

export const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

/** Accents and capitals make no difference to a search. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether a search finds a resource, by its name, plate or brand, or a document of it by that one's name. */
export const isFound = (
  { nombre, dominio, marca }: Pick<Faltante, 'nombre' | 'dominio' | 'marca'>,
  documento: string | undefined,
  search: string,
): boolean => {
  const wanted = plain(search.trim())
  return [nombre, dominio, marca, documento].some((text) => text && plain(text).includes(wanted))
}

/** What a resource is called where lists stand in the order of names: a vehicle by its plate. */
export const nameOf = ({ dominio, nombre }: Pick<Faltante, 'nombre' | 'dominio'>): string => dominio ?? nombre

const sortTexts: Record<string, (faltante: Faltante) => string> = {
  nombre: nameOf,
  tipodocumento: ({ documento }) => documento.nombre,
}

/** The missing documents that match, in the asked order; equal ones stay in the order of the catalogue. */
export const arrangeFaltantes = (
  faltantes: readonly Faltante[],
  search: string,
  { column, direction }: SortOrder,
): Faltante[] => {
  const sign = direction === 'asc' ? 1 : -1
  const textOf = sortTexts[column] ?? (({ nombre }) => nombre)
  return faltantes
    .filter((faltante) => isFound(faltante, faltante.documento.nombre, search))
    .sort((one, other) => sign * spanish.compare(textOf(one), textOf(other)))
}
