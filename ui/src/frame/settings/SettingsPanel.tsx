import { X as CloseIcon } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { IconButton } from '../../controls/Button.tsx'
import { Dialog } from '../../feedback/Dialog.tsx'
import { LayoutSettings } from './LayoutSettings.tsx'
import { ResetLook } from './ResetLook.tsx'
import styles from './settings.module.css'
import { ThemeSettings } from './ThemeSettings.tsx'

const tabs = [
  { key: 'tema', Body: ThemeSettings },
  { key: 'disposicion', Body: LayoutSettings },
] as const

/** Beside the page, which shows each choice as it is made. */
export const SettingsPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  const [current, setCurrent] = useState<(typeof tabs)[number]>(tabs[0])
  const goTo = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    // There are two: either key leads to the other.
    const other = tabs.find((tab) => tab !== current) ?? current
    setCurrent(other)
    document.getElementById(`${id}-${other.key}`)?.focus()
  }
  return (
    <Dialog dismissable className={styles.panel} labelledBy={id} onClose={onClose}>
      <header className={styles.head}>
        <h2 className="heading" id={id}>
          {t('apariencia.titulo')}
        </h2>
        <IconButton label={t('acciones.cerrar')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div role="tablist" aria-label={t('apariencia.secciones')} className={styles.tabs} onKeyDown={goTo}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={`${id}-body`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setCurrent(tab)}
          >
            {t(`apariencia.${tab.key}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-body`} role="tabpanel" aria-labelledby={`${id}-${current.key}`} className={styles.body}>
        <current.Body />
      </div>
      <ResetLook />
    </Dialog>
  )
}
