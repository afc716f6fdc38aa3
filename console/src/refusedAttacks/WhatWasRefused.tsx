import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { iconoDeClase } from './clase.ts'
import type { RefusedAttack } from './refusedAttack.ts'

export const WhatWasRefused = ({ clase }: Pick<RefusedAttack, 'clase'>) => {
  const t = useTexts()
  const Icon = iconoDeClase[clase]
  return (
    <span className="inline-row gap-8 midline">
      <Icon className="soft" size={16} aria-hidden />
      {t(`refusedAttacksClase.${clase}`)}
    </span>
  )
}
