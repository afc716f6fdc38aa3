import { maxPedidos } from '@portal/contract/pedidos.ts'
import { DialogOnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Send as AskIcon } from 'lucide-react'
import { useState } from 'react'
import { useMayAsk } from '../session/useLogin.ts'
import { pedirPart } from './pedirPart.ts'
import type { Elegida } from './pedir/eleccion.ts'

interface PedirElegidosProps {
  recursos: readonly string[]
  /** The papers of rows; without them, whatever each lacks. */
  elegidas?: readonly Elegida[]
}

/** Asks each of the chosen ones for what they lack, by a link of their own. */
export const PedirElegidos = ({ recursos, elegidas }: PedirElegidosProps) => {
  const t = useTexts()
  const may = useMayAsk('CrearPedidos')
  const [open, setOpen] = useState(false)
  if (!may || recursos.length === 0 || recursos.length > maxPedidos) return null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <AskIcon />
        {t('pedidos.pedirA', { count: recursos.length, n: formatNumber(recursos.length) })}
      </button>
      {open && (
        <DialogOnDemand
          part={pedirPart}
          props={{ recursos: [...recursos], elegidas, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
