import type { Result } from '@portal/contract'

export type Profile = Result<'DetailProfile'>['records'][number]
