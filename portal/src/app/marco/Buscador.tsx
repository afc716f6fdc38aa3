import { onDemand } from '@portal/ui/app/onDemand.ts'
import { DialogOnDemand } from '@portal/ui/app/OnDemand.tsx'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Search as SearchIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './buscador.module.css'

const dialogo = onDemand(async () => (await import('./BuscarDialog.tsx')).BuscarDialog)

/** The search box of the bar: it opens where there is room for what is found. Ctrl K opens it from anywhere. */
export const Buscador = () => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // What a dialog asks is answered first.
      if (!document.querySelector('dialog:modal')) setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-label={t('busqueda.buscar')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={t('busqueda.queBusca')}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span>{t('busqueda.buscar')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open && <DialogOnDemand part={dialogo} props={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
