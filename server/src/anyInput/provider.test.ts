import { providerOperations } from '@portal/contract'
import { anonymousAtConsole } from '../testing/caller.ts'
import { tryEveryOperation } from '../testing/tryEveryOperation.ts'

tryEveryOperation('provider', providerOperations, anonymousAtConsole)
