import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { useState } from 'react'
import styles from '../piezas/celda.module.css'
import type { Operador } from './operador.ts'
import { OperadorPanel } from './OperadorPanel.tsx'
import { useIsMe } from './useIsMe.ts'

/** Who it is, which opens what can be changed of them. */
export const Nombre = ({ operador }: { operador: Operador }) => {
  const t = useTexts()
  const isMe = useIsMe()(operador)
  const [open, setOpen] = useState(false)
  const { nombre } = operador
  return (
    <span className={styles.whose}>
      <PersonAvatar name={nombre} size={24} />
      <button
        type="button"
        className={styles.open}
        aria-label={t('operadores.abrir', { nombre })}
        onClick={() => setOpen(true)}
      >
        {nombre}
      </button>
      {isMe && <span className={styles.make}>{t('operadores.vos')}</span>}
      {open && <OperadorPanel operador={operador} onClose={() => setOpen(false)} />}
    </span>
  )
}
