import {
  comparar,
  fechasLeidas,
  type Esperado,
  type FechasLeidas,
  type Hallazgo,
} from '@portal/contract/lectura.ts'
import { useLogin } from '../../session/useLogin.ts'
import { identidadDe, isFecha, isOfAnother, lecturaDe, nombrados, ofAnother } from './lecturaDe.ts'
import type { Presentable } from '../presentable.ts'
import { useDestinatarios, useElegidos } from '../presentacion/useParaQuienes.ts'
import { isPdf, useTextos } from './useTextos.ts'
import type { Upload } from '../presentacion/useUploads.ts'

const nothingRead = { fecha_emision: null, fecha_vencimiento: null, periodo: null }

/** What the files say, held against whom they are presented for and the dates that were typed. */
export const useLectura = (item: Presentable, uploads: readonly Upload[], typed: FechasLeidas) => {
  const { accountname } = useLogin()
  const textos = useTextos(uploads)
  const taken = uploads.filter(({ refused }) => !refused)
  const archivos = taken.filter(isPdf).map(({ id, name }) => ({ id, name, texto: textos.get(id) }))
  const { leyendo, ilegibles, papel } = lecturaDe(archivos)
  const leidas = papel ? fechasLeidas(papel) : nothingRead

  const { todos, propio } = useDestinatarios(item, typed.periodo)
  const lista = nombrados(papel, todos)
  const eleccion = useElegidos(item, todos, lista.isNamed)

  const esperado: Esperado = {
    de:
      todos.length > 0
        ? null
        : propio?.tiporecurso === 'transporte'
          ? null
          : identidadDe(propio ?? { recursoid: item.recursoid, nombre: item.recurso, dominio: item.dominio }),
    transporte: { nombre: accountname ?? null, cuit: (propio ?? todos[0])?.cuit ?? null },
    fechas: typed,
  }
  const hallazgos: Hallazgo[] = papel
    ? // A date that the paper proposed agrees with itself: that is no news, and its field says where it comes from.
      comparar(papel, esperado).filter(({ que, coincide }) => !coincide || !isFecha(que))
    : []
  return {
    todos,
    ...eleccion,
    leyendo,
    ilegibles,
    /** How many are pictures, which nobody reads yet. */
    fotos: taken.length - archivos.length,
    hallazgos,
    leidas,
    /** Whether there is a text at all. */
    leido: papel !== undefined,
    /** Whom a list does not name, though it names others: of those that it is presented for, or would be. */
    sinNombrar: todos.filter(
      (each) => !lista.isNamed(each) && (eleccion.isProposed(each) || eleccion.isChosen(each)),
    ),
    /** It lists people, and none of them is asked for. */
    noNombraANadie: lista.ninguno,
    deOtro: hallazgos.some(isOfAnother),
    /** The files that say so themselves. */
    archivosDeOtro: () => ofAnother(archivos, esperado),
  }
}
