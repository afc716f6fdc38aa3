import type { Answer } from '@portal/contract'

export type Transporte = Answer<'DetailTransporte'>['records'][number]
