import type { Result } from '@portal/contract'

export type Tipo = Result<'ListTipos'>['records'][number]
