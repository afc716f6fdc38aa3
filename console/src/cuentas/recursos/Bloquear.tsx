import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useState } from 'react'
import { BloqueoDialog } from './BloqueoDialog.tsx'
import type { Recurso } from '../cuenta.ts'

interface BloquearProps {
  cuentaid: string
  recurso: Pick<Recurso, 'recursoid' | 'tiporecurso' | 'nombre' | 'estado'>
  /** Words alone, in a row among others that say the same. */
  inRow?: boolean
}

/** Blocks or unblocks a chofer or a dominio. A company is suspended instead. */
export const Bloquear = ({ cuentaid, recurso, inRow = false }: BloquearProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const { tiporecurso, nombre, estado } = recurso
  if (tiporecurso === 'transporte') return null
  const deed = estado === 'BLOQUEADO' ? 'desbloquear' : 'bloquear'
  return (
    <>
      <Button
        size="small"
        {...(inRow && { kind: 'quiet', 'aria-label': t(`bloqueo.boton.${deed}`, { nombre }) })}
        onClick={() => setOpen(true)}
      >
        {t(`bloqueo.accion.${deed}`)}
      </Button>
      {open && (
        <BloqueoDialog cuentaid={cuentaid} recurso={recurso} deed={deed} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
