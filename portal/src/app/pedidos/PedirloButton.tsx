import { IconButton } from '@portal/ui/controls/Button.tsx'
import { DialogOnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Send as AskIcon } from 'lucide-react'
import { useState } from 'react'
import { useMayAsk } from '../session/useLogin.ts'
import { pedirPart } from './pedirPart.ts'
import type { Elegida } from './pedir/eleccion.ts'

export type { Elegida } from './pedir/eleccion.ts'

interface PedirloButtonProps extends Elegida {
  /** Which paper, and whose: said to who can't see the row. */
  of: string
}

/** Asks whoever has a paper for it, by a link; not there where a back office elsewhere knows of no such thing. */
export const PedirloButton = ({ of, ...elegida }: PedirloButtonProps) => {
  const t = useTexts()
  const may = useMayAsk('CrearPedidos')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <IconButton label={`${t('pedidos.pedirselo')}: ${of}`} onClick={() => setOpen(true)}>
        <AskIcon size={20} />
      </IconButton>
      {open && (
        <DialogOnDemand
          part={pedirPart}
          props={{ recursos: [elegida.recursoid], elegidas: [elegida], onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
