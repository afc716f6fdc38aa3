import { worksOnData } from '../../../handler.ts'
import { revokeToken } from '../../shared/tokens.ts'

export const RevocarToken = worksOnData<'RevocarToken'>(({ tokenid }, { db }) => revokeToken(db, tokenid))
