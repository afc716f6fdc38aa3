import type { Result } from '@portal/contract'

export type Registro = Result<'DetailRegistro'>['records'][number]
