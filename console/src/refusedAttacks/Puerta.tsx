import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { RefusedAttack } from './refusedAttack.ts'

export const Puerta = ({ puerta }: Pick<RefusedAttack, 'puerta'>) =>
  useTexts()(`refusedAttacksPuerta.${puerta}`)
