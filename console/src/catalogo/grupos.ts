import type { TipoRecurso } from '@portal/contract/recursos.ts'
import type { CatalogoAddress } from './address.ts'
import { todos } from '@portal/ui/list/filter.ts'
import type { Tipo } from './tipo.ts'
import { vigenteEl } from './vigente.ts'

/** The kinds of resource, in the order in which people think of them. */
export const recursos = [
  'chofer',
  'chofer dado de baja',
  'dominio',
  'transporte',
] as const satisfies readonly TipoRecurso[]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es')

/** What of a type it is found and grouped by. */
export type Agrupado = Pick<
  Tipo,
  'nombre' | 'nombre_corto' | 'docrectipo_recurso' | 'vigente_desde' | 'vigente_hasta'
>

/** Every word that was typed, wherever it stands in a name: without accents, as people type. */
const says = ({ nombre, nombre_corto }: Agrupado, search: string) => {
  const said = plain(`${nombre} ${nombre_corto ?? ''}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** What an address leaves of the catalogue, by kind of resource; kinds of which nothing is left are not there. */
export const gruposDe = <Each extends Agrupado>(
  tipos: readonly Each[],
  { search, recurso, vigentes = 'vigentes' }: CatalogoAddress,
  hoy: string,
): { recurso: TipoRecurso; tipos: Each[] }[] => {
  const left = tipos.filter(
    (tipo) =>
      (recurso === undefined || tipo.docrectipo_recurso === recurso) &&
      (vigentes === todos || vigenteEl(tipo, hoy) === vigentes) &&
      (search === undefined || says(tipo, search)),
  )
  return recursos
    .map((each) => ({ recurso: each, tipos: left.filter((tipo) => tipo.docrectipo_recurso === each) }))
    .filter((grupo) => grupo.tipos.length > 0)
}
