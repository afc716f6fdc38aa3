import { recursoName } from '@portal/parts/recursoName.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { abiertoAddress } from './addresses.ts'
import { presentableDe, tareaDe, type Presentado } from './presentado.ts'

/** What can be done about a document on its row: presenting it opens over the list, by saying so in the address. */
export const AccionDeDocumento = ({ documento }: { documento: Presentado }) => {
  const { t } = useTranslation()
  const [, change] = useAddress(abiertoAddress.read)
  const of = `${documento.tipodocumento}, ${recursoName(documento)}`
  const tarea = tareaDe(documento)
  const item = presentableDe(documento)
  if (!tarea || !item) {
    return (
      <ActionButton
        label={t('acciones.ver')}
        of={of}
        kind="quiet"
        href={rutas.documento(documento.documentoid)}
      />
    )
  }
  const { recursoid, tipodocumentoid } = item
  return (
    <ActionButton
      label={t(`presentar.enFila.${tarea.duty}`)}
      of={of}
      kind={tarea.now ? 'now' : 'quiet'}
      onClick={() => change({ recursoid, tipodocumentoid })}
    />
  )
}
