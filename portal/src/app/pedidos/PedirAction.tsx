import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { DialogOnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Send as AskIcon } from 'lucide-react'
import { useState } from 'react'
import { useMayAsk } from '../session/useLogin.ts'
import { pedirPart } from './pedirPart.ts'

/** In the head of one resource: asks for what it lacks. */
export const PedirAction = ({ recursoid }: { recursoid: string }) => {
  const t = useTexts()
  const may = useMayAsk('CrearPedidos')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <HeadAction label={t('pedidos.pedirPapeles')} icon={<AskIcon />} onClick={() => setOpen(true)} />
      {open && (
        <DialogOnDemand part={pedirPart} props={{ recursos: [recursoid], onClose: () => setOpen(false) }} />
      )}
    </>
  )
}
