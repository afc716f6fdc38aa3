import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { useQueEs, type Correo } from './correo.ts'
import { CorreoDialog } from './CorreoDialog.tsx'
import styles from '../piezas/celda.module.css'

/** What it is, which opens what is known of it. */
export const QueEs = ({ correo }: { correo: Correo }) => {
  const t = useTexts()
  const queEs = useQueEs()
  const [open, setOpen] = useState(false)
  const que = queEs(correo)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('correos.detalle.ver', { para: correo.para, que })}
        onClick={() => setOpen(true)}
      >
        {que}
      </button>
      {open && <CorreoDialog correo={correo} onClose={() => setOpen(false)} />}
    </>
  )
}
