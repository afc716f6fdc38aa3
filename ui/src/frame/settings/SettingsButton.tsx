import { Palette as LookIcon } from 'lucide-react'
import { useState } from 'react'
import { onDemand } from '../../app/onDemand.ts'
import { DialogOnDemand } from '../../app/OnDemand.tsx'
import { useTexts } from '../../app/useTexts.ts'
import styles from '../iconButton.module.css'

const panel = onDemand(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)

export const SettingsButton = () => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        title={t('apariencia.titulo')}
        aria-label={t('apariencia.titulo')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LookIcon />
      </button>
      {open && <DialogOnDemand part={panel} props={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
