import type { Result } from '@portal/contract'

export type RefusedAttack = Result<'ListRefusedAttacks'>['records'][number]
