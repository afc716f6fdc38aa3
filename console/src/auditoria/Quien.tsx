import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { Server as CommandIcon, UserRound as NobodyIcon } from 'lucide-react'
import celda from '../piezas/celda.module.css'
import styles from './auditoria.module.css'
import type { Linea } from './linea.ts'

/** Who did it: nobody is known before signing in, and a command of the server has no person. */
export const Quien = ({ actor, actor_nombre, ip }: Linea) => {
  const t = useTexts()
  const nombre = actor_nombre ?? (actor === null ? null : t('auditoria.uno'))
  const Icon = ip === null ? CommandIcon : NobodyIcon
  return (
    <span className={celda.whose}>
      {nombre === null ? (
        <span className={styles.nobody}>
          <Icon size={14} aria-hidden />
        </span>
      ) : (
        <PersonAvatar name={nombre} size={24} />
      )}
      <span className={celda.name}>{nombre ?? t(ip === null ? 'auditoria.orden' : 'auditoria.nadie')}</span>
    </span>
  )
}
