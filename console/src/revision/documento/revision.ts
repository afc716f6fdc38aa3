import type { Result } from '@portal/contract'

export type Revision = Result<'DetailRevision'>['records'][number]
