import type { RefusedAttack } from './refusedAttack.ts'
import { usePorQue } from './usePorQue.ts'

export const PorQue = ({ codigo }: Pick<RefusedAttack, 'codigo'>) => usePorQue()(codigo)
