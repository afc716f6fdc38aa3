import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import celda from '../piezas/celda.module.css'
import type { Linea } from './linea.ts'
import { LineaDialog } from './LineaDialog.tsx'
import { useFrase } from './useFrase.ts'

/** Opens all that is known of a line. */
export const VerLinea = ({ linea }: { linea: Linea }) => {
  const t = useTexts()
  const frase = useFrase()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={celda.open}
        aria-label={t('auditoria.ver', { que: frase(linea).dice })}
        onClick={() => setOpen(true)}
      >
        {t('auditoria.verla')}
      </button>
      {open && <LineaDialog linea={linea} onClose={() => setOpen(false)} />}
    </>
  )
}
