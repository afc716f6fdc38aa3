import { IconButton } from '@portal/ui/controls/Button.tsx'
import { Dialog } from '@portal/ui/feedback/Dialog.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { X as CloseIcon } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import styles from './presentarLista.module.css'
import { PresentarRail } from './PresentarRail.tsx'

type PresentarListaProps = ComponentProps<typeof PresentarRail> & { onClose: () => void }

/** What is in the series, over the document at hand, where there is no room beside it: on a phone a sheet from below. */
export const PresentarLista = ({ onClose, onGo, ...rail }: PresentarListaProps) => {
  const t = useTexts()
  const id = useId()
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={480} className={styles.sheet}>
      <header className={styles.head}>
        <h2 className="heading" id={id}>
          {t('presentar.lista')}
        </h2>
        <IconButton label={t('acciones.cerrar')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <PresentarRail
        {...rail}
        inSheet
        onGo={(place) => {
          onClose()
          onGo(place)
        }}
      />
    </Dialog>
  )
}
