import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { iconoDeClase } from './clase.ts'
import styles from './refusedAttacks.module.css'
import type { RefusedAttack } from './refusedAttack.ts'

export const WhatWasRefused = ({ clase }: Pick<RefusedAttack, 'clase'>) => {
  const t = useTexts()
  const Icon = iconoDeClase[clase]
  return (
    <span className={styles.what}>
      <Icon className="soft" size={16} aria-hidden />
      {t(`refusedAttacksClase.${clase}`)}
    </span>
  )
}
