import type { Request } from '@portal/contract'
import { maxPageSize } from '@portal/contract/operation.ts'
import type { Address } from '@portal/ui/list/address.ts'
import { revisionAddress } from './address.ts'
import { isNarrowed, isQueue } from './queue.ts'

/** As much of the queue as one answer brings: further in, only the next one is known. */
export const queueInput = (queue: Address): Request<'ListRevision'> => ({
  ...revisionAddress.input(queue),
  pagesize: maxPageSize,
})

interface Neighbours {
  /** From 1; undefined when the document is not in the list (any more). */
  position: number | undefined
  previous: string | undefined
  next: string | undefined
}

interface Row {
  documentoid: string
  /** Who else looks at it. */
  mirando: string | null
  /** It was decided a moment ago, and the list does not know. */
  decidido?: boolean
}

/**
 * Who stands before and after a document in the list it is looked through; forward, what somebody else looks at is left to
 * them. `siguiente`: what the server says of the whole queue.
 */
export const neighboursOf = (
  documentoid: string,
  siguiente: string | null,
  rows: readonly Row[],
  queue: Address,
): Neighbours => {
  const at = rows.findIndex((row) => row.documentoid === documentoid)
  const wholeQueue = isQueue(queue) && !isNarrowed(queue) && queue.order === undefined
  const isFree = ({ mirando, decidido }: Row) => mirando === null && !decidido
  const known = at === -1 ? undefined : rows.slice(at + 1).find(isFree)?.documentoid
  const otherwise = wholeQueue ? (siguiente ?? undefined) : undefined
  const first = at === -1 ? rows.find(isFree)?.documentoid : undefined
  return {
    position: at === -1 ? undefined : at + 1,
    previous: at > 0 ? rows[at - 1]?.documentoid : undefined,
    next: known ?? otherwise ?? first,
  }
}
