import { listAddress } from '@portal/ui/list/address.ts'

/** Those of which most can't go first: an operacion is opened because of them. */
export const transportesAddress = (operacionid: string) =>
  listAddress('ListParticipaciones', { order: 'noPueden ASC', fixed: { operacionid } })
