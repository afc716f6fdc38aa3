import { X as ClearIcon, Search as SearchIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import button from '../controls/button.module.css'
import styles from './searchBox.module.css'

const pauseMs = 300

interface SearchBoxProps {
  label?: string | undefined
  value: string
  /** Runs when typing pauses, and at once on Enter. */
  onSearch: (search: string) => void
}

export const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const t = useTexts()
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The address changed by other means (Back, a cleared filter): show what it says.
  if (value !== asked) {
    setAsked(value)
    setTyped(value)
  }

  const search = (next: string, delayMs: number) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAsked(next.trim())
      onSearch(next.trim())
    }, delayMs)
  }

  const name = label === undefined ? t('tabla.buscar') : t('tabla.buscarPor', { campos: label })
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        className="whole ink rounded on-card"
        type="search"
        value={typed}
        placeholder={narrow ? t('tabla.buscar') : (label ?? name)}
        aria-label={name}
        onChange={(event) => search(event.target.value, pauseMs)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0)
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={button.softIcon}
          aria-label={t('tabla.borrarBusqueda')}
          onClick={() => search('', 0)}
        >
          <ClearIcon size={16} />
        </button>
      )}
    </div>
  )
}
