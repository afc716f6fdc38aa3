import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { LanguageChoice } from '@portal/ui/frame/settings/LanguageChoice.tsx'
import { useId } from 'react'
import styles from '../piezas/form.module.css'

/** In which language one person works: what carriers are told stays in theirs. */
export const Idioma = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={480}>
      <DialogTitle id={id}>{t('menu.queIdioma')}</DialogTitle>
      <DialogBody>
        <div className={styles.form}>
          <LanguageChoice />
          <p className="small soft">{t('menu.idiomaAyuda')}</p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
