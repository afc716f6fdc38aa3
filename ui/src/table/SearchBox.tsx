import { X as ClearIcon, Search as SearchIcon } from 'lucide-react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const pauseMs = 300

interface SearchBoxProps {
  label?: string | undefined
  value: string
  /** Runs when typing pauses, and at once on Enter. */
  onSearch: (search: string) => void
}

export const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation()
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

  return (
    <MuiTextField
      type="search"
      size="small"
      value={typed}
      onChange={(event) => search(event.target.value, pauseMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed, 0)
      }}
      placeholder={label ?? t('tabla.buscar')}
      sx={{
        flex: '1 1 220px',
        maxWidth: { sm: 340 },
        'input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label ?? t('tabla.buscar') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t('tabla.borrarBusqueda')}
                onClick={() => search('', 0)}
                sx={{ minWidth: 32, minHeight: 32 }}
              >
                <ClearIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
