import { X as CloseIcon, Search as SearchIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { say } from '../texts/idioma.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button, IconButton } from '../controls/Button.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import { move } from '../fields/plain/comboboxState.ts'
import { Link } from '../controls/Link.tsx'
import hidden from '../show/hidden.module.css'
import styles from './searchDialog.module.css'
import { usePaused } from './usePaused.ts'

export interface Found {
  /** Unlike any other's, whatever its kind. */
  id: string
  href: string
  /** What a person sees of it. */
  shown: ReactNode
}

interface FoundGroup {
  /** The kind, in the plural. */
  name: string
  found: readonly Found[]
}

interface Search {
  /** While it is `pending` they may be of what was typed before. */
  groups: readonly FoundGroup[]
  pending: boolean
  error: Error | null
  retry: () => void
}

interface SearchDialogProps {
  /** What can be found, in a few words. */
  finds: string
  /** So few letters are asked about. */
  least: number
  /** A hook: what the app finds for a text, once it is `asked` about. */
  useSearch: (search: string, asked: boolean) => Search
  onClose: () => void
}

/** Finds what there is, of every kind, as it is typed: a combobox, whose list is grouped by kind. */
export const SearchDialog = ({ finds, least, useSearch, onClose }: SearchDialogProps) => {
  const t = useTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const search = usePaused(typed.trim())
  const asked = search.length >= least
  const { groups: all, pending, error, retry } = useSearch(search, asked)
  const groups = asked && !error ? all : []
  const found = groups.flatMap((group) => group.found)
  const at = Math.min(active, found.length - 1)
  const optionId = (index: number) => `${id}-${index}`
  const isOld = pending || search !== typed.trim()
  /** Enter was pressed before it was known what is found. */
  const early = useRef(false)

  useEffect(() => {
    if (isOld || !early.current) return
    early.current = false
    document.getElementById(`${id}-${at}`)?.click()
  }, [id, at, isOld])

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(event.key)) {
      event.preventDefault()
      early.current = false
      setActive(move(at, event.key, found.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // What is listed until then is of what was typed before.
      if (isOld) early.current = true
      else document.getElementById(optionId(at))?.click()
    }
  }

  return (
    <Dialog dismissable className={styles.dialog} labelledBy={`${id}-label`} onClose={onClose}>
      <div className={styles.head}>
        <SearchIcon aria-hidden />
        <label id={`${id}-label`} htmlFor={`${id}-input`} className={hidden.hidden}>
          {finds}
        </label>
        <input
          className="grow slim ink unringed"
          id={`${id}-input`}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-describedby={`${id}-said`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
          maxLength={100}
          placeholder={finds}
          value={typed}
          onChange={({ target }) => {
            early.current = false
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton size="small" label={t('acciones.cerrar')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('buscador.resultados')} className={styles.list}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={group.name}>
            <p className="tiny bold soft" aria-hidden>
              {group.name}
            </p>
            {group.found.map((one) => {
              const index = found.indexOf(one)
              return (
                <Link
                  key={one.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  tabIndex={-1}
                  href={one.href}
                  className={styles.option}
                  onPointerMove={() => setActive(index)}
                  onClick={onClose}
                >
                  {one.shown}
                </Link>
              )
            })}
          </div>
        ))}
      </div>
      {asked && error ? (
        <div className={styles.failed} role="alert">
          {say(error.message)}
          <Button size="small" onClick={retry}>
            {t('acciones.reintentar')}
          </Button>
        </div>
      ) : (
        <p id={`${id}-said`} role="status" className={styles.said} data-quiet={found.length > 0 || undefined}>
          {!asked
            ? t('buscador.minimo', { count: least })
            : isOld
              ? t('buscador.buscando')
              : found.length === 0
                ? t('buscador.nada', { search })
                : t('buscador.cuantos', { count: found.length })}
        </p>
      )}
    </Dialog>
  )
}
