import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useState } from 'react'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { deQue, type Excepcion } from './excepcion.ts'
import { TerminarDialog } from './TerminarDialog.tsx'

/** Of those in force, for an administrador. */
export const TerminarEnFila = ({ excepcion }: { excepcion: Excepcion }) => {
  const t = useTexts()
  const esAdministrador = useEsAdministrador()
  const [open, setOpen] = useState(false)
  if (!esAdministrador || excepcion.estado !== 'vigente') return null
  const named = deQue(excepcion)
  return (
    <>
      <ActionButton
        label={t('excepcion.terminarCorto')}
        of={[
          named.documento,
          named.recurso,
          ...(excepcion.operacion === null ? [] : [excepcion.operacion]),
        ].join(', ')}
        kind="quiet"
        onClick={() => setOpen(true)}
      />
      {open && (
        <TerminarDialog
          {...named}
          excepcionid={excepcion.excepcionid}
          operacion={excepcion.operacion ?? undefined}
          hasta={excepcion.hasta}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
