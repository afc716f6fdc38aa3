import { carrierOperations } from '@portal/contract'
import { anonymous } from '../testing/caller.ts'
import { tryEveryOperation } from '../testing/tryEveryOperation.ts'

tryEveryOperation('carrier', carrierOperations, anonymous)
