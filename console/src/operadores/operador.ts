import type { Result } from '@portal/contract'

export type Operador = Result<'ListOperadores'>['records'][number]
