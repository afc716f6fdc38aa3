import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useState } from 'react'
import { useOperador } from '../session/operador.ts'
import { AgregarPanel } from './AgregarPanel.tsx'

/** Opens the form of a number that may register. */
export const Agregar = () => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (useOperador().rol !== 'administrador') return null
  return (
    <>
      <Button kind="primary" size="small" onClick={() => setOpen(true)}>
        {t('cuitConocidos.agregar.accion')}
      </Button>
      {open && <AgregarPanel onClose={() => setOpen(false)} />}
    </>
  )
}
