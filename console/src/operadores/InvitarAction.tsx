import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { UserPlus as InviteIcon } from 'lucide-react'
import { useState } from 'react'
import { OperadorPanel } from './OperadorPanel.tsx'

/** Opens the form of a new operador. */
export const InvitarAction = () => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <PrimaryAction
        label={t('operadores.invitar.accion')}
        icon={<InviteIcon />}
        onClick={() => setOpen(true)}
      />
      {open && <OperadorPanel onClose={() => setOpen(false)} />}
    </>
  )
}
