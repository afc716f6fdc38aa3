import type { Paso } from '@portal/contract/puertas.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import celda from '../../piezas/celda.module.css'
import { quienesDe } from './paso.ts'
import { PasoDialog } from './PasoDialog.tsx'

/** Opens all that is known of one who passed. */
export const VerPaso = ({ paso }: { paso: Paso }) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const who = quienesDe(paso)
  return (
    <>
      <button
        type="button"
        className={celda.open}
        aria-label={t('porteria.verPaso', {
          quien: who.length > 0 ? listed(who) : t('porteria.noSeSabe'),
          hora: formatTime(paso.momento),
        })}
        onClick={() => setOpen(true)}
      >
        {t('acciones.ver')}
      </button>
      {open && <PasoDialog paso={paso} onClose={() => setOpen(false)} />}
    </>
  )
}
