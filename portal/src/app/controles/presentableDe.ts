import type { Answer } from '@portal/contract'
import { estaCompleto, faltaPapel } from '@portal/contract/reglaDeControl.ts'
import type { CeldaDeControl, FilaDeControl } from '@portal/parts/control/GrillaDeControl.tsx'
import { presentableOf, type Presentable } from '../documentos/presentable.ts'

type Tipo = NonNullable<Answer<'ControlesDelMes'>['controles']>[number]['tipos'][number]
type DelCatalogo = Answer<'TiposDocumentos'>['records'][number]

/**
 * The papers that a control still lacks of somebody, as they are presented: those that nothing was presented of, and those that
 * were rejected. What waits for review, or was approved, is not asked for again.
 */
export const presentableDe = (
  fila: FilaDeControl,
  celda: CeldaDeControl,
  tipos: readonly Tipo[],
  mes: string,
  catalogo: readonly DelCatalogo[],
): Presentable[] => {
  if (estaCompleto(celda.estado) || !faltaPapel(celda.estado)) return []
  return tipos.flatMap((tipo) => {
    const papel = celda.papeles?.find((each) => each.tipodocumentoid === tipo.tipodocumentoid)
    if (papel && (papel.bloqueado || papel.estado !== 'rechazado')) return []
    const known = catalogo.find((each) => each.tipodocumentoid === tipo.tipodocumentoid)
    return presentableOf({
      ...known,
      ...tipo,
      recursoid: fila.recursoid,
      recurso: fila.nombre,
      tipodocumento: tipo.nombre,
      ...(papel && { estado: papel.estado, documentoid: papel.documentoid }),
      ...(tipo.vigencia === 'mensual' && { mes: true, periodo: mes }),
    })
  })
}
