import { enOrden } from '../enOrden.ts'
import { presentableId, type Presentable } from '../presentable.ts'

export interface Junto extends Presentable {
  /** For how many of the sitting it is asked: one paper is presented for all of them. */
  cuantos: number
}

const paper = ({ tipodocumentoid, periodo }: Presentable) => `${tipodocumentoid} ${periodo ?? ''}`

/**
 * What is presented in one sitting, in its order, where one paper that serves several is asked for once: in the place of the first of
 * them, and of `start` where that is among them.
 */
export const juntar = (items: readonly Presentable[], start: Presentable | undefined): Junto[] => {
  const ordered = enOrden(items)
  const shared = ordered.filter(({ compartido }) => compartido === true)
  return ordered.flatMap((item): Junto[] => {
    if (item.compartido !== true) return [{ ...item, cuantos: 1 }]
    const group = shared.filter((each) => paper(each) === paper(item))
    if (group[0] !== item) return []
    const started = group.find((each) => start && presentableId(each) === presentableId(start))
    return [{ ...(started ?? item), cuantos: group.length }]
  })
}
