import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { UserPlus as InviteIcon } from 'lucide-react'
import { useState } from 'react'
import { useIsTitular, useMayAsk } from '../session/useLogin.ts'
import { UsuarioPanel } from './UsuarioPanel.tsx'

/** Opens the form of a new user; only the titular has it. */
export const InvitarAction = () => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const mayAsk = useMayAsk('SaveContact')
  if (!useIsTitular() || !mayAsk) return null
  return (
    <>
      <PrimaryAction
        label={t('usuarios.invitar.accion')}
        icon={<InviteIcon />}
        onClick={() => setOpen(true)}
      />
      {open && <UsuarioPanel onClose={() => setOpen(false)} />}
    </>
  )
}
