import { Button } from '@portal/ui/controls/Button.tsx'
import { DropOnRow } from '@portal/ui/controls/DropOnRow.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PedirloButton } from '../../pedidos/PedirloButton.tsx'
import { leaveFiles } from '../presentar/soltados.ts'
import { abiertoAddress, abrir } from '../abierto.ts'
import type { Faltante } from '../faltantes.ts'

/** Opens its dialog by saying so in the address, where a link from elsewhere can say it too. */
export const PresentarButton = ({ recursoid, nombre, documento }: Faltante) => {
  const t = useTexts()
  const [, change] = useAddress(abiertoAddress.read)
  const item = { recursoid, tipodocumentoid: documento.tipodocumentoid, periodo: null }
  return (
    <DropOnRow
      onFiles={(files) => {
        leaveFiles(item, files)
        change(abrir(item))
      }}
    >
      <span className="row gap-4 ends">
        <PedirloButton {...item} of={`${documento.nombre}, ${nombre}`} />
        <Button
          size="small"
          onClick={() => change(abrir(item))}
          aria-label={t('pendientes.presentarDe', { documento: documento.nombre, nombre })}
        >
          {t('presentar.hacer.presentar')}
        </Button>
      </span>
    </DropOnRow>
  )
}
