import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Rechazo } from './rechazo.ts'

export const Puerta = ({ puerta }: Pick<Rechazo, 'puerta'>) => useTexts()(`rechazosPuerta.${puerta}`)
