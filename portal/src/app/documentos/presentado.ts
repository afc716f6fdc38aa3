import type { Answer } from '@portal/contract'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { presentableOf, type Presentable } from '../presentar/presentable.ts'

/** A slot with something presented. */
export type Presentado = Answer<'ListDocumentos'>['records'][number]

/** What is to be done about presented documents, the most urgent first. More than these nobody does in one sitting. */
export const paraHacerQuery = operationQuery('ListDocumentos', {
  porHacer: 'SI',
  order: 'urgencia ASC',
  page: 1,
  pagesize: 20,
})

/** What can be asked for again; nothing where a back office does not say whose it is. */
export const presentableDe = (row: Presentado): Presentable | undefined =>
  row.recursoid === undefined || row.tipodocumentoid === undefined
    ? undefined
    : presentableOf({
        ...row,
        recursoid: row.recursoid,
        tipodocumentoid: row.tipodocumentoid,
        recurso: recursoName(row),
      })
