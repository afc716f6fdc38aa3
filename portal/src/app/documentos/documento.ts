import type { Answer } from '@portal/contract'

export type Documento = Answer<'DetailDocumento'>['records'][number]
