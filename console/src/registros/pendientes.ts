import { maxPageSize } from '@portal/contract/operation.ts'
import { registrosAddress } from './address.ts'

/** All that wait, to go from one to the next. */
export const pendientesInput = { ...registrosAddress.input({}), pagesize: maxPageSize }
