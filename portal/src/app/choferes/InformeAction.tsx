import { addresses } from '@portal/contract/door.ts'
import { InformeDeDatos } from '@portal/parts/InformeDeDatos.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { FileUser as ReportIcon } from 'lucide-react'
import { useState } from 'react'
import { useIsTitular, useMayAsk } from '../session/useLogin.ts'

/** What is held of a chofer, for a titular to hand over. */
export const InformeAction = ({ choferid, nombre }: { choferid: string; nombre: string }) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const mayAsk = useMayAsk('InformeDeDatos')
  if (!useIsTitular() || !mayAsk) return null
  const url = `${addresses.informe}/${choferid}`
  return (
    <>
      <Button kind="quiet" icon={<ReportIcon size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('informe.accion')}
      </Button>
      {open && (
        <InformeDeDatos
          nombre={nombre}
          urls={{ pdf: `${url}/pdf`, json: `${url}/json` }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
