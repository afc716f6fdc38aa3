import { Search as SearchIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Part } from '../onDemand/part.ts'
import { DialogOnDemand } from '../onDemand/OnDemand.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Hidden } from '../show/Hidden.tsx'
import styles from './searchBox.module.css'

interface SearchBoxProps {
  /** A `SearchDialog` that knows what the app has to find. */
  dialog: Part<{ onClose: () => void }>
  /** What can be found, in a few words. */
  finds: string
}

/** The search box of the bar: it opens where there is room for what is found. Ctrl K opens it from anywhere. */
export const SearchBox = ({ dialog, finds }: SearchBoxProps) => {
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
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={finds}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <Hidden>{t('buscador.buscar')}</Hidden>
        <span aria-hidden>{t('buscador.buscar')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open && <DialogOnDemand part={dialog} props={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
