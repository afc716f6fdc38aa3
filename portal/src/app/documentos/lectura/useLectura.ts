import {
  fechasDeCodigos,
  hallazgosDeCodigos,
  leerCodigo,
  sitiosOficialesDeFabrica,
  type Codigo,
} from '@portal/contract/codigos.ts'
import { clausulaDe } from '@portal/contract/clausula.ts'
import { archivoUrl } from '@portal/contract/door.ts'
import { useCodesOf } from '@portal/ui/codes/useCodesOf.ts'
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
  const codes = useCodesOf(taken.map(sourceOf))
  const codigosDe = ({ id }: Upload) => {
    const said = codes.get(id)
    return said === undefined || said === 'failed'
      ? []
      : said.map(({ formato, texto }) => leerCodigo(formato, texto, sitiosOficialesDeFabrica))
  }
  const failed = ({ id }: Upload) => codes.get(id) === 'failed'
  const codigos = taken.flatMap(codigosDe)
  const fotos = taken.filter((each) => !isPdf(each))

  const { todos, propio, ...alcance } = useDestinatarios(item, typed.periodo)
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
  const delPapel = papel ? fechasLeidas(papel) : nothingRead
  const deCodigos = fechasDeCodigos(codigos, esperado.de)
  // A code is certain.
  const leidas: FechasLeidas = {
    fecha_emision: deCodigos.fecha_emision ?? delPapel.fecha_emision,
    fecha_vencimiento: deCodigos.fecha_vencimiento ?? delPapel.fecha_vencimiento,
    periodo: delPapel.periodo,
  }
  const certain = hallazgosDeCodigos(codigos, esperado)
  const hallazgos: Hallazgo[] = [
    ...certain,
    ...(papel ? comparar(papel, esperado) : []).filter(
      ({ que }) => !certain.some((each) => each.que === que),
    ),
    // A date that the paper proposed agrees with itself: that is no news, and its field says where it comes from.
  ].filter(({ que, coincide }) => !coincide || !isFecha(que))
  const reading = leyendo || fotos.some(({ id }) => !codes.has(id))
  const proveedor = (propio ?? todos[0])?.clausula
  return {
    todos,
    ...alcance,
    ...eleccion,
    /** All that the files say. */
    papel,
    leyendo: reading,
    /** Of a cover, once there is a file: whether it names the provider. Of a paper the first pages are read here. */
    clausula:
      proveedor && taken.length > 0 && !reading
        ? { ...proveedor, resultado: clausulaDe(papel, proveedor, { entero: false }) }
        : undefined,
    ilegibles,
    /** How many pictures told nothing that is compared: their codes alone are read here. */
    fotosCalladas: fotos.filter(
      (each) => codes.has(each.id) && !failed(each) && !codigosDe(each).some(isTelling),
    ).length,
    /** How many could not be looked at. */
    fotosSinMirar: fotos.filter(failed).length,
    hallazgos,
    leidas,
    /** Whether there is a text at all. */
    leido: papel !== undefined || codigos.some(isTelling),
    /** Whom a list does not name, though it names others: of those that it is presented for, or would be. */
    sinNombrar: todos.filter(
      (each) => !lista.isNamed(each) && (eleccion.isProposed(each) || eleccion.isChosen(each)),
    ),
    /** It lists people, and none of them is asked for. */
    noNombraANadie: lista.ninguno,
    deOtro: hallazgos.some(isOfAnother),
    /** The files that say so themselves. */
    archivosDeOtro: () => [
      ...new Set([
        ...ofAnother(archivos, esperado),
        ...taken
          .filter((each) => hallazgosDeCodigos(codigosDe(each), esperado).some(isOfAnother))
          .map(({ id }) => id),
      ]),
    ],
  }
}

/** What is held against the record: an address says nothing of whose a paper is. */
const isTelling = (codigo: Codigo): boolean =>
  codigo.tipo === 'dni' || (codigo.tipo === 'direccion' && codigo.factura !== null)

const sourceOf = (upload: Upload) => ({
  id: upload.id,
  source: upload.file ?? (upload.archivo && archivoUrl(upload.archivo.archivoid)),
  isPdf: isPdf(upload),
})
