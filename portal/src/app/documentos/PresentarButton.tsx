import { Button } from '@portal/ui/controls/Button.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { abiertoAddress } from './addresses.ts'
import type { Faltante } from './faltantes.ts'

/** Opens its dialog by saying so in the address, where a link from elsewhere can say it too. */
export const PresentarButton = ({ recursoid, nombre, documento }: Faltante) => {
  const t = useTexts()
  const [, change] = useAddress(abiertoAddress.read)
  return (
    <Button
      size="small"
      onClick={() => change({ recursoid, tipodocumentoid: documento.tipodocumentoid })}
      aria-label={t('pendientes.presentarDe', { documento: documento.nombre, nombre })}
    >
      {t('presentar.hacer.presentar')}
    </Button>
  )
}
