import type { Result } from '@portal/contract'

export type Rechazo = Result<'ListRechazos'>['records'][number]
