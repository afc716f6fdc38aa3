import type { Result } from '@portal/contract'

export type Documento = Result<'DetailDocumento'>['records'][number]
