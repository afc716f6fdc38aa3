import type { Answer } from '@portal/contract'
import type { CeldaDeControl, FilaDeControl } from '@portal/parts/control/GrillaDeControl.tsx'
import { porPresentar, type TipoQuePrueba } from '@portal/parts/control/porPresentar.ts'
import { presentableOf, type Presentable } from '../documentos/presentable.ts'

type DelCatalogo = Answer<'TiposDocumentos'>['records'][number]

/** The papers that a control still lacks of somebody, as they are presented. */
export const presentableDe = (
  fila: FilaDeControl,
  celda: CeldaDeControl,
  tipos: readonly TipoQuePrueba[],
  mes: string,
  catalogo: readonly DelCatalogo[],
): Presentable[] =>
  porPresentar(celda, tipos).map((tipo) => {
    const papel = celda.papeles?.find((each) => each.tipodocumentoid === tipo.tipodocumentoid)
    const known = catalogo.find((each) => each.tipodocumentoid === tipo.tipodocumentoid)
    return presentableOf({
      ...known,
      ...tipo,
      recursoid: fila.recursoid,
      recurso: fila.nombre,
      tipodocumento: tipo.nombre,
      ...(papel && { estado: papel.estado, documentoid: papel.documentoid }),
      ...(tipo.vigencia === 'mensual' && { mes: true, periodo: mes, controlado: true }),
    })
  })
