import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useState } from 'react'
import { TerminarDialog } from '../TerminarDialog.tsx'
import type { Participacion } from '../operacion.ts'

interface TerminarVariosProps {
  rows: readonly Participacion[]
  clear: () => void
}

/** Ends that the chosen ones take part, those of them that still do or will. */
export const TerminarVarios = ({ rows, clear }: TerminarVariosProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const left = rows.filter(({ estado }) => estado !== 'terminada')
  return (
    <>
      <Button size="small" disabled={left.length === 0} onClick={() => setOpen(true)}>
        {t('operacion.terminar.corto')}
      </Button>
      {open && <TerminarDialog participaciones={left} onEnded={clear} onClose={() => setOpen(false)} />}
    </>
  )
}
