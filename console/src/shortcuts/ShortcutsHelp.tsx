import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './shortcutsHelp.module.css'
import { useShortcutsEnabled } from './useShortcutsEnabled.ts'

interface ShortcutHelp {
  keys: string
  does: string
}

interface ShortcutsHelpProps {
  shortcuts: readonly ShortcutHelp[]
  onClose: () => void
}

/** What each key does, and whether keys do anything. It is open while it is drawn. */
export const ShortcutsHelp = ({ shortcuts, onClose }: ShortcutsHelpProps) => {
  const t = useTexts()
  const id = useId()
  const [enabled, setEnabled] = useShortcutsEnabled()
  const understood = useRef<HTMLButtonElement>(null)

  // Once it is open: the browser gives the focus to the first thing in it.
  useEffect(() => understood.current?.focus(), [])

  return (
    <Dialog labelledBy={id} dismissable onClose={onClose}>
      <DialogTitle id={id}>{t('atajos.titulo')}</DialogTitle>
      <DialogBody>
        <dl className={styles.keys}>
          {shortcuts.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd className="bold centered">{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.use}>
          <input
            className="rigid relative shaded"
            type="checkbox"
            role="switch"
            checked={enabled}
            onChange={({ target }) => setEnabled(target.checked)}
          />
          {t('atajos.usar')}
        </label>
      </DialogBody>
      <DialogActions>
        <Button ref={understood} kind="solid" onClick={onClose}>
          {t('atajos.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
