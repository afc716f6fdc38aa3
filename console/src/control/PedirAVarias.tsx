import type { Result } from '@portal/contract'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useState } from 'react'
import { controlAddress } from './address.ts'
import { mesDe } from './mesDe.ts'
import { PedirDialog } from './PedirDialog.tsx'

interface PedirAVariasProps {
  rows: readonly Result<'ControlDelMes'>['records'][number][]
  clear: () => void
}

/** Asks the chosen accounts for what they lack. */
export const PedirAVarias = ({ rows, clear }: PedirAVariasProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const [address] = useAddress(controlAddress.read)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('controles.pedir.corto')}
      </Button>
      {open && (
        <PedirDialog
          mes={mesDe(address.mes)}
          cuentas={rows.map(({ cuentaid }) => cuentaid)}
          onAsked={clear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
