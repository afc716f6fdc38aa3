import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../rutas.ts'
import styles from './refusedAttacks.module.css'
import type { RefusedAttack } from './refusedAttack.ts'

/** Whom it was about, and leads to all that was. What a stranger typed is nobody's name. */
export const Persona = ({ sujeto, sujeto_nombre, accountname, operacion }: RefusedAttack) => {
  const t = useTexts()
  if (sujeto === null)
    return (
      <span className="soft">{t(operacion === null ? 'refusedAttacks.juntos' : 'refusedAttacks.nadie')}</span>
    )
  return (
    <span className={styles.person}>
      <TextLink href={rutas.refusedAttacks({ sujeto })}>{sujeto_nombre ?? sujeto}</TextLink>
      {accountname !== null && <span className="soft">{accountname}</span>}
    </span>
  )
}
