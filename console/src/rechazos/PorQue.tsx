import type { Rechazo } from './rechazo.ts'
import { usePorQue } from './usePorQue.ts'

export const PorQue = ({ codigo }: Pick<Rechazo, 'codigo'>) => usePorQue()(codigo)
