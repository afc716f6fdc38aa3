import type { Answer } from '@portal/contract'

export type Profile = Answer<'DetailProfile'>['records'][number]
