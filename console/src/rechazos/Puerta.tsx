import { useTexts } from '@portal/ui/app/useTexts.ts'
import type { Rechazo } from './rechazo.ts'

export const Puerta = ({ puerta }: Pick<Rechazo, 'puerta'>) => useTexts()(`rechazosPuerta.${puerta}`)
