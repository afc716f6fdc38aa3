import type { Answer } from '@portal/contract'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { turnedTo, type Turned } from '../operaciones/useTurned.ts'
import { presentableOf, type Presentable } from './presentable.ts'
import { paraHacer } from './paraHacer.ts'

/** A slot with something presented. */
export type Presentado = Answer<'ListDocumentos'>['records'][number]

export const paraHacerQuery = (turned: Turned) =>
  operationQuery('ListDocumentos', { ...paraHacer, ...turnedTo(turned) })

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
