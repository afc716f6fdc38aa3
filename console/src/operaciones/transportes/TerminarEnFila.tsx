import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useState } from 'react'
import { TerminarDialog } from '../TerminarDialog.tsx'
import type { Participacion } from '../operacion.ts'

/** Ends that an account takes part. What ended already has nothing to press. */
export const TerminarEnFila = ({ participacion }: { participacion: Participacion }) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (participacion.estado === 'terminada') return null
  return (
    <>
      <ActionButton
        label={t('operacion.terminar.corto')}
        of={participacion.accountname}
        kind="quiet"
        onClick={() => setOpen(true)}
      />
      {open && <TerminarDialog participaciones={[participacion]} onClose={() => setOpen(false)} />}
    </>
  )
}
