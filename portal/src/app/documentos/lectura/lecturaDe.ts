import {
  comparar,
  leer,
  listaPersonas,
  nombra,
  type Esperado,
  type FechasLeidas,
  type Hallazgo,
  type Identidad,
  type Papel,
} from '@portal/contract/lectura.ts'
import type { Destinatario } from '../presentacion/useParaQuienes.ts'

/** What a resource is known by; of what nobody knows nothing is looked for. */
export const identidadDe = ({ nombre, dominio, documento, cuil }: Destinatario): Identidad => ({
  nombre,
  dominio: dominio ?? null,
  documento: documento ?? null,
  cuil: cuil ?? null,
})

interface Archivo {
  id: string
  name: string
  /** Absent while it is being read. */
  texto: string | undefined
}

export interface Lectura {
  /** Some file is still being read. */
  leyendo: boolean
  /** Names of those that carry no text that can be read. */
  ilegibles: readonly string[]
  papel: Papel | undefined
}

/** All that the files say, as one paper. */
export const lecturaDe = (archivos: readonly Archivo[]): Lectura => ({
  leyendo: archivos.some(({ texto }) => texto === undefined),
  ilegibles: archivos.filter(({ texto }) => texto !== undefined && !leer(texto)).map(({ name }) => name),
  papel: leer(archivos.map(({ texto }) => texto ?? '').join('\n')),
})

export const isFecha = (que: Hallazgo['que']): que is keyof FechasLeidas =>
  que === 'fecha_emision' || que === 'fecha_vencimiento' || que === 'periodo'

/** Whose paper it says it is, and not who it was presented for. */
export const isOfAnother = ({ que, coincide }: Hallazgo): boolean => !coincide && !isFecha(que)

/** The files that say they are of somebody else, each by its own text. */
export const ofAnother = (archivos: readonly Archivo[], esperado: Esperado): string[] =>
  archivos
    .filter(({ texto = '' }) => {
      const papel = leer(texto)
      return papel !== undefined && comparar(papel, esperado).some(isOfAnother)
    })
    .map(({ id }) => id)

/**
 * Those whom a list names; all of them where it is no list, or names none of them: then nothing is known of one more than
 * of another.
 */
export const nombrados = (
  papel: Papel | undefined,
  todos: readonly Destinatario[],
): { isNamed: (recurso: Destinatario) => boolean; ninguno: boolean } => {
  const named = new Set(
    papel ? todos.filter((each) => nombra(papel, identidadDe(each))).map(({ recursoid }) => recursoid) : [],
  )
  const everybody = named.size === 0
  return {
    isNamed: ({ recursoid }) => everybody || named.has(recursoid),
    ninguno: everybody && papel !== undefined && listaPersonas(papel, todos[0]?.cuit ?? null),
  }
}
